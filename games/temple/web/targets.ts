// Maps choices to the objects on the table that they apply to, and objects without a choice to a command
// whose refusal explains why.
import { SUN_PLACES } from "./places";
import { type Choice, type Phase, type Place, playerOf, type View } from "./types";

/** The buttons in the order of the action bar: actions on the space, then those that end the decision. */
export const buttons: readonly string[] = [
  "button:begin",
  "button:ready",
  "button:brace",
  "button:shed",
  "button:tear_free",
  "button:clear",
  "button:search",
  "button:decipher",
  "button:unlock",
  "button:tunnel",
  "button:jump",
  "button:exit_river",
  "button:statue",
  "button:hop",
  "button:gather",
  "button:exchange",
  "button:monkey",
  "button:heal",
  "button:hurry",
  "button:take_supply",
  "button:ignore",
  "button:help",
  "button:remove_door",
  "button:propose",
  "button:agree",
  "button:confirm",
  "button:accept",
  "button:pass",
  "button:decline",
  "button:cancel",
  "button:stop",
  "button:done",
  "button:end",
];

/** Actions on the adventurer's own space. */
const HERE: readonly Choice["type"][] = [
  "tunnel",
  "hop",
  "statue",
  "gather",
  "take_supply",
  "clear",
  "tear_free",
];

export function targetKeys(choice: Choice, view: View, seat: number): readonly string[] {
  const at = playerOf(view, seat)?.at ?? null;
  switch (choice.type) {
    case "choose":
      return [`adventurer:${choice.adventurer}`];
    case "move":
      return [`space:${choice.to}`];
    case "sprint":
    case "leap":
      return tokenKeys(view, `${choice.to}`);
    case "read":
      return tokenKeys(view, `${choice.at}`);
    case "read_clue":
      return [`token:${choice.zone}`, `clue:${choice.zone}`];
    case "search":
      return at === null ? ["button:search"] : ["button:search", `space:${at}`, `deck:${deckAt(at)}`];
    case "decipher":
      return at === null ? ["button:decipher"] : ["button:decipher", `clue:${at[1]}`, `space:${at}`];
    case "unlock":
      return ["button:unlock", `lock:${choice.lock}`, `space:${at}`];
    case "jump":
      return ["button:jump", "space:c21", at === "c20" ? "space:c22" : "space:c20"];
    case "exit_river":
      return ["button:exit_river", "space:bank"];
    case "enter":
      return [`space:${SUN_PLACES[choice.sun]}`];
    case "reroll":
      return [`reroll:${choice.dice.join("")}`];
    case "set":
      return [`set:${choice.die}`];
    default:
      return cardKeys(choice) ?? ownSpaceKeys(choice, at);
  }
}

/** The deck that a search on a space draws from. */
const deckAt = (at: Place): string => (at.startsWith("w") ? `z${at[1]}` : at.startsWith("l") ? "lv" : "rv");

/** The keys for cards of the player, the partner or the pile. */
function cardKeys(choice: Choice): readonly string[] | null {
  switch (choice.type) {
    case "drop":
    case "pay":
    case "lose":
    case "give":
      return [`card:${choice.card}`];
    case "keep":
      return [`laid:${choice.card}`];
    case "ask":
      return [`their:${choice.card}`];
    case "unask":
      return [`asked:${choice.card}`];
    case "take":
      return [`pile:${choice.card}`];
    default:
      return null;
  }
}

function ownSpaceKeys(choice: Choice, at: Place | null): readonly string[] {
  const button = `button:${choice.type}`;
  return at !== null && HERE.includes(choice.type) ? [button, `space:${at}`] : [button];
}

/** The token has to be selected first, unless no actions are left and there is nothing to confuse it with. */
function tokenKeys(view: View, place: string): readonly string[] {
  return view.turn?.actions === 0 ? [`token:${place}`, `space:${place}`] : [`token:${place}`];
}

const CARD_COMMANDS: Partial<Record<Phase["type"], string>> = {
  loading: "drop",
  testing: "pay",
  losing: "lose",
  composing: "give",
  answering: "give",
};

/** The command whose refusal explains why an object cannot be used. */
export function probeCommand(key: string, view: View, seat: number): string | null {
  const [kind = "", what = ""] = key.split(":");
  switch (kind) {
    case "space":
      return probePlace(what, view, seat);
    case "token":
      return /^\d$/.test(what) ? `clue ${what}` : probeToken(what, view, seat);
    case "clue":
      return "decipher";
    case "lock":
      return `unlock ${what}`;
    case "deck":
      return "search";
    case "card":
      return `${CARD_COMMANDS[view.phase.type] ?? "drop"} ${what}`;
    case "laid":
      return `keep ${what}`;
    case "their":
      return `ask ${what}`;
    case "asked":
      return `unask ${what}`;
    case "pile":
      return `take ${what}`;
    case "adventurer":
      return `choose ${what}`;
    case "button":
      return BUTTON_COMMANDS[what] ?? what;
    default:
      return null;
  }
}

const BUTTON_COMMANDS: Record<string, string> = {
  exit_river: "exit",
  tear_free: "tear",
  take_supply: "supply",
  remove_door: "remove",
};

function probePlace(place: string, view: View, seat: number): string {
  if (view.phase.type === "replacing") return place === "l11" ? "enter a" : "enter b";
  if (place === playerOf(view, seat)?.at) return "search";
  return place === "c21" && view.has_pit ? "jump" : `move ${place}`;
}

function probeToken(place: string, view: View, seat: number): string {
  const ability = playerOf(view, seat)?.ability;
  if (ability === "leap") return `leap ${place}`;
  return ability === "linguistics" ? `read ${place}` : `sprint ${place}`;
}
