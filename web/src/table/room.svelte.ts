// What is open on the table page: tabs, dialogs, the rule being read.
import type { LiveTable } from "./live.svelte";

export type Tab = "crew" | "panels" | "log" | "chat" | "rules";
export type OpenDialog = "choices" | "menu" | "share" | "ending" | null;

export class Room {
  tab = $state<Tab>("crew");
  dialog = $state<OpenDialog>(null);
  paragraph = $state<string | null>(null);
  isExpanded = $state(false);
  showsCommand = $state(false);
  #nHeard = $state(0);

  constructor(private readonly live: LiveTable) {}

  /** Messages not yet looked at. */
  get nUnread(): number {
    return this.tab === "chat" ? 0 : Math.max(0, this.live.chat.length - this.#nHeard);
  }

  openTab(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.heardAll();
  }
  heardAll(): void {
    this.#nHeard = this.live.chat.length;
  }

  openRule(paragraph: string): void {
    this.paragraph = paragraph;
    this.tab = "rules";
    this.isExpanded = true;
  }
}
