// The rulebook parser and its search.
import { expect, it } from "vitest";
import { parse, search } from "./markdown";

const SOURCE = `# The book

## 1 Aim

**D1.1** You *win* by \`end\`; see D1.2 and X9.

**D1.2** Sand is **bad**.

| Card | n |
|---|---|
| Sun | **4** |

- one
- two
`;

it("parses the blocks of a rulebook", () => {
  const blocks = parse(SOURCE);
  expect(blocks.map((block) => block.kind)).toEqual([
    "heading",
    "heading",
    "paragraph",
    "paragraph",
    "table",
    "list",
  ]);
  expect(blocks[2]).toEqual({
    kind: "paragraph",
    id: "D1.1",
    text: [
      { kind: "text", text: "You " },
      { kind: "italic", text: "win" },
      { kind: "text", text: " by " },
      { kind: "code", text: "end" },
      { kind: "text", text: "; see " },
      { kind: "rule", text: "D1.2" },
      { kind: "text", text: " and X9." },
    ],
  });
  expect(blocks[4]).toMatchObject({
    kind: "table",
    rows: [[[{ text: "Sun" }], [{ kind: "bold", text: "4" }]]],
  });
});

it("finds matching blocks with their headings", () => {
  expect(search(parse(SOURCE), "sand").map((block) => block.kind)).toEqual(["heading", "paragraph"]);
  expect(search(parse(SOURCE), "d1.1")).toHaveLength(2);
  expect(search(parse(SOURCE), "zebra")).toEqual([]);
});
