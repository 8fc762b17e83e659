// UI state of the table page: the open tab and dialog, the rule being read, and unread chat messages.
import type { LiveTable } from "./live-table.svelte";

export type Tab = "crew" | "panels" | "log" | "chat" | "rules";
type OpenDialog = "choices" | "menu" | "share" | "ending" | null;

export class TableUi {
  tab = $state<Tab>("crew");
  dialog = $state<OpenDialog>(null);
  paragraph = $state<string | null>(null);
  isExpanded = $state(false);
  showsCommandBox = $state(false);
  #nRead = $state(0);

  constructor(private readonly live: LiveTable) {}

  /** The number of unread chat messages. */
  get nUnread(): number {
    return this.tab === "chat" ? 0 : Math.max(0, this.live.chat.length - this.#nRead);
  }

  openTab(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.markChatRead();
  }
  markChatRead(): void {
    this.#nRead = this.live.chat.length;
  }

  openRule(paragraph: string): void {
    this.paragraph = paragraph;
    this.tab = "rules";
    this.isExpanded = true;
  }
}
