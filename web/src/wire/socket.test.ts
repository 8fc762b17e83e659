// The table socket: pending commands, patches, reconnects.
import { describe, expect, it } from "vitest";
import { PROTOCOL } from "../gen/wire";
import { CommandRefused, type Connection, type ConnectionState, TableSocket } from "./socket";
import type { SocketMessage } from "./types";

class FakeConnection implements Connection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id?: number; command?: string; since?: number }[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  receive(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.receive({ type: "welcome", table: {}, you: {}, chat: [], server: "s" });
  }
}

function fakeNetwork(canReload = true) {
  const connections: FakeConnection[] = [];
  const retries: { callback: () => void; ms: number; isCancelled: boolean }[] = [];
  const messages: SocketMessage[] = [];
  const states: ConnectionState[] = [];
  const reloads: boolean[] = [];
  let lastStep = 0;
  const socket = new TableSocket(
    "t1",
    {
      onMessage: (message) => messages.push(message),
      onState: (state) => states.push(state),
      lastStep: () => lastStep,
    },
    {
      connect: (url) => {
        const connection = new FakeConnection(url);
        connections.push(connection);
        return connection;
      },
      schedule: (callback, ms) => {
        const retry = { callback, ms, isCancelled: false };
        retries.push(retry);
        return () => {
          retry.isCancelled = true;
        };
      },
      random: () => 1,
      reload: () => {
        reloads.push(canReload);
        return Promise.resolve(canReload);
      },
    },
    "c0ffee",
  );
  const last = () => connections[connections.length - 1] as FakeConnection;
  const setLastStep = (step: number) => (lastStep = step);
  return { socket, connections, retries, messages, states, reloads, last, setLastStep };
}

describe("TableSocket", () => {
  it("states its version of the protocol, and reloads the page if the server speaks another", async () => {
    const net = fakeNetwork();
    expect(net.last().url).toContain(`protocol=${PROTOCOL}&`);
    net.last().onclose?.({ code: 4426 });
    await Promise.resolve();
    expect(net.reloads).toEqual([true]);
    expect(net.retries).toEqual([]);
    expect(net.states).toEqual(["connecting"]);
  });

  it("gives up if reloading does not bring the server's version", async () => {
    const net = fakeNetwork(false);
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    net.last().onclose?.({ code: 4426 });
    await expect(answer).rejects.toThrow(CommandRefused);
    expect(net.states).toEqual(["connecting", "outdated"]);
    expect(net.retries).toEqual([]);
    net.socket.ensureConnected();
    expect(net.connections).toHaveLength(1);
  });

  it("gives up if the table does not exist any more", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    net.last().onclose?.({ code: 1001 });
    net.retries[0]?.callback();
    net.last().onclose?.({ code: 4404 });
    expect(net.states.at(-1)).toBe("missing");
    net.socket.ensureConnected();
    expect(net.connections).toHaveLength(2);
    await expect(net.socket.send({ type: "undo", seat: 0 })).rejects.toThrow(CommandRefused);
  });

  it("queues commands until the table's welcome", () => {
    const net = fakeNetwork();
    void net.socket.send({ type: "act", seat: 0, command: "end" });
    expect(net.last().sent).toEqual([]);
    net.last().welcome();
    expect(net.last().sent.map(({ command }) => command)).toEqual(["end"]);
    expect(net.states).toEqual(["connecting", "open"]);
  });

  it("sends a command again that was too fast", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().receive({ type: "refused", id, why: { code: "too_fast", retry_ms: 40 } });
    expect(net.retries[0]?.ms).toBe(40);
    net.retries[0]?.callback();
    expect(net.last().sent.map((sent) => sent.id)).toEqual([id, id]);
    net.last().receive({ type: "done", id, step: 8 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  it("resends an unanswered command with the same id and settles it once", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().onclose?.({ code: 1006 });
    net.setLastStep(7);
    net.retries[0]?.callback();
    expect(net.last().url).toContain("since=7&client=c0ffee");
    net.last().welcome();
    expect(net.last().sent[0]?.id).toBe(id);
    net.last().receive({ type: "done", id, step: 8 });
    net.last().receive({ type: "done", id, step: 8 });
    expect(await answer).toMatchObject({ type: "done", step: 8 });
    expect(net.socket.nPending).toBe(0);
  });

  it("treats an update with the command's id as its answer", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    const answer = net.socket.send({ type: "undo", seat: 0 });
    net.last().receive({ type: "update", id: net.last().sent[0]?.id, step: 3, steps: [] });
    expect(await answer).toMatchObject({ type: "update", step: 3 });
  });

  it("applies patches to the current view", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    net.last().receive({ type: "update", id: null, step: 3, view: { turn: 0, sand: [1, 2] }, steps: [] });
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().receive({ type: "update", id, step: 4, patches: [{ turn: 1 }], steps: [] });
    net.last().receive({ type: "update", id: null, step: 5, patches: [{ sand: [3] }], steps: [] });
    const views = net.messages.map((message) => message.type === "update" && message.view);
    expect(views.slice(1)).toEqual([
      { turn: 0, sand: [1, 2] },
      { turn: 1, sand: [1, 2] },
      { turn: 1, sand: [3] },
    ]);
    expect(net.messages.some((message) => "patches" in message)).toBe(false);
    expect(await answer).toMatchObject({ step: 4, view: { turn: 1, sand: [1, 2] } });
  });

  it("patches list items by index", () => {
    const net = fakeNetwork();
    net.last().welcome();
    const view = { tiles: [{ sand: 0 }, { sand: 1 }, { sand: 2 }], over: null, note: { of: "x" } };
    net.last().receive({ type: "update", id: null, step: 1, view, steps: [] });
    const patch = { tiles: { 0: { sand: 9 }, 2: null }, note: { to: "y" } };
    net.last().receive({ type: "update", id: null, step: 2, patches: [patch], steps: [] });
    net
      .last()
      .receive({ type: "update", id: null, step: 3, patches: [{ tiles: [7], over: { by: 1 } }], steps: [] });
    const views = net.messages.map((message) => message.type === "update" && message.view);
    expect(views.slice(2)).toEqual([
      { tiles: [{ sand: 9 }, { sand: 1 }, null], over: null, note: { to: "y" } },
      { tiles: [7], over: { by: 1 }, note: { to: "y" } },
    ]);
  });

  it("requests a full view instead of applying a patch for another step", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    net.last().receive({ type: "update", id: null, step: 3, view: { turn: 0 }, steps: [] });
    net.setLastStep(3);
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().receive({ type: "update", id, step: 5, patches: [{ turn: 1 }], steps: [] });
    expect(net.messages.length).toBe(2);
    expect(net.last().sent.slice(1)).toEqual([{ type: "sync", since: 3 }]);
    expect(await answer).toMatchObject({ step: 5 });
    net.last().receive({ type: "update", id: null, step: 5, view: { turn: 1 }, steps: [] });
    net.last().receive({ type: "update", id: null, step: 5, patches: [{ turn: 2 }], steps: [] });
    expect(net.messages.length).toBe(3);
  });

  it("requests a full view if the first update is a patch", () => {
    const net = fakeNetwork();
    net.last().welcome();
    net.last().receive({ type: "update", id: null, step: 0, patches: [{ turn: 1 }], steps: [] });
    net.last().receive({ type: "update", id: null, step: 1, patches: [{ turn: 1 }], steps: [] });
    expect(net.messages.length).toBe(1);
    expect(net.last().sent.map((message) => message.type)).toEqual(["sync", "sync"]);
  });

  it("rejects a refused command with the table's reason", async () => {
    const net = fakeNetwork();
    net.last().welcome();
    const answer = net.socket.send({ type: "start" });
    net.last().receive({ type: "refused", id: net.last().sent[0]?.id, why: { code: "open_seats" } });
    await expect(answer).rejects.toEqual(new CommandRefused({ code: "open_seats" }));
  });

  it("backs off up to eight seconds and resets after a welcome", () => {
    const net = fakeNetwork();
    for (let n = 0; n < 8; n += 1) {
      net.last().onclose?.({ code: 1006 });
      net.retries[n]?.callback();
    }
    expect(net.retries.map(({ ms }) => ms)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    net.last().welcome();
    net.last().onclose?.({ code: 1006 });
    expect(net.retries[8]?.ms).toBe(250);
  });

  it("ensureConnected reconnects at once, or pings an open connection", () => {
    const net = fakeNetwork();
    net.last().onclose?.({ code: 1006 });
    net.socket.ensureConnected();
    expect(net.connections.length).toBe(2);
    expect(net.retries[0]?.isCancelled).toBe(true);
    net.last().welcome();
    net.socket.ensureConnected();
    expect(net.last().sent).toEqual([{ type: "ping" }]);
  });

  it("ignores messages on a closed connection", () => {
    const net = fakeNetwork();
    const old = net.last();
    old.onclose?.({ code: 1006 });
    net.retries[0]?.callback();
    old.receive({ type: "pong" });
    expect(net.messages).toEqual([]);
  });
});
