import { describe, expect, it } from "vitest";
import { decodeNames, encodeNames } from "./names";

const NAMES = ["Ann", "Roald", "Ann-Marie B.", "Свен", "A"];

describe("names in typed text", () => {
  it.each([
    ["Roald, play tools 4", "p2, play tools 4"],
    ["roald?", "p2?"],
    ["ROALD PLAY TOOLS", "P2 PLAY TOOLS"],
    ["Ann and Ann-Marie B. wait", "p1 and p3 wait"],
    ["свен's books", "p4's books"],
    ["Roald Roald", "p2 p2"],
    ["Roalds Annex", "Roalds Annex"],
    ["cover A", "cover A"],
    ["(Ann)", "(p1)"],
  ])("are sent as seats: %s", (typed, sent) => {
    expect(encodeNames(typed, NAMES)).toBe(sent);
  });

  it("are shown as names again", () => {
    expect(decodeNames("p2, play tools 4", NAMES)).toBe("Roald, play tools 4");
    expect(decodeNames("P2 PLAY", NAMES)).toBe("ROALD PLAY");
    expect(decodeNames("p7 stop2 up2", NAMES)).toBe("p7 stop2 up2");
  });

  it("leave text unchanged without names", () => {
    expect(encodeNames("tools 4", [])).toBe("tools 4");
    expect(encodeNames("tools 4", ["", " "])).toBe("tools 4");
  });
});
