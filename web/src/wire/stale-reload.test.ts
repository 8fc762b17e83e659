// The page reloads itself after an upgrade, but never in a loop.
import { describe, expect, it } from "vitest";
import { reloadOnce } from "./stale-reload";

function fakeBrowser() {
  const stored = new Map<string, string>();
  const state = { now: 1_000_000, nReloads: 0, isUp: true };
  const env = {
    now: () => state.now,
    isServerUp: () => Promise.resolve(state.isUp),
    reload: () => {
      state.nReloads += 1;
    },
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  };
  return { state, env };
}

describe("a missing asset", () => {
  it("reloads the page at most once per minute", async () => {
    const { state, env } = fakeBrowser();
    expect(await reloadOnce(env)).toBe(true);
    state.now += 2000;
    expect(await reloadOnce(env)).toBe(false);
    state.now += 60_000;
    expect(await reloadOnce(env)).toBe(true);
    expect(state.nReloads).toBe(2);
  });

  it("does not reload while the server is down", async () => {
    const { state, env } = fakeBrowser();
    state.isUp = false;
    expect(await reloadOnce(env)).toBe(false);
    state.isUp = true;
    expect(await reloadOnce(env)).toBe(true);
  });

  it("does not reload without session storage", async () => {
    const { state, env } = fakeBrowser();
    env.storage.setItem = () => {
      throw new Error("forbidden");
    };
    expect(await reloadOnce(env)).toBe(false);
    expect(state.nReloads).toBe(0);
  });
});
