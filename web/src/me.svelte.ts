// Who I am on this server: a guest with a nickname.
import { t } from "./text/speech.svelte";
import { api } from "./wire/api";
import type { Me } from "./wire/types";

class Myself {
  #me = $state.raw<Me | null>(null);

  get person(): string | null {
    return this.#me?.person ?? null;
  }
  get name(): string {
    return this.#me?.name ?? "";
  }
  /** The nickname, or what stands for one. */
  get shownName(): string {
    return this.name || t("me-unnamed");
  }

  async load(): Promise<void> {
    this.#me = await api.me().catch(() => null);
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) this.#me = await api.rename(wanted);
  }
}

export const me = new Myself();
