// Maps choices to board targets, and inactive targets to the command whose refusal explains them.
import type { Choice } from "$stage/contract";
import type { Game, View } from "./wire";

export const buttons: readonly string[] = ["button:dig", "button:steal", "button:hide"];

export function targetKeys(choice: Choice<Game>, _: View, seat: number): readonly string[] {
  switch (choice.type) {
    case "dig":
      return ["deck", "button:dig"];
    case "steal":
      return [`bag:${choice.from}`, "button:steal"];
    case "hide":
      return [`bag:${seat}`, "button:hide"];
  }
}

export function probeCommand(key: string, _: View, seat: number): string | null {
  const [kind = "", id = ""] = key.split(":");
  switch (kind) {
    case "deck":
      return "dig";
    case "bag":
      return Number(id) === seat ? "hide" : `steal p${Number(id) + 1}`;
    case "button":
      return id === "steal" ? null : id;
    default:
      return null;
  }
}
