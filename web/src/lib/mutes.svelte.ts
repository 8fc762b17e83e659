// Guests whose chat messages this browser hides.
const KEY = "ovoo.mutes";

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((person) => typeof person === "string") : [];
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
      // If storage is unavailable, the mute lasts until the page is closed.
    }
  }
}

export const mutes = new Mutes();
