import { describe, expect, it } from "vitest";
import type { Kind, TalkRefusal } from "../types";
import { Draft } from "./draft.svelte";
import { SHEETS } from "./kinds";

const draft = (change: Partial<Draft>): Draft => Object.assign(new Draft(), change);

describe("a remark", () => {
  it.each<[Partial<Draft>, string]>([
    [{ kind: "have_card", gear: "tools", value: 5 }, "say have tools 5"],
    [{ kind: "have_total", gear: "books", value: 0 }, "say sum books 0"],
    [{ kind: "have_count", gear: "crates", value: 2 }, "say count crates 2"],
    [{ kind: "have_size", gear: "crates", size: "fair" }, "say size crates fair"],
    [{ kind: "offer", letter: "a" }, "say cover a"],
    [{ kind: "offer", letter: "a", value: 8 }, "say cover a 8"],
    [{ kind: "request", gear: "weapons", to: 1 }, "say to p2 play weapons"],
    [{ kind: "hold", gear: "weapons" }, "say keep weapons"],
    [{ kind: "total", letter: "b", value: 9 }, "say total b 9"],
    [{ kind: "need", letter: "b", value: 3 }, "say need b 3"],
    [{ kind: "focus", letter: "b" }, "say only b"],
    [{ kind: "ask", gear: "tools" }, "say ask tools"],
    [{ kind: "yes", re: 2 }, "say re 2 yes"],
    [{ kind: "no" }, "say no"],
    [{ kind: "number", value: 8 }, "say number 8"],
    [{ kind: "point", at: "p3" }, "say point p3"],
    [{ kind: "react", sign: "scream" }, "say sign scream"],
    [{ kind: "go" }, "say now"],
    [{ kind: "wait" }, "say wait"],
    [{ kind: "injured", value: 1 }, "say injured 1"],
    [{ kind: "echo", of: 4 }, "say echo 4"],
    [{ kind: "text", body: "  five of  mine " }, "say text five of mine"],
  ])("is written as the engine reads it: %o", (fields, command) => {
    expect(draft(fields).command(0)).toBe(command);
  });

  it("replaces names by seats", () => {
    const typed = draft({ kind: "text", body: "TEXT, ROALD!" });
    expect(typed.command(0, ["Text", "Roald"])).toBe("say text P1, P2!");
    expect(typed.command(0)).toBe("say text TEXT, ROALD!");
  });

  it("orders its modifiers and includes the number of seen cards", () => {
    const dressed = draft({
      kind: "have_card",
      gear: "tools",
      value: 5,
      to: 1,
      re: 3,
      prefix: ["2", "red"],
      suffix: ["please", "?"],
      isShout: true,
      isSplit: true,
    });
    expect(dressed.command(2)).toBe(
      "say seen 2 to p2 re 3 first 2,red last please,? shout as 2+3 have tools 5",
    );
  });

  it("is not sent while a field is missing", () => {
    const bare: Kind[] = ["yes", "no", "go", "wait"];
    for (const kind of Object.values(SHEETS).flat())
      expect(draft({ kind }).command(0) === null, kind).toBe(!bare.includes(kind));
  });

  it("has no modifiers on signs", () => {
    const sign = draft({ kind: "react", sign: "stop", prefix: ["red"], isShout: true });
    expect(sign.command(0)).toBe("say sign stop");
  });

  it("is fixed as the verdict asks", () => {
    const made = draft({ kind: "have_card", gear: "tools", value: 5 });
    const fix = (verdict: { code: string; [field: string]: unknown }) =>
      made.fix({ madness: "l1-01", ...verdict } as unknown as TalkRefusal)?.();
    fix({ code: "no_please" });
    fix({ code: "not_numbered", n: 3 });
    fix({ code: "not_shouted" });
    fix({ code: "not_a_sum", value: 5 });
    fix({ code: "name_only", whom: 2 });
    expect(made.command(0)).toBe("say to p3 first 3 last please shout as 2+3 have tools 5");
    expect(made.fix({ code: "breathless", left: 3 } as unknown as TalkRefusal)).toBe(null);
    fix({ code: "same_colour", colour: "gold" });
    expect(made.prefix[0]).toBe("red");
  });

  it("keeps settings and advances ordinals after sending", () => {
    const made = draft({
      kind: "have_card",
      gear: "tools",
      value: 5,
      prefix: ["2", "gold"],
      suffix: ["please"],
      re: 1,
    });
    made.sent();
    expect([...made.prefix, ...made.suffix]).toEqual(["3", "red", "please"]);
    expect(made.command(0)).toBe(null);
    expect(made.re).toBe(null);
    expect(made.gear).toBe("tools");
  });
});
