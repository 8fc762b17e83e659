// Patterns of commands and paths to arguments in lessons, as in crates/table/src/lesson.rs.
import type { GameEvent } from "../stage/contract";

/** Returns true if a command matches a pattern: alternatives separated by ` | `, each a command or the
 * beginning of one before `*`. */
export const isMatch = (pattern: string, command: string): boolean =>
  pattern
    .split(" | ")
    .some((one) => (one.endsWith("*") ? command.startsWith(one.slice(0, -1)) : command === one));

/** The first of the commands that the pattern names first. */
export function bestMatch<C extends { text: string }>(pattern: string, choices: readonly C[]): C | null {
  for (const one of pattern.split(" | ")) {
    const found = choices.find((choice) => isMatch(one, choice.text));
    if (found) return found;
  }
  return null;
}

/** The value at a path such as `/players/0/water`. */
function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const name of path.split("/").slice(1))
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return value;
}

/** The data that the arguments of a text can refer to. */
export interface Known {
  view: unknown;
  insight: unknown;
  events: readonly GameEvent[];
}

/** The value of a text's argument: a part of the view, after `insight:` a part of the insight, or after `event:`
 * the number of events of a type or a part of the last one. */
export function argumentAt(path: string, { view, insight, events }: Known): string | number {
  const [source = "", ...rest] = path.split(":");
  const [type = "", ...names] = rest.join(":").split("/");
  let value: unknown;
  if (source === "insight") value = valueAt(insight, `/${names.join("/")}`);
  else if (source === "event") {
    const found = events.filter((event) => event.type === type);
    value = names.length === 0 ? found.length : valueAt(found.at(-1), `/${names.join("/")}`);
  } else value = valueAt(view, path);
  return typeof value === "string" || typeof value === "number" ? value : 0;
}
