// The remark being composed: a statement and its modifiers. `command` is its canonical text form.
import { named } from "../targets";
import type { Gear, Kind, Letter, Refusal, Sign, Size } from "../types";
import {
  BODY_MAX,
  COLOURS,
  canSplit,
  hasGear,
  hasLetter,
  isGesture,
  numbersOf,
  ORDINALS,
  PREFIX_MAX,
  SUFFIX_MAX,
} from "./kinds";
import { encodeNames } from "./names";

/** The first words of statements, if they differ from the kind. */
const WORDS: Partial<Record<Kind, string>> = {
  have_card: "have",
  have_total: "sum",
  have_count: "count",
  have_size: "size",
  offer: "cover",
  request: "play",
  hold: "keep",
  focus: "only",
  go: "now",
  react: "sign",
};

/** The chips that fix a verdict, by its code. */
const FIXES: Record<string, readonly ["prefix" | "suffix", string]> = {
  no_please: ["suffix", "please"],
  no_song: ["suffix", "tekeli-li"],
  no_weather: ["suffix", "cold"],
  no_question: ["suffix", "?"],
  no_contradiction: ["prefix", "no"],
};

export type Tray = "to" | "re" | "chips";

export class Draft {
  kind = $state<Kind>("have_total");
  gear = $state<Gear | null>(null);
  letter = $state<Letter | null>(null);
  value = $state<number | null>(null);
  size = $state<Size | null>(null);
  sign = $state<Sign | null>(null);
  /** The target of a pointing gesture, as written in commands. */
  at = $state<string | null>(null);
  /** The remark to repeat. */
  of = $state<number | null>(null);
  body = $state("");
  to = $state<number | null>(null);
  re = $state<number | null>(null);
  prefix = $state.raw<readonly string[]>([]);
  suffix = $state.raw<readonly string[]>([]);
  isShout = $state(false);
  isSplit = $state(false);
  tray = $state<Tray | null>(null);

  choose(kind: Kind): void {
    this.kind = kind;
    const numbers = numbersOf(kind);
    if (!numbers || (this.value !== null && (this.value < numbers.min || this.value > numbers.max)))
      this.value = null;
  }

  /** Chooses a kind of equipment or a challenge to speak about or point at. */
  take({ gear, letter }: { gear?: Gear; letter?: Letter }): void {
    if (this.kind === "point") this.at = gear ?? letter ?? null;
    else if (gear) this.gear = gear;
    else if (letter) this.letter = letter;
  }

  /** The statement, or null while something is missing. */
  readonly statement = $derived.by((): string | null => {
    const { kind } = this;
    const words: (string | number)[] = [WORDS[kind] ?? kind];
    const add = (word: string | number | null): boolean => {
      if (word !== null) words.push(word);
      return word !== null;
    };
    if (hasGear(kind) && !add(this.gear)) return null;
    if (hasLetter(kind) && !add(this.letter)) return null;
    if (kind === "have_size" && !add(this.size)) return null;
    if (kind === "react" && !add(this.sign)) return null;
    if (kind === "point" && !add(this.at)) return null;
    if (kind === "echo" && !add(this.of)) return null;
    const numbers = numbersOf(kind);
    if (numbers && !add(this.value) && !numbers.optional) return null;
    if (kind === "text" && !add(trimLine(this.body))) return null;
    return words.join(" ");
  });

  /** The whole command. `seen` is the number of played cards shown on this page, and `names` are the
   * players' names. */
  command(seen: number, names: readonly string[] = []): string | null {
    if (this.statement === null) return null;
    const typed = this.kind === "text" ? trimLine(this.body) : null;
    const said = typed === null ? this.statement : `text ${encodeNames(typed, names)}`;
    return ["say", ...(seen > 0 ? [`seen ${seen}`] : []), ...this.#modifiersOf(), said].join(" ");
  }

  #modifiersOf(): string[] {
    const words: string[] = [];
    if (this.to !== null) words.push(`to ${named(this.to)}`);
    if (this.re !== null) words.push(`re ${this.re}`);
    if (isGesture(this.kind)) return words;
    if (this.prefix.length > 0) words.push(`first ${this.prefix.join(",")}`);
    if (this.suffix.length > 0) words.push(`last ${this.suffix.join(",")}`);
    if (this.isShout && this.kind !== "text") words.push("shout");
    if (this.isSplit && this.value !== null && canSplit(this.kind)) {
      const half = Math.floor(this.value / 2);
      words.push(`as ${half}+${this.value - half}`);
    }
    return words;
  }

  toggle(side: "prefix" | "suffix", chip: string): void {
    const row = this[side];
    const max = side === "prefix" ? PREFIX_MAX : SUFFIX_MAX;
    if (row.includes(chip)) this[side] = row.filter((one) => one !== chip);
    else if (row.length < max) this[side] = [...row, chip];
  }

  /** A one-tap fix for the verdict, if there is one. */
  fix(verdict: Refusal): (() => void) | null {
    const { code } = verdict;
    const chip = FIXES[code];
    if (chip) return () => this.toggle(...chip);
    if (code === "not_shouted") return this.kind === "text" ? () => this.#shoutText() : () => this.#shout();
    if (code === "not_a_sum" && canSplit(this.kind)) return () => this.#split();
    if (code === "not_numbered") return () => this.#lead(String(verdict.n), ORDINALS);
    if (code === "no_colour") return () => this.#lead(COLOURS[0], COLOURS);
    if (code === "same_colour")
      return () => this.#lead(after(verdict.colour, COLOURS) ?? COLOURS[0], COLOURS);
    if (code === "name_only") return () => this.#address(verdict.whom);
    if (code === "no_one_named" || code === "name_one") return () => this.#open("to");
    if (code === "answers_no_one" || code === "not_spoken_to") return () => this.#open("re");
    return null;
  }
  #shout(): void {
    this.isShout = true;
  }
  #shoutText(): void {
    this.body = this.body.toUpperCase();
  }
  #split(): void {
    this.isSplit = true;
  }
  #address(seat: number): void {
    this.to = seat;
  }
  #open(tray: Tray): void {
    this.tray = tray;
  }
  /** Adds a chip to the front, replacing others of its family. */
  #lead(chip: string, family: readonly string[]): void {
    this.prefix = [chip, ...this.prefix.filter((one) => !family.includes(one))].slice(0, PREFIX_MAX);
  }

  /** Resets the draft after sending. Settings stay, while ordinals and colours advance. */
  sent(): void {
    this.prefix = this.prefix.map((chip) => after(chip, ORDINALS) ?? after(chip, COLOURS) ?? chip);
    this.value = null;
    this.size = null;
    this.sign = null;
    this.at = null;
    this.of = null;
    this.re = null;
    this.body = "";
    this.tray = null;
  }

  clear(): void {
    this.sent();
    this.kind = "have_total";
    this.gear = null;
    this.letter = null;
    this.to = null;
    this.prefix = [];
    this.suffix = [];
    this.isShout = false;
    this.isSplit = false;
  }
}

/** The next chip in its family's cycle, or null if the chip is not in the family. */
function after(chip: string, family: readonly string[]): string | null {
  const index = family.indexOf(chip);
  return index < 0 ? null : (family[(index + 1) % family.length] ?? null);
}

/** The text as one trimmed line, or null if it is empty. */
function trimLine(body: string): string | null {
  const line = [...body.replaceAll(/\s+/g, " ").trim()].slice(0, BODY_MAX).join("");
  return line === "" ? null : line;
}
