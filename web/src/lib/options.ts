// Option values: which values a form offers, how a value is adapted to the number of seats, and its label.
import { t } from "../text/i18n.svelte";
import type { Texts } from "../text/texts";
import type { Json, OptionSpec, Options } from "../wire/types";

export type Option = OptionSpec & { value: Json };

/** The options and their values in a form for a table with `n` seats. */
export function formOptions(values: Options, specs: readonly OptionSpec[], n: number): Option[] {
  return specs.map((spec) => ({ ...spec, value: fitToSeats(spec, values[spec.name] ?? null, n) }));
}

/** The value's tag. A value with a payload is an object with a single field, named after the tag. */
export function tagOf(value: Json): string {
  return typeof value === "object" && value !== null ? (Object.keys(value)[0] ?? "") : String(value);
}

/** The value's payload, if it has one. */
export function payloadOf(value: Json): Json {
  return typeof value === "object" && value !== null ? (Object.values(value)[0] ?? null) : null;
}

/** All tags that a form offers. */
export function tagsOf(option: OptionSpec): string[] {
  if (option.kind === "choice") return [...option.values];
  if (option.kind === "seat" || option.kind === "deal" || option.kind === "own")
    return [...option.values, option.word];
  return [];
}

/** The initial value after a tag is picked. */
export function initialValue(option: OptionSpec, tag: string, n: number): Json {
  if (option.kind === "seat" && tag === option.word) return { [tag]: 0 };
  if (option.kind === "own" && tag === option.word) return { [tag]: [] };
  if (option.kind === "deal" && tag === option.word) return fitToSeats(option, { [tag]: [] }, n);
  return tag;
}

/** The item dealt to each seat, if the host deals. */
export function dealtItems(option: OptionSpec, value: Json): string[] | null {
  const items = option.kind === "deal" ? payloadOf(value) : null;
  return Array.isArray(items) ? items.map(String) : null;
}

/** The seat that was picked, if any. */
export function pickedSeat(option: OptionSpec, value: Json): number | null {
  const seat = option.kind === "seat" ? payloadOf(value) : null;
  return typeof seat === "number" ? seat : null;
}

/** Adapts a value to a changed number of seats, so that a picked seat exists and every seat is dealt a
 * different item. */
export function fitToSeats(option: OptionSpec, value: Json, n: number): Json {
  const seat = pickedSeat(option, value);
  if (option.kind === "seat" && seat !== null) return { [option.word]: Math.min(seat, n - 1) };
  const items = dealtItems(option, value);
  if (option.kind !== "deal" || items === null) return value;
  const free = option.among.filter((item) => !items.includes(item));
  return { [option.word]: [...items, ...free].slice(0, n) };
}

/** Deals `item` to a seat. The seat that had it gets this seat's previous item. */
export function swapDealt(option: Option, seat: number, item: string): Json {
  const items = dealtItems(option, option.value) ?? [];
  const previous = items[seat] ?? "";
  const swapped = items.map((old, index) => (index === seat ? item : old === item ? previous : old));
  return { [tagOf(option.value)]: swapped };
}

export function valueLabel(name: string, value: Json, texts: Texts): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const tag = tagOf(value);
  const key = `option-${name}-${tag}`;
  return texts.has(key) ? texts.t(key) : tag;
}
