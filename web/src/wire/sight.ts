// What this page sees of a table. Most updates tell only what has changed since the step before.
import type { Update as Told } from "../gen/wire";
import type { Update } from "./types";

type Fields = Record<string, unknown>;

/** A list may be told as its changed things by position, everything else as it is now. */
function changed(before: unknown, told: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(told) || typeof told !== "object" || told === null) return told;
  return before.map((thing, position) => (position in told ? (told as unknown[])[position] : thing));
}

function merged(view: Fields, patch: Fields): Fields {
  const fields = Object.entries(patch).map(([name, told]) => [name, changed(view[name], told)]);
  return { ...view, ...Object.fromEntries(fields) };
}

export class Sight {
  #view: Fields | null = null;
  #step: number | null = null;

  /** The update with its whole view; null if the view that it would change is not the one here. */
  complete(told: Told): Update | null {
    const { patch, ...rest } = told;
    if (patch === undefined) this.#view = (rest.view ?? null) as Fields | null;
    else if (this.#view && this.#step === told.step - 1) this.#view = merged(this.#view, patch);
    else return null;
    this.#step = told.step;
    return { ...rest, view: this.#view };
  }
}
