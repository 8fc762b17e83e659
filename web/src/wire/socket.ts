// A table's WebSocket, which reconnects automatically. Every command gets exactly one response: it is
// resent after a reconnect, and the server recognises repeats by client and id.
import { PROTOCOL, type ServerMessage, type Update as WireUpdate } from "../gen/wire";
import type { CommandError } from "../stage/contract";
import { entropy } from "./api";
import { reloadOnce } from "./stale-reload";
import type { Command, SocketMessage, Update } from "./types";
import { ViewState } from "./view-state";

/** `missing`: the table does not exist, or no longer. `outdated`: the server speaks another version of the
 * protocol, and reloading the page did not help. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed" | "missing" | "outdated";
export type Answer = Extract<SocketMessage, { id: number }> | Update;

export class CommandRefused extends Error {
  constructor(readonly reason: CommandError) {
    super(reason.code);
  }
}

interface PendingCommand {
  id: number;
  text: string;
  resolve: (answer: Answer) => void;
  reject: (refusal: CommandRefused) => void;
}

/** The part of `WebSocket` used here, so that tests can simulate the network. */
export interface Connection {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface SocketHandlers {
  onMessage(message: SocketMessage): void;
  onState(state: ConnectionState, retryMs: number): void;
  /** The number of the last step received. */
  lastStep(): number;
}

/** Browser functions, replaced in tests. */
export interface SocketEnv {
  connect(url: string): Connection;
  /** Runs the callback after a delay. Returns a function that cancels it. */
  schedule(callback: () => void, ms: number): () => void;
  random(): number;
  /** Reloads the page and resolves to true, unless it was reloaded recently. */
  reload(): Promise<boolean>;
}

const browserEnv: SocketEnv = {
  connect: (url) => new WebSocket(url) as unknown as Connection,
  schedule: (callback, ms) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  reload: reloadOnce,
};

/** Identifies this page until it is closed. */
const CLIENT_ID = entropy(16);
let lastId = 0;
const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 8000;
/** The code with which the server closes a socket that speaks another version of the protocol. */
const OTHER_PROTOCOL = 4426;
/** The code with which the server closes a socket to a table that does not exist. */
const NO_SUCH_TABLE = 4404;

export class TableSocket {
  #connection: Connection | null = null;
  #pending = new Map<number, PendingCommand>();
  #nAttempts = 0;
  #cancelRetry: (() => void) | null = null;
  /** True from the table's welcome message until the connection ends. */
  #isReady = false;
  #isClosed = false;
  #viewState = new ViewState();

  constructor(
    readonly table: string,
    private readonly handlers: SocketHandlers,
    private readonly env: SocketEnv = browserEnv,
    private readonly clientId: string = CLIENT_ID,
  ) {
    this.#connect();
  }

  get nPending(): number {
    return this.#pending.size;
  }

  /** Sends a command now, or as soon as the table is connected. */
  send(command: Command): Promise<Answer> {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new CommandRefused({ code: "offline" }));
      this.#pending.set(id, { id, text, resolve, reject });
      if (this.#isReady) this.#connection?.send(text);
    });
  }

  /** Sends a plan, which gets no response. If the table is not connected, drops the plan and returns false. */
  sendPlan(seat: number, keys: readonly string[]): boolean {
    if (this.#isReady) this.#connection?.send(JSON.stringify({ type: "plan", seat, keys }));
    return this.#isReady;
  }

  /** Reconnects immediately, or pings an open connection. Called when the tab returns to the foreground or
   * the network comes back. */
  ensureConnected(): void {
    if (this.#isClosed) return;
    if (this.#connection === null) {
      this.#nAttempts = 0;
      this.#connect();
    } else if (this.#isReady) this.#connection.send('{"type":"ping"}');
  }

  close(): void {
    this.#giveUp("closed");
  }

  #giveUp(state: ConnectionState): void {
    this.#isClosed = true;
    this.#cancelRetry?.();
    this.#disconnect();
    for (const command of this.#pending.values()) command.reject(new CommandRefused({ code: "offline" }));
    this.#pending.clear();
    this.handlers.onState(state, 0);
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.handlers.onState("connecting", 0);
    const query = `protocol=${PROTOCOL}&since=${this.handlers.lastStep()}&client=${this.clientId}`;
    const host = globalThis.location?.host ?? "localhost";
    const scheme = globalThis.location?.protocol === "https:" ? "wss" : "ws";
    const connection = this.env.connect(`${scheme}://${host}/api/tables/${this.table}/socket?${query}`);
    this.#connection = connection;
    connection.onmessage = (event) => {
      if (connection === this.#connection) this.#receive(String(event.data));
    };
    connection.onclose = ({ code }) => {
      if (connection !== this.#connection) return;
      if (code === OTHER_PROTOCOL) void this.#reload();
      else if (code === NO_SUCH_TABLE) this.#giveUp("missing");
      else this.#retryLater();
    };
  }

  /** Loads the page that belongs to the server. */
  async #reload(): Promise<void> {
    this.#disconnect();
    if (!(await this.env.reload()) && !this.#isClosed) this.#giveUp("outdated");
  }

  #receive(text: string): void {
    const received = JSON.parse(text) as ServerMessage | WireUpdate;
    if (received.type === "welcome") this.#onWelcome();
    const message = received.type === "update" ? this.#viewState.apply(received) : received;
    if (message) this.handlers.onMessage(message);
    // The patch does not apply because an update was missed, so request a full view.
    else this.#connection?.send(JSON.stringify({ type: "sync", since: this.handlers.lastStep() }));
    this.#settle(message ?? received);
  }

  #onWelcome(): void {
    this.#isReady = true;
    this.#nAttempts = 0;
    this.handlers.onState("open", 0);
    for (const command of this.#pending.values()) this.#connection?.send(command.text);
  }

  #settle(message: SocketMessage | WireUpdate): void {
    if (!("id" in message) || typeof message.id !== "number") return;
    const command = this.#pending.get(message.id);
    if (!command) return;
    if (message.type === "refused" && message.why.code === "too_fast" && "retry_ms" in message.why) {
      this.#resendLater(command, Number(message.why.retry_ms));
      return;
    }
    this.#pending.delete(message.id);
    if (message.type === "refused") command.reject(new CommandRefused(message.why));
    else command.resolve(message as Answer);
  }

  /** Resends a command that the server refused because the page had sent too much at once. */
  #resendLater(command: PendingCommand, ms: number): void {
    const connection = this.#connection;
    this.env.schedule(() => {
      // After a reconnection, the welcome has resent it.
      if (connection === this.#connection && this.#pending.has(command.id)) connection?.send(command.text);
    }, ms);
  }

  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = null;
    this.#isReady = false;
    connection?.close();
  }

  #retryLater(): void {
    this.#disconnect();
    if (this.#isClosed) {
      this.handlers.onState("closed", 0);
      return;
    }
    const longest = Math.min(MIN_RETRY_MS * 2 ** this.#nAttempts, MAX_RETRY_MS);
    const retryMs = Math.round(longest * (0.5 + this.env.random() / 2));
    this.#nAttempts += 1;
    this.handlers.onState("waiting", retryMs);
    this.#cancelRetry = this.env.schedule(() => this.#connect(), retryMs);
  }
}
