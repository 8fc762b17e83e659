// Asks the real engine through `ovoo pipe`, for fixtures: see games/*/web/dev/record.mjs.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

export class Recorder {
  #ovoo;
  #lines;
  #n = 0;

  /** `folder` is where fixtures are saved, as an address that ends with a slash. */
  constructor(
    folder,
    { program = process.argv[2] ?? "target/release/ovoo", bot = "normal", eyes = () => "gallery" } = {},
  ) {
    this.folder = folder;
    this.bot = bot;
    /** Who looks, given the seats that are awaited. */
    this.eyes = eyes;
    this.#ovoo = spawn(program, ["pipe"], { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#ovoo.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.#ovoo.stdin.write(`${JSON.stringify({ id: ++this.#n, ...request })}\n`);
    const answer = JSON.parse((await this.#lines.next()).value);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** All that a page shows at one moment. */
  async moment(match, names, status, eyes = this.eyes(status.awaited)) {
    const view = (await this.ask({ cmd: "view", match, seat: eyes })).view;
    const choices = [];
    for (const seat of names.keys()) choices.push((await this.ask({ cmd: "legal", match, seat })).legal);
    const { insight } = await this.ask({ cmd: "insight", match, seat: eyes });
    return { names, awaited: status.awaited, outcome: status.outcome, view, choices, insight };
  }

  /** Plays on with bots; `see(step, n)` is told of every step and may stop the game by true. */
  async play(match, names, status, see) {
    for (let step = 0; step < 2000 && !status.outcome; step++) {
      const eyes = this.eyes(status.awaited);
      const before = await this.moment(match, names, status, eyes);
      if (status.deadline) {
        status = await this.ask({ cmd: "expire", match });
      } else {
        const seat = status.awaited[0];
        const { command } = await this.ask({ cmd: "think", match, seat, bot: this.bot, seed: step });
        if (!command) throw new Error("no thought");
        status = await this.ask({ cmd: "apply", match, seat, command });
      }
      const { events } = await this.ask({ cmd: "events", match, seat: eyes });
      const after = await this.moment(match, names, status, eyes);
      if (see({ ...before, events, after }, step)) break;
    }
    return status;
  }

  save(name, data) {
    writeFileSync(new URL(`${name}.json`, this.folder), `${JSON.stringify(data)}\n`);
  }

  close() {
    this.#ovoo.stdin.end();
  }
}
