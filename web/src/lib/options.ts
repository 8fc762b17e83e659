// A game's options as a form: from the server's list if it gives one, else from a preset's values.
import { t } from "../text/speech.svelte";
import type { Texts } from "../text/texts";
import type { Json, OptionSpec, Options } from "../wire/types";

export type Option = OptionSpec & { value: Json };

function guess(name: string, value: Json, texts: Texts): OptionSpec | null {
  if (typeof value === "boolean") return { name, kind: "flag" };
  if (typeof value === "number") return { name, kind: "number" };
  if (typeof value !== "string") return null;
  const named = (prefix: string) => texts.keys(prefix).map((key) => key.slice(prefix.length));
  const values = [...named(`option-${name}-`), ...named(`${name}-`)].filter((word) => /^[a-z_]+$/.test(word));
  const known = new Set([value, ...values.filter((word) => word !== "about")]);
  return { name, kind: "choice", values: [...known] };
}

export function options(values: Options, specs: readonly OptionSpec[] | undefined, texts: Texts): Option[] {
  const found: Option[] = [];
  for (const [name, value] of Object.entries(values)) {
    const spec = specs ? (specs.find((one) => one.name === name) ?? null) : guess(name, value, texts);
    if (spec) found.push({ ...spec, value });
  }
  return found;
}

export function optionName(name: string, texts: Texts): string {
  return texts.has(`option-${name}`) ? texts.t(`option-${name}`) : name;
}

export function optionHelp(name: string, texts: Texts): string | null {
  const key = [`option-${name}-about`, `option-${name}-help`].find((one) => texts.has(one));
  return key ? texts.t(key) : null;
}

export function valueName(name: string, value: Json, texts: Texts): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const key = [`option-${name}-${value}`, `${name}-${value}`].find((one) => texts.has(one));
  return key ? texts.t(key) : String(value);
}
