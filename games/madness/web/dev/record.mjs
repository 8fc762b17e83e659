// Records fixtures from the real engine: `node games/madness/web/dev/record.mjs path/to/ovoo`.
import { FixtureRecorder } from "../../../../web/scripts/fixture-recorder.mjs";

const viewerOf = (awaited) => awaited[0] ?? 0;
const recorder = new FixtureRecorder(new URL("../fixtures/", import.meta.url), {
  bot: process.env.BOT ?? "random",
  viewerOf,
});
const names = ["Ada", "Bruno", "Chloe", "Dmitri", "Edda"];
const crew = (n) => names.slice(0, n);
const open = (match, n, seed, options = {}) =>
  recorder.request({ cmd: "new", match, game: "madness", seats: n, seed, names: crew(n), options });
const say = (match, seat, command) => recorder.request({ cmd: "apply", match, seat, command });

const saved = new Set();
function saveOnce(name, data) {
  if (!saved.has(name)) recorder.save(name, data);
  saved.add(name);
}

/** The seat's first legal command of one of these types. */
async function first(match, seat, ...types) {
  const { legal } = await recorder.request({ cmd: "legal", match, seat });
  const found = types.map((type) => legal.find((choice) => choice.type === type)).find(Boolean);
  return found?.text ?? null;
}

/** Plays a step and records it for each viewer. */
async function act(match, n, seat, command, looks, status) {
  const before = await recorder.snapshot(match, crew(n), status, looks);
  const next = await say(match, seat, command);
  const { events } = await recorder.request({ cmd: "events", match, seat: looks });
  return {
    step: { ...before, events, after: await recorder.snapshot(match, crew(n), next, looks) },
    status: next,
  };
}

/** Records one run of the timer with talk, as seen by the second player. */
async function talk(match, n, seed, options) {
  let status = await open(match, n, seed, options);
  saveOnce("start", await recorder.snapshot(match, crew(n), status));
  const leader = status.awaited[0];
  let done = await act(match, n, leader, await first(match, leader, "move"), leader, status);
  saveOnce("moved", done.step);
  saveOnce("ready", done.step.after);
  done = await act(match, n, leader, "flip", leader, done.status);
  saveOnce("turned", done.step);
  status = done.status;
  const me = (leader + 1) % n;
  const [a, b] = done.step.after.view.encounter.challenges;
  const hand = async (seat) => (await recorder.request({ cmd: "view", match, seat })).view.players[seat].hand;
  const total = (cards, gear) =>
    cards.filter((card) => card.startsWith(gear)).reduce((sum, card) => sum + Number(card.split("-")[1]), 0);
  for (const [index, seat] of [leader, (leader + 2) % n, (leader + n - 1) % n].entries()) {
    for (let tick = 0; tick < 3; tick += 1) status = await recorder.request({ cmd: "expire", match });
    const cards = await hand(seat);
    const gear = index === 1 ? b.gear : a.gear;
    for (const remark of [`sum ${gear} ${total(cards, gear)}`, `last please to p${me + 1} sum ${gear} 5`]) {
      const said = await say(match, seat, `say ${remark}`).catch(() => null);
      if (said) {
        status = said;
        break;
      }
    }
  }
  const moment = await recorder.snapshot(match, crew(n), status, me);
  saveOnce("talk", { ...moment, awaited: [me] });
  const card = (await hand(me))[0];
  done = await act(match, n, me, `play ${card}`, me, status);
  saveOnce("played", { ...done.step, awaited: [me] });
  const after = await recorder.snapshot(match, crew(n), done.status, me);
  saveOnce("silent", { ...after, awaited: [me] });
}

await talk("talk", 4, 5, {});

/** The events and phases to look for in games between bots. */
const WANTED = {
  mid: ({ view }) => view.phase.type === "moving" && view.round > 8,
  timer_out: ({ view }) => view.phase.type === "timer_out" && view.players.some((one) => one.n_played > 0),
  relic: ({ view }) =>
    view.phase.type === "rewarding" && ["specimen", "ruin", "knowledge"].includes(view.phase.reward),
  arcane: ({ view }) => view.phase.type === "rewarding" && view.phase.reward === "arcane",
  search: ({ view }) => view.phase.type === "rewarding" && view.phase.reward === "search",
  searching: ({ view }) => view.phase.type === "searching",
  failing: ({ view }) => view.phase.type === "failing" && view.phase.letters.length === 2,
  rolled: ({ view }) => view.phase.type === "rolled",
  drawing: ({ view }) => view.phase.type === "drawing",
  resting: ({ view }) => view.phase.type === "resting",
  escape: ({ view }) => view.plane?.startsWith("x") && view.phase.type === "moving",
  revealed: (step) => step.events.filter(({ type }) => type === "revealed").length > 1,
};
/** Lets bots continue. They never wait for a clock. */
async function play(match, n, status, see) {
  for (let nth = 0; nth < 1500 && !status.outcome; nth += 1) {
    const seat = status.awaited[nth % status.awaited.length];
    const { command } = await recorder.request({ cmd: "think", match, seat, bot: recorder.bot, seed: nth });
    const before = await recorder.snapshot(match, crew(n), status, seat);
    status = command ? await say(match, seat, command) : await recorder.request({ cmd: "expire", match });
    const { events } = await recorder.request({ cmd: "events", match, seat });
    see({ ...before, awaited: [seat], events, after: await recorder.snapshot(match, crew(n), status, seat) });
  }
  return status;
}

for (let seed = 1; seed < 60; seed += 1) {
  const n = 3 + (seed % 3);
  const match = `g${seed}`;
  const status = await open(match, n, seed);
  const steps = [];
  const end = await play(match, n, status, (step) => void steps.push(step));
  for (const [name, isIt] of Object.entries(WANTED)) {
    if (saved.has(name)) continue;
    const found = steps.find(isIt);
    if (found) saveOnce(name, found);
  }
  if (end.outcome) saveOnce(`end-${end.outcome.reason}`, steps.at(-1).after);
  console.error(seed, n, steps.length, end.outcome?.reason);
  if (Object.keys(WANTED).every((name) => saved.has(name)) && seed > 6) break;
}
console.error("saved", [...saved].join(" "));
recorder.close();
