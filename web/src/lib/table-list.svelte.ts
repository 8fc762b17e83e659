// A list of tables that refreshes while it is on screen.
import { api } from "../wire/api";
import type { TableSummary } from "../wire/types";

const REFRESH_MS = 10_000;

/** A polled list, shared by all sections that show parts of it. Create it in a component: polling stops
 * when the component is destroyed. */
export class TableList {
  tables = $state.raw<TableSummary[]>([]);
  isLoaded = $state(false);

  constructor(private readonly list: "mine" | "open" | "live") {
    $effect(() => {
      void this.#refresh();
      const timer = setInterval(() => this.#refresh(), REFRESH_MS);
      return () => clearInterval(timer);
    });
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    this.tables = await api.tables(this.list).catch(() => this.tables);
    this.isLoaded = true;
  }
}
