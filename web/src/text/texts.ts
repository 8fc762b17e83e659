// Localized texts in Fluent. Tagged data is localized as in crates/text: its message is `event-<type>`,
// `action-<type>` or `refusal-<code>`. Its fields become arguments: numbers stay numbers, seats become
// names, lists are joined, and empty values select `[none]`. A list containing one number becomes that
// number, so that a message can have a singular. A word is replaced by the message `<field>-<word>` if
// there is one. In that key, `_` replaces special characters.
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;
export type TaggedData = { type?: string; code?: string; [field: string]: unknown };

const SEAT_FIELDS = new Set(["seat", "whom", "with", "by", "turn"]);
const MAX_SEATS = 16;
const NONE = "none";

/** A string that is printed verbatim and never selects a variant. */
class Verbatim extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** An empty string selects `[none]`, but a player named "none" must not. */
const toVariable = (text: string): FluentVariable =>
  text === "" ? NONE : text === NONE ? new Verbatim(text) : text;

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
    /** The fallback for messages that are not in the sources. */
    private readonly parent: Texts | null = null,
    /** A table's own texts by key. They are user input, so they are never parsed as Fluent. */
    private readonly overrides: Readonly<Record<string, string>> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  withOverrides(overrides: Readonly<Record<string, string>>): Texts {
    return Object.keys(overrides).length === 0 ? this : new Texts(this.language, [], this, overrides);
  }

  has(key: string): boolean {
    return (
      Object.hasOwn(this.overrides, key) || this.#bundle.hasMessage(key) || (this.parent?.has(key) ?? false)
    );
  }

  /** The message, or its key in brackets if it is missing. */
  t(key: string, args?: Args): string {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args ?? {}))
      variables[name] = typeof value === "string" ? toVariable(value) : value;
    return this.#format(key, variables) ?? `[${key}]`;
  }

  /** The text of tagged data. `kind` is `event`, `action`, `refusal`, `refused` or `rejected`. */
  localize(kind: string, data: TaggedData, seatName: (seat: number) => string): string {
    const variables: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(data)) {
      if (field === "type" || field === "code" || field === "text") continue;
      variables[field] = this.#variable(field, value, seatName);
    }
    const tag = data.type ?? data.code ?? "untagged";
    const fallback = typeof data.text === "string" ? data.text : `[${tag}]`;
    return this.#format(`${kind}-${tag}`, variables) ?? fallback;
  }

  #variable(field: string, value: unknown, seatName: (seat: number) => string): FluentVariable {
    if (value === null || value === undefined) return NONE;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number")
      return SEAT_FIELDS.has(field) && value >= 0 && value < MAX_SEATS ? toVariable(seatName(value)) : value;
    if (typeof value === "string") return toVariable(this.#translateWord(field, value));
    if (!Array.isArray(value)) return JSON.stringify(value);
    if (value.length === 1 && typeof value[0] === "number") return value[0];
    const singular = field.endsWith("s") ? field.slice(0, -1) : field;
    const words = value.map((item) =>
      typeof item === "string" ? this.#translateWord(singular, item) : JSON.stringify(item),
    );
    return toVariable(words.join(", "));
  }

  #translateWord(field: string, word: string): string {
    return this.#format(`${field}-${word.replace(/[^A-Za-z0-9_-]+/g, "_")}`, {}) ?? word;
  }

  #format(key: string, variables: Record<string, FluentVariable>): string | null {
    if (Object.hasOwn(this.overrides, key)) return this.overrides[key] ?? null;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern) return this.#bundle.formatPattern(pattern, variables, []);
    return this.parent === null ? null : this.parent.#format(key, variables);
  }
}
