// The leader's automatic decisions in this browser, stored for the next game.
import { isAnswer } from "./targets";
import type { Choice, View } from "./types";

export const HABITS = ["reveal", "accept", "end_draw"] as const;
type Habit = (typeof HABITS)[number];
const KEY = "ovoo.madness.habits";

function read(): readonly Habit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? HABITS.filter((one) => kept.includes(one)) : [];
  } catch {
    return [];
  }
}

class Habits {
  #kept = $state.raw(read());

  has(habit: Habit): boolean {
    return this.#kept.includes(habit);
  }
  set(habit: Habit, isOn: boolean): void {
    const others = this.#kept.filter((one) => one !== habit);
    this.#kept = isOn ? [...others, habit] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage, the settings last for one game.
    }
  }

  /** The automatic choice, or null if the leader has to choose. */
  pick(choices: readonly Choice[], view: View): Choice | null {
    const answers = choices.filter((one) => isAnswer(one, view));
    if (answers.some(({ type }) => type === "deal") || needsLeader(view)) return null;
    return answers.find(({ type }) => this.#kept.some((habit) => habit === type)) ?? null;
  }
}

/** True if the decision must not be automatic, because it could lose the game or reveal an empty sled. */
function needsLeader(view: View): boolean {
  const { phase, tokens } = view;
  if (phase.type === "timer_out") return view.players.every((one) => one.n_played === 0);
  if (phase.type !== "rolled") return false;
  const isLastToken = tokens.sled + tokens.discard === 1;
  if (phase.face === "accident") return view.injuries_left < 2;
  if (phase.face === "confusion") return isLastToken && view.deck < phase.distance;
  return isLastToken;
}

export const habits = new Habits();
