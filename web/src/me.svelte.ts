// The guest using this browser, as known to the server.
import { t } from "./text/i18n.svelte";
import { api } from "./wire/api";
import type { Me } from "./wire/types";

class CurrentGuest {
  #me = $state.raw<Me | null>(null);

  get person(): string | null {
    return this.#me?.person ?? null;
  }
  get name(): string {
    return this.#me?.name ?? "";
  }
  /** The nickname, or a placeholder. */
  get displayName(): string {
    return this.name || t("me-unnamed");
  }

  async load(): Promise<void> {
    this.#me = await api.me().catch(() => null);
  }

  async rename(name: string): Promise<void> {
    const trimmed = name.trim();
    if (trimmed && trimmed !== this.name) this.#me = await api.rename(trimmed);
  }
}

export const me = new CurrentGuest();
