// One connection per table that mends itself. A command is settled exactly once: it is sent again
// after a break, and the server knows it by client and id.
import type { ToPage, Update as WireUpdate } from "../gen/wire";
import type { Why } from "../stage/contract";
import { entropy } from "./api";
import { Sight } from "./sight";
import type { Command, Told, Update } from "./types";

export type Health = "connecting" | "open" | "waiting" | "closed";
export type Answer = Extract<Told, { id: number }> | Update;

export class Refused extends Error {
  constructor(readonly why: Why) {
    super(why.code);
  }
}

interface Pending {
  id: number;
  text: string;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refused) => void;
}

/** The part of a WebSocket this needs, so that tests can play the network. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketEnd {
  told(message: Told): void;
  health(health: Health, retryMs: number): void;
  /** The last step that has arrived. */
  since(): number;
}

export interface SocketTools {
  open(url: string): Line;
  later(work: () => void, ms: number): () => void;
  random(): number;
}

const browserTools: SocketTools = {
  open: (url) => new WebSocket(url) as unknown as Line,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** The name of this page for the whole of its life. */
const CLIENT = entropy(16);
let lastId = 0;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

export class TableSocket {
  #line: Line | null = null;
  #pending = new Map<number, Pending>();
  #attempt = 0;
  #cancelWait: (() => void) | null = null;
  #isWelcome = false;
  #isClosed = false;
  #sight = new Sight();

  constructor(
    readonly table: string,
    private readonly end: SocketEnd,
    private readonly tools: SocketTools = browserTools,
    private readonly client: string = CLIENT,
  ) {
    this.#connect();
  }

  get nPending(): number {
    return this.#pending.size;
  }

  /** Says it now, or as soon as the table can be reached. */
  send(command: Command): Promise<Answer> {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Refused({ code: "offline" }));
      this.#pending.set(id, { id, text, resolve, reject });
      if (this.#isWelcome) this.#line?.send(text);
    });
  }

  /** Not a command: whoever cannot be reached just now misses it. */
  sketch(seat: number, keys: readonly string[]): boolean {
    if (this.#isWelcome) this.#line?.send(JSON.stringify({ type: "sketch", seat, keys }));
    return this.#isWelcome;
  }

  /** The tab came to the front, or the network is back. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#line === null) {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#isWelcome) this.#line.send('{"type":"ping"}');
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelWait?.();
    this.#drop();
    for (const pending of this.#pending.values()) pending.reject(new Refused({ code: "offline" }));
    this.#pending.clear();
    this.end.health("closed", 0);
  }

  #connect(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.end.health("connecting", 0);
    const query = `since=${this.end.since()}&client=${this.client}`;
    const host = globalThis.location?.host ?? "localhost";
    const scheme = globalThis.location?.protocol === "https:" ? "wss" : "ws";
    const line = this.tools.open(`${scheme}://${host}/api/tables/${this.table}/socket?${query}`);
    this.#line = line;
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(String(event.data));
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost();
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToPage | WireUpdate;
    if (message.type === "welcome") this.#greet();
    const told = message.type === "update" ? this.#sight.complete(message) : message;
    if (told) this.end.told(told);
    // Something was missed: the table tells all of it again.
    else this.#line?.send(JSON.stringify({ type: "sync", since: this.end.since() }));
    this.#settle(told ?? message);
  }

  #greet(): void {
    this.#isWelcome = true;
    this.#attempt = 0;
    this.end.health("open", 0);
    for (const pending of this.#pending.values()) this.#line?.send(pending.text);
  }

  #settle(message: Told | WireUpdate): void {
    if (!("id" in message) || typeof message.id !== "number") return;
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    if (message.type === "refused") pending.reject(new Refused(message.why));
    else pending.resolve(message as Answer);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#isWelcome = false;
    line?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#isClosed) {
      this.end.health("closed", 0);
      return;
    }
    const longest = Math.min(FIRST_WAIT_MS * 2 ** this.#attempt, LONGEST_WAIT_MS);
    const wait = Math.round(longest * (0.5 + this.tools.random() / 2));
    this.#attempt += 1;
    this.end.health("waiting", wait);
    this.#cancelWait = this.tools.later(() => this.#connect(), wait);
  }
}
