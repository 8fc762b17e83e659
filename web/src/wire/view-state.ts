// This page's view of a table. Most updates contain only a patch to the previous step's view.
import type { Update as WireUpdate } from "../gen/wire";
import type { Update } from "./types";

type Fields = Record<string, unknown>;

/** A list may be patched by an object that maps indices to changed items. Any other value is replaced. */
function patchValue(before: unknown, patch: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(patch) || typeof patch !== "object" || patch === null)
    return patch;
  return before.map((item, index) => (index in patch ? (patch as unknown[])[index] : item));
}

function applyPatch(view: Fields, patch: Fields): Fields {
  const fields = Object.entries(patch).map(([name, value]) => [name, patchValue(view[name], value)]);
  return { ...view, ...Object.fromEntries(fields) };
}

export class ViewState {
  #view: Fields | null = null;
  #step: number | null = null;

  /** Returns the update with its full view, or null if its patch does not apply to the current view. */
  apply(update: WireUpdate): Update | null {
    const { patch, ...rest } = update;
    if (patch === undefined) this.#view = (rest.view ?? null) as Fields | null;
    else if (this.#view && this.#step === update.step - 1) this.#view = applyPatch(this.#view, patch);
    else return null;
    this.#step = update.step;
    return { ...rest, view: this.#view };
  }
}
