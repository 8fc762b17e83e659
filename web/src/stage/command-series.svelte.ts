// Sends the commands of a form that collects several choices, such as a number of cards. Each command is
// sent once, after the answer to the one before it. The series ends at the first refusal.
import type { Stage } from "./contract";

interface SeriesCommand {
  text: string;
  /** The seat that sends the command, if it is not the acting seat. */
  seat?: number;
  onAccepted?(): void;
}

export class CommandSeries {
  /** True from the first command until the result of the last one is on screen. */
  isSending = $state(false);
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly stage: () => Pick<Stage, "sendCommand" | "whenShown">) {}

  /** Lists the commands once the results of all earlier ones are on screen, then sends them. */
  send(listCommands: () => readonly SeriesCommand[]): Promise<void> {
    this.isSending = true;
    const series = this.#last.then(() => this.#sendAll(listCommands()));
    this.#last = series;
    return series.finally(() => {
      if (this.#last === series) this.isSending = false;
    });
  }

  async #sendAll(commands: readonly SeriesCommand[]): Promise<void> {
    for (const { text, seat, onAccepted } of commands) {
      if (!(await this.stage().sendCommand(text, seat))) break;
      onAccepted?.();
    }
    await this.stage().whenShown();
  }
}
