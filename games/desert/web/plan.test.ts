import { describe, expect, it } from "vitest";
import { planned, planOf, sayPlan } from "./plan";

describe("a plan", () => {
  it("goes on tile by tile, and a tile touched again is dug, excavated, left out", () => {
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

  it("leaves out what is no step of it", () => {
    expect(planOf(["go:c2", "go:z9", "<b>", "dig:d3"]).map(({ cell }) => cell)).toEqual(["c2", "d3"]);
  });

  it("is told in words", () => {
    const t = (key: string, args?: Record<string, string | number>) => `${key.slice(8)} ${args?.cell}`;
    expect(sayPlan(["go:c2", "go:c3", "dig:d3"], t)).toBe("c2, c3, dig d3");
  });
});
