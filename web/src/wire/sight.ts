// What this page sees of a table. Most updates tell only what has changed since the step before.
import type { Update as Told } from "../gen/wire";
import type { Update } from "./types";

export class Sight {
  #view: object | null = null;
  #step: number | null = null;

  /** The update with its whole view; null if the view that it would change is not the one here. */
  complete(told: Told): Update | null {
    const { patch, ...rest } = told;
    if (patch === undefined) this.#view = (rest.view ?? null) as object | null;
    else if (this.#step !== null && this.#step === told.step - 1) this.#view = { ...this.#view, ...patch };
    else return null;
    this.#step = told.step;
    return { ...rest, view: this.#view };
  }
}
