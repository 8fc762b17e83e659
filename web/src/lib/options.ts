// A game's options: what a form asks for, and what values are called.
import { t } from "../text/speech.svelte";
import type { Texts } from "../text/texts";
import type { Json, OptionSpec, Options } from "../wire/types";

export type Option = OptionSpec & { value: Json };

/** What a form shows at a table of `n` seats. */
export function options(values: Options, specs: readonly OptionSpec[], n: number): Option[] {
  return specs.map((spec) => ({ ...spec, value: fitted(spec, values[spec.name] ?? null, n) }));
}

/** A value with something of its own is an object; its key is the word for it. */
export function wordOf(value: Json): string {
  return typeof value === "object" && value !== null ? (Object.keys(value)[0] ?? "") : String(value);
}

/** What stands behind the word. */
export function detail(value: Json): Json {
  return typeof value === "object" && value !== null ? (Object.values(value)[0] ?? null) : null;
}

/** The words to choose from. */
export function words(option: OptionSpec): string[] {
  if (option.kind === "choice") return [...option.values];
  if (option.kind === "seat" || option.kind === "deal" || option.kind === "own")
    return [...option.values, option.word];
  return [];
}

/** The value that begins when somebody picks this word. */
export function valueFor(option: OptionSpec, word: string, n: number): Json {
  if (option.kind === "seat" && word === option.word) return { [word]: 0 };
  if (option.kind === "own" && word === option.word) return { [word]: [] };
  if (option.kind === "deal" && word === option.word) return fitted(option, { [word]: [] }, n);
  return word;
}

/** What each seat is dealt, if somebody deals. */
export function dealt(option: OptionSpec, value: Json): string[] | null {
  const list = option.kind === "deal" ? detail(value) : null;
  return Array.isArray(list) ? list.map(String) : null;
}

/** The seat that is named, if one is. */
export function named(option: OptionSpec, value: Json): number | null {
  const seat = option.kind === "seat" ? detail(value) : null;
  return typeof seat === "number" ? seat : null;
}

/** Seats come and go while a table is set up: everybody is dealt one thing, nobody the same. */
export function fitted(option: OptionSpec, value: Json, n: number): Json {
  const seat = named(option, value);
  if (option.kind === "seat" && seat !== null) return { [option.word]: Math.min(seat, n - 1) };
  const list = dealt(option, value);
  if (option.kind !== "deal" || list === null) return value;
  const free = option.among.filter((one) => !list.includes(one));
  return { [option.word]: [...list, ...free].slice(0, n) };
}

/** Seat `at` gets `one`; whoever had it takes what `at` had. */
export function swapped(option: Option, at: number, one: string): Json {
  const list = dealt(option, option.value) ?? [];
  const had = list[at] ?? "";
  const swap = list.map((old, n) => (n === at ? one : old === one ? had : old));
  return { [wordOf(option.value)]: swap };
}

export function valueName(name: string, value: Json, texts: Texts): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const word = wordOf(value);
  const key = `option-${name}-${word}`;
  return texts.has(key) ? texts.t(key) : word;
}
