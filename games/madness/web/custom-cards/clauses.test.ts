import { describe, expect, it } from "vitest";
import { Texts } from "../../../../web/src/text/texts";
import gameDe from "../../text/de.ftl?raw";
import gameEn from "../../text/en.ftl?raw";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import {
  CLAUSES,
  clauseName,
  clauseText,
  defaultClause,
  formatClause,
  KINDS,
  parseClause,
  toggleKind,
  WORDS,
} from "./clauses";

describe("clauses", () => {
  it("round-trip", () => {
    for (const word of WORDS)
      expect(parseClause(formatClause(defaultClause(word)))).toEqual(defaultClause(word));
    for (const written of [
      "max_len 7",
      "after_seat right 60",
      "kinds_only have_card,yes text yes_no",
      "kinds_ban ask",
      "letters_ban o",
    ])
      expect(formatClause(parseClause(written))).toBe(written);
  });
  it("omit the default rule for free text", () => {
    expect(formatClause(defaultClause("kinds_only"))).toBe("kinds_only yes,no");
    expect(formatClause({ word: "kinds_ban", values: ["ask", "no_asking"] })).toBe(
      "kinds_ban ask text no_asking",
    );
  });
  it("keep kinds in order and at least one", () => {
    expect(toggleKind("yes,no", "have_card")).toBe("have_card,yes,no");
    expect(toggleKind("yes,no", "no")).toBe("yes");
    expect(toggleKind("yes", "yes")).toBe("yes");
  });
  it("have texts in both languages", () => {
    for (const texts of [new Texts("en", [gameEn, en]), new Texts("de", [gameDe, de])]) {
      const t = (key: string, args?: Record<string, string | number>) => texts.t(key, args);
      for (const word of WORDS) {
        const parts = CLAUSES[word];
        const choices = parts.flatMap((part, nth) =>
          (part.is === "choice" ? part.values : part.is === "kinds" ? KINDS : []).map((value) => ({
            word,
            values: defaultClause(word).values.map((old, at) => (at === nth ? value : old)),
          })),
        );
        const lines = [
          clauseName(word, t),
          ...[defaultClause(word), ...choices].map((clause) => clauseText(clause, t)),
        ];
        for (const sentence of [...lines, ...parts.map((part) => t(`part-${part.arg}`))])
          expect(/[[{]/.exec(sentence)?.[0] ?? "", sentence).toBe("");
        expect(lines.slice(1).join().includes("…")).toBe(false);
      }
    }
  });
  it("have defaults within their limits", () => {
    for (const part of WORDS.flatMap((word) => CLAUSES[word]))
      if (part.is === "number") expect(part.first >= part.min && part.first <= part.max).toBe(true);
  });
});
