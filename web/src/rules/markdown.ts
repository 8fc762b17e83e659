// A parser for the subset of Markdown that the rulebooks use. Numbered paragraphs start with their number
// in bold, which becomes their id.
export type Inline = { kind: "text" | "bold" | "italic" | "code" | "rule"; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; id: string | null; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const NUMBER = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\b([A-Z]\d+(?:\.\d+)*)\b/g;

function parseInline(source: string, isRule: (word: string) => boolean): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  const push = (kind: Inline["kind"], text: string) => parts.push({ kind, text });
  for (const found of source.matchAll(INLINE)) {
    const [all, bold, code, italic, rule] = found;
    if (rule !== undefined && !isRule(rule)) continue;
    if (found.index > last) push("text", source.slice(last, found.index));
    if (bold !== undefined) push("bold", bold);
    else if (code !== undefined) push("code", code);
    else if (italic !== undefined) push("italic", italic);
    else push("rule", rule ?? "");
    last = found.index + all.length;
  }
  if (last < source.length) push("text", source.slice(last));
  return parts;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** The ids of all paragraphs in the source. */
function paragraphIds(source: string): Set<string> {
  const found = source.split("\n").map((line) => NUMBER.exec(line)?.[1]);
  return new Set(found.filter((id) => id !== undefined));
}

export function parse(source: string): Block[] {
  const ids = paragraphIds(source);
  const parseText = (text: string) => parseInline(text, (word) => ids.has(word));
  return source
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk): Block => {
      const lines = chunk.split("\n");
      const heading = /^(#+)\s+(.*)$/.exec(chunk);
      if (heading?.[1] && heading[2]) {
        const text = heading[2];
        return { kind: "heading", level: heading[1].length, id: `chapter-${text.split(" ")[0]}`, text };
      }
      if (lines.every((line) => line.startsWith("|"))) {
        const [head = "", , ...rows] = lines;
        return {
          kind: "table",
          head: cells(head).map(parseText),
          rows: rows.map((row) => cells(row).map(parseText)),
        };
      }
      if (lines.every((line) => /^[-*] /.test(line)))
        return { kind: "list", items: lines.map((line) => parseText(line.slice(2))) };
      const text = lines.join(" ");
      const id = NUMBER.exec(text)?.[1] ?? null;
      return { kind: "paragraph", id, text: parseText(text.replace(NUMBER, "")) };
    });
}

/** The blocks that contain the query, with their headings. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const needle = query.trim().toLowerCase();
  if (!needle) return [...blocks];
  const matches = (block: Block) => plainText(block).toLowerCase().includes(needle);
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    else if (matches(block)) {
      if (heading) found.push(heading);
      heading = null;
      found.push(block);
    }
  }
  return found;
}

function plainText(block: Block): string {
  const join = (parts: Inline[]) => parts.map((part) => part.text).join("");
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return `${block.id ?? ""} ${join(block.text)}`;
    case "list":
      return block.items.map(join).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(join).join(" ");
  }
}
