// Records fixtures from the real engine through `ovoo pipe`: see games/*/web/dev/record.mjs.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

export class FixtureRecorder {
  #ovoo;
  #lines;
  #lastId = 0;

  /** `folder` is the URL of the fixtures' folder, with a trailing slash. */
  constructor(
    folder,
    {
      program = process.argv[2] ?? "target/release/ovoo",
      bot = "normal",
      viewerOf = () => "spectators",
    } = {},
  ) {
    this.folder = folder;
    this.bot = bot;
    /** Chooses the viewer to record, given the awaited seats. */
    this.viewerOf = viewerOf;
    this.#ovoo = spawn(program, ["pipe"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#lines = createInterface({ input: this.#ovoo.stdout })[Symbol.asyncIterator]();
  }

  async request(request) {
    this.#ovoo.stdin.write(`${JSON.stringify({ id: ++this.#lastId, ...request })}\n`);
    const answer = JSON.parse((await this.#lines.next()).value);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** All data that a page currently shows. */
  async snapshot(match, names, status, viewer = this.viewerOf(status.awaited)) {
    const view = (await this.request({ cmd: "view", match, seat: viewer })).view;
    const choices = [];
    for (const seat of names.keys()) choices.push((await this.request({ cmd: "legal", match, seat })).legal);
    const { insight } = await this.request({
      cmd: "insight",
      match,
      seat: viewer,
    });
    return {
      names,
      awaited: status.awaited,
      outcome: status.outcome,
      view,
      choices,
      insight,
    };
  }

  /** Lets bots play to the end. Calls `onStep(step, n)` after every step and stops the game if it returns
   * true. */
  async play(match, names, status, onStep) {
    for (let n = 0; n < 2000 && !status.outcome; n++) {
      const viewer = this.viewerOf(status.awaited);
      const before = await this.snapshot(match, names, status, viewer);
      if (status.deadline) {
        status = await this.request({ cmd: "expire", match });
      } else {
        const seat = status.awaited[0];
        const { command } = await this.request({
          cmd: "think",
          match,
          seat,
          bot: this.bot,
          seed: n,
        });
        if (!command) throw new Error("the bot returned no command");
        status = await this.request({ cmd: "apply", match, seat, command });
      }
      const { events } = await this.request({
        cmd: "events",
        match,
        seat: viewer,
      });
      const after = await this.snapshot(match, names, status, viewer);
      if (onStep({ ...before, events, after }, n)) break;
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
