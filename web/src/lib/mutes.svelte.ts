// People whose chat this browser does not show.
const KEY = "ovoo.mutes";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((person) => typeof person === "string") : [];
  } catch {
    return [];
  }
}

class Mutes {
  #people = $state.raw(read());

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  toggle(person: string): void {
    this.#people = this.has(person)
      ? this.#people.filter((other) => other !== person)
      : [...this.#people, person];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#people));
    } catch {
      // Muted until the page is left.
    }
  }
}

export const mutes = new Mutes();
