// Completion for the command box.
import type { Choice } from "../stage/contract";

const MAX_SUGGESTIONS = 40;

/** Legal commands that match the typed text word by word. For example, `m c` matches `move c3`. */
export function completeCommand(typed: string, choices: readonly Choice[]): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (choice: Choice) => {
    const commandWords = choice.text.split(" ");
    return words.every((word, index) => commandWords[index]?.startsWith(word) ?? false);
  };
  return choices.filter(matches).slice(0, MAX_SUGGESTIONS);
}
