// Clauses as parsed by the engine: a word and its parameters, such as `max_len 4` or `kinds_only yes,no`.
import { keysOf } from "$lib/typed";
import type { Audience, ClaimMode, ClauseWord, Kind, Relation, TextRule } from "../wire";

/** A parameter of a clause and its default. */
export type Part =
  | { is: "number"; arg: "n"; min: number; max: number; first: number }
  | { is: "share"; arg: "share"; first: number }
  | { is: "letter"; arg: "letter"; first: string }
  | { is: "choice"; arg: "rel" | "ears" | "mode" | "rule"; values: readonly string[]; first: string }
  | { is: "kinds"; arg: "kinds"; first: string };

const number = (min: number, max: number, first: number): Part => ({
  is: "number",
  arg: "n",
  min,
  max,
  first,
});
const share = (first: number): Part => ({ is: "share", arg: "share", first });

const RELS: readonly Relation[] = ["left", "right", "leader"];
const LISTENERS: readonly Audience[] = ["named", "left", "leader", "not_leader", "random"];
const MODES: readonly ClaimMode[] = ["false", "first_false", "shift_type", "mirror", "double"];
const RULES: readonly TextRule[] = [
  "refused",
  "free",
  "yes_no",
  "single_number",
  "bare_question",
  "no_sums",
  "no_asking",
  "orders",
  "repeat",
];
const rel: Part = { is: "choice", arg: "rel", values: RELS, first: "left" };
const kinds: Part = { is: "kinds", arg: "kinds", first: "yes,no" };
const rule = (first: TextRule): Part => ({ is: "choice", arg: "rule", values: RULES, first });

/** All kinds of statements except free text, which has its own rules, in engine order. */
export const KINDS: readonly Kind[] = [
  "have_card",
  "have_total",
  "have_count",
  "have_size",
  "offer",
  "request",
  "hold",
  "total",
  "need",
  "focus",
  "ask",
  "yes",
  "no",
  "number",
  "point",
  "react",
  "go",
  "wait",
  "injured",
  "echo",
];

export const CLAUSES: Readonly<Record<ClauseWord, readonly Part[]>> = {
  max_len: [number(1, 20, 4)],
  max_msgs: [number(1, 12, 3)],
  names_min: [],
  names_one: [],
  names_other: [],
  to_only: [rel],
  names_ban: [rel],
  re_ban: [rel],
  prefix_colour: [],
  prefix_no: [],
  suffix_song: [],
  has_please: [],
  has_weather: [],
  question: [],
  shout: [],
  ordinal: [],
  letters_ban: [{ is: "letter", arg: "letter", first: "e" }],
  gap: [number(1, 30, 5)],
  quiet_until: [share(50)],
  quiet_until_others: [number(1, 12, 2), share(40)],
  quiet_after: [share(35)],
  after_seat: [rel, share(70)],
  after_all_others: [share(80)],
  no_repeat_kind: [],
  double_send: [],
  filler_alternate: [],
  re_required: [],
  re_spoken_to: [],
  nums_none: [],
  nums_ban: [number(0, 60, 6)],
  nums_only: [number(2, 10, 2)],
  sums_form: [],
  types_none: [],
  types_lock_first: [],
  types_once: [],
  share_with_prev: [],
  fresh_only: [],
  kinds_only: [kinds, rule("refused")],
  kinds_ban: [kinds, rule("free")],
  no_point_at_gear: [],
  gestures_banned: [],
  claim: [{ is: "choice", arg: "mode", values: MODES, first: "false" }],
  delay: [],
  blank_one: [],
  audience: [{ is: "choice", arg: "ears", values: LISTENERS, first: "left" }],
  play_after_remarks: [number(1, 12, 3), share(83)],
  play_after_asked: [],
  auto_play: [share(40)],
};

export const WORDS: readonly ClauseWord[] = keysOf(CLAUSES);

export interface Clause {
  word: ClauseWord;
  /** One value per part. */
  values: string[];
}

export const defaultClause = (word: ClauseWord): Clause => ({
  word,
  values: CLAUSES[word].map((part) => String(part.first)),
});

/** Parses a clause. The rule for free text follows `text` and is omitted if it is the default. */
export function parseClause(written: string): Clause {
  const [first = "", ...rest] = written.split(" ");
  const word = WORDS.find((one) => one === first);
  if (!word) throw new Error(`unknown clause: ${written}`);
  const values = rest.filter((value) => value !== "text");
  const defaults = defaultClause(word).values;
  return { word, values: defaults.map((value, nth) => values[nth] ?? value) };
}

export function formatClause({ word, values }: Clause): string {
  const defaults = defaultClause(word).values;
  const words = CLAUSES[word].flatMap((part, nth) => {
    const value = values[nth] ?? defaults[nth] ?? "";
    if (part.arg !== "rule") return [value];
    return value === defaults[nth] ? [] : ["text", value];
  });
  return [word, ...words].join(" ");
}

/** Toggles a kind, keeping engine order. The last one cannot be removed. */
export function toggleKind(kinds: string, kind: Kind): string {
  const chosen = new Set(kinds.split(","));
  if (!chosen.delete(kind)) chosen.add(kind);
  const left = KINDS.filter((one) => chosen.has(one));
  return left.length === 0 ? kinds : left.join(",");
}

type Say = (key: string, args?: Record<string, string | number>) => string;

/** A clause in words. Missing parameters are shown as an ellipsis. */
export function clauseText({ word, values }: Clause, t: Say): string {
  const args: Record<string, string | number> = {};
  CLAUSES[word].forEach((part, nth) => {
    args[part.arg] = spoken(part, values[nth] ?? "…", t);
  });
  return t(`clause-${word}`, args);
}

/** Clauses whose text makes no sense without its parameters. */
const NAMED = new Set<ClauseWord>(["kinds_only", "kinds_ban", "claim", "audience"]);

/** The kind of a clause, for a list to choose from. */
export const clauseName = (word: ClauseWord, t: Say): string =>
  NAMED.has(word) ? t(`sort-${word}`) : clauseText({ word, values: CLAUSES[word].map(() => "…") }, t);

function spoken(part: Part, value: string, t: Say): string | number {
  if (value === "…") return value;
  if (part.is === "number" || part.is === "share") return Number(value);
  if (part.is === "choice") return t(`${part.arg}-${value}`);
  if (part.is === "kinds")
    return value
      .split(",")
      .map((kind) => t(`kind-${kind}`))
      .join(", ");
  return value.toUpperCase();
}
