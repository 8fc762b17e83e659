// Texts in the reader's language. Tagged data finds its sentence as in crates/text:
// `event-<type>`, `action-<type>`, `refusal-<code>`; numbers stay numbers, seats become names,
// lists are joined, nothing selects `[none]`, a word is replaced by `<field>-<word>` if there is one;
// several words are one key, with `_` between them.
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;
export type Tagged = { type?: string; code?: string; [field: string]: unknown };

const SEAT_FIELDS = new Set(["seat", "whom", "with", "by", "turn"]);
const MAX_SEATS = 16;
const NONE = "none";

/** Printed as it is; selects no variant. */
class Verbatim extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

const spoken = (word: string): FluentVariable =>
  word === "" ? NONE : word === NONE ? new Verbatim(word) : word;

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
    /** Asked for what is not here. */
    private readonly parent: Texts | null = null,
    /** What a table says in words of its own, by their keys; printed as they are. */
    private readonly own: Readonly<Record<string, string>> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The same for a table that has words of its own. */
  with(own: Readonly<Record<string, string>>): Texts {
    return Object.keys(own).length === 0 ? this : new Texts(this.language, [], this, own);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.own, key) || this.#bundle.hasMessage(key) || (this.parent?.has(key) ?? false);
  }

  /** The message, or its key in brackets where there is none. */
  t(key: string, args?: Args): string {
    const spokenArgs: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args ?? {}))
      spokenArgs[name] = typeof value === "string" ? spoken(value) : value;
    return this.#format(key, spokenArgs) ?? `[${key}]`;
  }

  /** The sentence for tagged data: `kind` is `event`, `action`, `refusal` or `rejected`. */
  tell(kind: string, data: Tagged, name: (seat: number) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(data)) {
      if (field === "type" || field === "code" || field === "text") continue;
      args[field] = this.#argument(field, value, name);
    }
    const tag = data.type ?? data.code ?? "untagged";
    return this.#format(`${kind}-${tag}`, args) ?? (typeof data.text === "string" ? data.text : `[${tag}]`);
  }

  #argument(field: string, value: unknown, name: (seat: number) => string): FluentVariable {
    if (value === null || value === undefined) return NONE;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number")
      return SEAT_FIELDS.has(field) && value >= 0 && value < MAX_SEATS ? spoken(name(value)) : value;
    if (typeof value === "string") return spoken(this.#nameOf(field, value));
    if (!Array.isArray(value)) return JSON.stringify(value);
    const single = field.endsWith("s") ? field.slice(0, -1) : field;
    const words = value.map((item) =>
      typeof item === "string" ? this.#nameOf(single, item) : JSON.stringify(item),
    );
    return spoken(words.join(", "));
  }

  #nameOf(field: string, word: string): string {
    return this.#format(`${field}-${word.replace(/[^A-Za-z0-9_-]+/g, "_")}`, {}) ?? word;
  }

  #format(key: string, args: Record<string, FluentVariable>): string | null {
    if (Object.hasOwn(this.own, key)) return this.own[key] ?? null;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern) return this.#bundle.formatPattern(pattern, args, []);
    return this.parent === null ? null : this.parent.#format(key, args);
  }
}
