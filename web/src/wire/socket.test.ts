import { describe, expect, it } from "vitest";
import { type Health, type Line, Refused, TableSocket } from "./socket";
import type { Told } from "./types";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; id?: number; command?: string; since?: number }[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.say({ type: "welcome", table: {}, you: {}, chat: [], server: "s" });
  }
}

function network() {
  const lines: FakeLine[] = [];
  const waits: { work: () => void; ms: number; isCancelled: boolean }[] = [];
  const told: Told[] = [];
  const health: Health[] = [];
  let since = 0;
  const socket = new TableSocket(
    "t1",
    { told: (m) => told.push(m), health: (h) => health.push(h), since: () => since },
    {
      open: (url) => {
        const line = new FakeLine(url);
        lines.push(line);
        return line;
      },
      later: (work, ms) => {
        const wait = { work, ms, isCancelled: false };
        waits.push(wait);
        return () => {
          wait.isCancelled = true;
        };
      },
      random: () => 1,
    },
    "c0ffee",
  );
  const last = () => lines[lines.length - 1] as FakeLine;
  return { socket, lines, waits, told, health, last, reach: (step: number) => (since = step) };
}

describe("a table's socket", () => {
  it("holds commands until the table has welcomed it", () => {
    const net = network();
    void net.socket.send({ type: "act", seat: 0, command: "end" });
    expect(net.last().sent).toEqual([]);
    net.last().welcome();
    expect(net.last().sent.map((m) => m.command)).toEqual(["end"]);
    expect(net.health).toEqual(["connecting", "open"]);
  });

  it("sends an unanswered command again with the same id, and settles it once", async () => {
    const net = network();
    net.last().welcome();
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().onclose?.();
    net.reach(7);
    net.waits[0]?.work();
    expect(net.last().url).toContain("since=7&client=c0ffee");
    net.last().welcome();
    expect(net.last().sent[0]?.id).toBe(id);
    net.last().say({ type: "done", id, step: 8 });
    net.last().say({ type: "done", id, step: 8 });
    expect(await answer).toMatchObject({ type: "done", step: 8 });
    expect(net.socket.nPending).toBe(0);
  });

  it("takes an update with its id as the answer", async () => {
    const net = network();
    net.last().welcome();
    const answer = net.socket.send({ type: "undo", seat: 0 });
    net.last().say({ type: "update", id: net.last().sent[0]?.id, step: 3, steps: [] });
    expect(await answer).toMatchObject({ type: "update", step: 3 });
  });

  it("puts what has changed into the view it has", async () => {
    const net = network();
    net.last().welcome();
    net.last().say({ type: "update", id: null, step: 3, view: { turn: 0, sand: [1, 2] }, steps: [] });
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().say({ type: "update", id, step: 4, patch: { turn: 1 }, steps: [] });
    net.last().say({ type: "update", id: null, step: 5, patch: { sand: [3] }, steps: [] });
    const views = net.told.map((message) => message.type === "update" && message.view);
    expect(views.slice(1)).toEqual([
      { turn: 0, sand: [1, 2] },
      { turn: 1, sand: [1, 2] },
      { turn: 1, sand: [3] },
    ]);
    expect(net.told.some((message) => "patch" in message)).toBe(false);
    expect(await answer).toMatchObject({ step: 4, view: { turn: 1, sand: [1, 2] } });
  });

  it("puts changed things into their places of a list", () => {
    const net = network();
    net.last().welcome();
    const view = { tiles: [{ sand: 0 }, { sand: 1 }, { sand: 2 }], over: null, note: { of: "x" } };
    net.last().say({ type: "update", id: null, step: 1, view, steps: [] });
    const patch = { tiles: { 0: { sand: 9 }, 2: null }, note: { to: "y" } };
    net.last().say({ type: "update", id: null, step: 2, patch, steps: [] });
    net.last().say({ type: "update", id: null, step: 3, patch: { tiles: [7], over: { by: 1 } }, steps: [] });
    const views = net.told.map((message) => message.type === "update" && message.view);
    expect(views.slice(2)).toEqual([
      { tiles: [{ sand: 9 }, { sand: 1 }, null], over: null, note: { to: "y" } },
      { tiles: [7], over: { by: 1 }, note: { to: "y" } },
    ]);
  });

  it("never mixes steps: a change of another step is not shown, and everything is asked for", async () => {
    const net = network();
    net.last().welcome();
    net.last().say({ type: "update", id: null, step: 3, view: { turn: 0 }, steps: [] });
    net.reach(3);
    const answer = net.socket.send({ type: "act", seat: 0, command: "end" });
    const id = net.last().sent[0]?.id;
    net.last().say({ type: "update", id, step: 5, patch: { turn: 1 }, steps: [] });
    expect(net.told.length).toBe(2);
    expect(net.last().sent.slice(1)).toEqual([{ type: "sync", since: 3 }]);
    expect(await answer).toMatchObject({ step: 5 });
    net.last().say({ type: "update", id: null, step: 5, view: { turn: 1 }, steps: [] });
    net.last().say({ type: "update", id: null, step: 5, patch: { turn: 2 }, steps: [] });
    expect(net.told.length).toBe(3);
  });

  it("cannot use a change before it has seen anything", () => {
    const net = network();
    net.last().welcome();
    net.last().say({ type: "update", id: null, step: 0, patch: { turn: 1 }, steps: [] });
    net.last().say({ type: "update", id: null, step: 1, patch: { turn: 1 }, steps: [] });
    expect(net.told.length).toBe(1);
    expect(net.last().sent.map((message) => message.type)).toEqual(["sync", "sync"]);
  });

  it("rejects with the table's reason", async () => {
    const net = network();
    net.last().welcome();
    const answer = net.socket.send({ type: "start" });
    net.last().say({ type: "refused", id: net.last().sent[0]?.id, why: { code: "open_seats" } });
    await expect(answer).rejects.toEqual(new Refused({ code: "open_seats" }));
  });

  it("waits longer each time, up to eight seconds, and begins anew after a welcome", () => {
    const net = network();
    for (let n = 0; n < 8; n += 1) {
      net.last().onclose?.();
      net.waits[n]?.work();
    }
    expect(net.waits.map((wait) => wait.ms)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    net.last().welcome();
    net.last().onclose?.();
    expect(net.waits[8]?.ms).toBe(250);
  });

  it("comes back at once when woken, and pings when it is open", () => {
    const net = network();
    net.last().onclose?.();
    net.socket.wake();
    expect(net.lines.length).toBe(2);
    expect(net.waits[0]?.isCancelled).toBe(true);
    net.last().welcome();
    net.socket.wake();
    expect(net.last().sent).toEqual([{ type: "ping" }]);
  });

  it("does not listen to a line it has given up", () => {
    const net = network();
    const old = net.last();
    old.onclose?.();
    net.waits[0]?.work();
    old.say({ type: "pong" });
    expect(net.told).toEqual([]);
  });
});
