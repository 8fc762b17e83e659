import type { Choice } from "../stage/contract";

const MAX_OFFERS = 40;

/** The legal commands that begin with what was typed, word by word: `m c` fits `move c3`. */
export function complete(typed: string, choices: readonly Choice[]): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (choice: Choice) => {
    const own = choice.text.split(" ");
    return words.every((word, index) => own[index]?.startsWith(word) ?? false);
  };
  return choices.filter(fits).slice(0, MAX_OFFERS);
}
