// A separate server for every test, with a free port and a temporary database.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BINARY = process.env.OVOO ?? fileURLToPath(new URL("../../../target/debug/ovoo", import.meta.url));
const READY = /Ovoo is ready: (http:\S+)/;

export class Server {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "ovoo-e2e-"));
  #child: ChildProcess | null = null;

  /** Uses a free port the first time and keeps it after a restart. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const store = `sqlite:${join(this.#folder, "tables.db")}`;
    const args = ["serve", "--listen", `127.0.0.1:${port}`, "--store", store];
    const child = spawn(BINARY, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let output = "";
      const onData = (bytes: Buffer) => {
        output += String(bytes);
        const address = READY.exec(output)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on("data", onData);
      child.stderr.on("data", onData);
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`the server did not start:\n${output}`)));
    });
  }

  /** Kills the process without a graceful shutdown, like a power cut. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await exited;
  }
}
