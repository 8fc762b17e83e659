import { describe, expect, it } from "vitest";
import { refresh } from "./fresh";

function browser() {
  const kept = new Map<string, string>();
  const state = { now: 1_000_000, nReloads: 0, isUp: true };
  const tools = {
    now: () => state.now,
    answers: () => Promise.resolve(state.isUp),
    reload: () => {
      state.nReloads += 1;
    },
    kept: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
  return { state, tools };
}

describe("a part of the page that is gone", () => {
  it("loads the page anew, and not again and again", async () => {
    const { state, tools } = browser();
    expect(await refresh(tools)).toBe(true);
    state.now += 2000;
    expect(await refresh(tools)).toBe(false);
    state.now += 60_000;
    expect(await refresh(tools)).toBe(true);
    expect(state.nReloads).toBe(2);
  });

  it("leaves the page alone while the server does not answer", async () => {
    const { state, tools } = browser();
    state.isUp = false;
    expect(await refresh(tools)).toBe(false);
    state.isUp = true;
    expect(await refresh(tools)).toBe(true);
  });

  it("does nothing where nothing can be kept", async () => {
    const { state, tools } = browser();
    tools.kept.setItem = () => {
      throw new Error("forbidden");
    };
    expect(await refresh(tools)).toBe(false);
    expect(state.nReloads).toBe(0);
  });
});
