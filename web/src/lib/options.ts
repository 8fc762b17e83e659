// A game's options: what a form asks for, and what values are called.
import { t } from "../text/speech.svelte";
import type { Texts } from "../text/texts";
import type { Json, OptionSpec, Options } from "../wire/types";

export type Option = OptionSpec & { value: Json };

export function options(values: Options, specs: readonly OptionSpec[]): Option[] {
  return specs.map((spec) => ({ ...spec, value: values[spec.name] ?? null }));
}

/** A value that only programs can choose is an object; its key says what kind of value it is. */
export function valueName(name: string, value: Json, texts: Texts): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const word = typeof value === "object" && value !== null ? Object.keys(value)[0] : String(value);
  const key = `option-${name}-${word}`;
  return texts.has(key) ? texts.t(key) : String(word);
}
