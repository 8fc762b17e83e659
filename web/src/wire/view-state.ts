// This page's view of a table. Most updates contain only patches to the previous step's view.
import type { Patch, Update as WireUpdate } from "../gen/wire";
import type { Update } from "./types";

/** A list may be patched by an object that maps indices to changed items. Any other value is replaced. */
function patchValue(before: unknown, patch: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(patch) || typeof patch !== "object" || patch === null)
    return patch;
  return before.map((item, index) => (index in patch ? (patch as unknown[])[index] : item));
}

function applyPatch(view: Patch, patch: Patch): Patch {
  const fields = Object.entries(patch).map(([name, value]) => [name, patchValue(view[name], value)]);
  return { ...view, ...Object.fromEntries(fields) };
}

/** The views that the patches of a step lead to, one for each event. The last one is the view after the
 * step. */
export function applyPatches(view: unknown, patches: readonly Patch[]): unknown[] {
  let shown = view as Patch;
  return patches.map((patch) => {
    shown = applyPatch(shown, patch);
    return shown;
  });
}

export class ViewState {
  #view: unknown = null;
  #step: number | null = null;

  /** Returns the update with its full views, or null if its patches do not apply to the current view. */
  apply(update: WireUpdate): Update | null {
    const { patches, ...rest } = update;
    let views: unknown[] = [];
    if (patches === undefined) this.#view = rest.view ?? null;
    else if (this.#view && this.#step === update.step - 1) {
      views = applyPatches(this.#view, patches);
      this.#view = views.at(-1);
    } else return null;
    this.#step = update.step;
    return { ...rest, view: this.#view, views };
  }
}
