// Records fixtures from the real engine: `node games/temple/web/dev/record.mjs path/to/ovoo`. The printed
// distances to the exit guide the players, so that every part of the temple is visited.
import { FixtureRecorder } from "../../../../web/scripts/fixture-recorder.mjs";

const viewerOf = (awaited) => awaited[0] ?? 0;
const recorder = new FixtureRecorder(new URL("../fixtures/", import.meta.url), { bot: "random", viewerOf });
const names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

/** A small random number generator that returns the same numbers every time. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

const LAVA = /^l/;
/** The printed distances to the exit, by area. */
const CORRIDOR_DIST = [
  21, 20, 19, 18, 17, 16, 15, 14, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 6, 6, 5, 4, 3, 2, 1,
];
const WALLS_DIST = [
  [21, 20, 19, 19, 20, 21],
  [20, 19, 18, 18, 19, 20],
  [19, 18, 17, 17, 18, 19],
  [18, 17, 16, 16, 17, 18],
];
const LAVA_DIST = [
  [14, 13, 12, 12],
  [13, 12, 11, 11],
  [12, 11, 10, 10],
  [11, 10, 9, 9],
];
function dist(node) {
  if (node === "exit") return 0;
  if (node === "ent") return 22;
  if (node === "bank") return 3;
  if (node === "br") return 4;
  const [kind, rest] = [node[0], node.slice(1)];
  if (kind === "c") return CORRIDOR_DIST[Number(rest)];
  if (kind === "r") return 12 - Number(rest);
  return (kind === "w" ? WALLS_DIST : LAVA_DIST)[Number(rest[0]) - 1][Number(rest[1]) - 1];
}

/** How much a player wants to make this choice, regardless of its outcome. */
function wish(choice, { view, insight }, seat) {
  const at = view.players[seat].at;
  const mine = insight.seats.find((one) => one.seat === seat);
  switch (choice.type) {
    case "move": {
      const risk = mine?.lava.find((one) => one.at === choice.to)?.chance ?? 0;
      const isBack = dist(choice.to) > dist(at);
      return isBack ? 0.3 : LAVA.test(choice.to) ? Math.max(0.2, 6 - 20 * risk) : 7;
    }
    case "search":
      return view.round < 4 || !at.startsWith("w") ? 5 : 0.5;
    case "decipher":
      return 2;
    case "unlock":
      return 9;
    case "exchange":
      return view.piles.length > 0 ? 1.5 : 0.8;
    case "end":
      return 0.05;
    case "drop":
      return view.players[seat].n_cards > 3 ? 0.6 : 0.05;
    case "ready":
      return 3;
    case "decline":
    case "cancel":
      return 0.3;
    case "reroll":
      return choice.dice.length === 3 ? 1 : 0.05;
    case "set":
      return 0.01;
    case "hop":
      return 0.15;
    case "statue":
      return 3;
    default:
      return 1;
  }
}

/** Plays on with choices weighted by `wish`, and returns every step. */
async function play(match, players, status, random) {
  const steps = [];
  for (let n = 0; n < 1500 && !status.outcome; n++) {
    const who = viewerOf(status.awaited);
    const before = await recorder.snapshot(match, players, status, who);
    if (status.deadline && random() < 0.4) status = await recorder.request({ cmd: "expire", match });
    else {
      const choices = before.choices[who];
      const weights = choices.map((choice) => wish(choice, before, who));
      let rest = random() * weights.reduce((sum, one) => sum + one, 0);
      const isReached = (_, index) => {
        rest -= weights[index];
        return rest < 0;
      };
      const chosen = choices.find(isReached) ?? choices[0];
      status = await recorder.request({ cmd: "apply", match, seat: who, command: chosen.text });
    }
    const { events } = await recorder.request({ cmd: "events", match, seat: who });
    const after = await recorder.snapshot(match, players, status, who);
    steps.push({ ...before, events, after });
  }
  return steps;
}

const hasEvent = (step, type) => step.events.some((event) => event.type === type);
const phase = (type) => (step) => step.view.phase.type === type;
const acts = (step) => step.view.phase.type === "acting";
const here = (step) => step.view.players[step.awaited[0]]?.at ?? "";
const held = (step) => step.view.players[step.awaited[0]]?.hand.length ?? 0;
/** The states to record, and how to recognise them. */
const WANTED = {
  load: (step) => step.view.phase.type === "loading" && held(step) >= 4,
  brace: phase("bracing"),
  mid: (step) => acts(step) && step.view.round >= 4 && held(step) >= 3 && !step.view.lava.is_masked,
  walls: (step) =>
    acts(step) && here(step).startsWith("w") && step.view.walls.orange + step.view.walls.grey >= 2,
  lava: (step) => acts(step) && here(step).startsWith("l") && step.view.turn.actions > 1,
  river: (step) => acts(step) && here(step).startsWith("r"),
  bridge: (step) => acts(step) && here(step) === "br",
  edge: (step) => acts(step) && ["c20", "c25"].includes(here(step)) && step.view.bridge.planks > 0,
  test: (step) => step.view.phase.type === "testing" && held(step) >= 3,
  lose: phase("losing"),
  lock: phase("unlocking"),
  compose: phase("composing"),
  answer: phase("answering"),
  confirm: phase("confirming"),
  gather: phase("gathering"),
  replace: phase("replacing"),
  help: phase("helping"),
  look: (step) => step.view.looks.length > 0,
  piles: (step) => acts(step) && step.view.piles.length > 0,
  gravel: (step) => acts(step) && (step.view.players[step.awaited[0]]?.n_gravel ?? 0) > 0,
  stuck: (step) => acts(step) && step.view.players[step.awaited[0]]?.is_stuck,
  rolls: (step) => hasEvent(step, "boulder_moved") && hasEvent(step, "wall_moved"),
  meets: (step) => hasEvent(step, "walls_met"),
  falls: (step) => hasEvent(step, "bridge_fell"),
  cracks: (step) => hasEvent(step, "bridge_tested") && !hasEvent(step, "bridge_fell"),
  trap: (step) => hasEvent(step, "trap_sprung"),
  turned: (step) => hasEvent(step, "tile_flipped"),
  unmask: (step) => hasEvent(step, "mask_removed"),
  drift: (step) => hasEvent(step, "drifted"),
  died: (step) => hasEvent(step, "eliminated"),
  escape: (step) => hasEvent(step, "escaped"),
};

const GAMES = [
  { name: "4", n: 4, seed: 11 },
  { name: "solo", n: 1, seed: 5, options: { mode: "coop", level: 1 } },
  { name: "coop", n: 3, seed: 8, options: { mode: "coop", level: 3 } },
  { name: "6", n: 6, seed: 21, options: { variety: 4 } },
  ...Array.from({ length: 14 }, (_, index) => ({
    n: 2 + (index % 4),
    seed: 100 + index,
    options: { variety: 2 },
  })),
];

const saved = new Set();
function keep(name, step) {
  if (saved.has(name)) return;
  saved.add(name);
  recorder.save(name, step);
}

for (const [index, { name, n, seed, options }] of GAMES.entries()) {
  const match = `g${index}`;
  const players = names.slice(0, n);
  const status = await recorder.request({
    cmd: "new",
    match,
    game: "temple",
    seats: n,
    seed,
    names: players,
    options,
  });
  if (name) keep(`start-${name}`, await recorder.snapshot(match, players, status));
  const steps = await play(match, players, status, randomFrom(seed));
  for (const [wanted, isIt] of Object.entries(WANTED)) {
    const found = saved.has(wanted) ? undefined : steps.find(isIt);
    if (found) keep(wanted, found);
  }
  const end = steps.at(-1);
  if (name) {
    const briefing = steps.find(phase("briefing"));
    if (briefing) keep(`briefing-${name}`, { ...briefing, after: undefined });
    keep(`table-${name}`, { ...steps[Math.floor(steps.length * 0.6)], after: undefined });
    keep(`end-${name}`, end.after);
    if (end.after.outcome) keep(`count-${name}`, end);
  }
  console.error(index, n, seed, steps.length, JSON.stringify(end.after.outcome));
}
console.error(
  "missing",
  Object.keys(WANTED)
    .filter((one) => !saved.has(one))
    .join(" "),
);
recorder.close();
