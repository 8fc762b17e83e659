import { describe, expect, it } from "vitest";
import { describePlan, planned, planOf } from "./plan";

describe("a plan", () => {
  it("adds tiles one by one, and digs, excavates, then removes a tile touched again", () => {
    let keys = planned([], "c2", "b2");
    keys = planned(keys, "c3", "b2");
    expect(keys).toEqual(["go:c2", "go:c3"]);
    keys = planned(keys, "c3", "b2");
    expect(keys).toEqual(["go:c2", "dig:c3"]);
    keys = planned(keys, "c3", "b2");
    expect(keys).toEqual(["go:c2", "excavate:c3"]);
    expect(planned(keys, "c3", "b2")).toEqual(["go:c2"]);
  });

  it("digs where the pawn stands already", () => {
    expect(planned([], "b2", "b2")).toEqual(["dig:b2"]);
  });

  it("skips keys that are not steps", () => {
    expect(planOf(["go:c2", "go:z9", "<b>", "dig:d3"]).map(({ cell }) => cell)).toEqual(["c2", "d3"]);
  });

  it("is described in words", () => {
    const t = (key: string, args?: Record<string, string | number>) => `${key.slice(8)} ${args?.cell}`;
    expect(describePlan(["go:c2", "go:c3", "dig:d3"], t)).toBe("c2, c3, dig d3");
  });
});
