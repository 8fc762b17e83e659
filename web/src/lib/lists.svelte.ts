// Lists of tables that stay fresh while somebody looks at them.
import { api } from "../wire/api";
import type { Table } from "../wire/types";

const FRESH_MS = 10_000;

/** One list, however many parts of a page show some of it. Made by a component, it ends with it. */
export class TableList {
  tables = $state.raw<Table[]>([]);
  isLoaded = $state(false);

  constructor(private readonly list: "mine" | "open" | "live") {
    $effect(() => {
      void this.#refresh();
      const timer = setInterval(() => this.#refresh(), FRESH_MS);
      return () => clearInterval(timer);
    });
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    this.tables = await api.tables(this.list).catch(() => this.tables);
    this.isLoaded = true;
  }
}
