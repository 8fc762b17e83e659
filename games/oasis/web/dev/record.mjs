// Records fixtures from the real engine: `node games/oasis/web/dev/record.mjs path/to/ovoo`.
import { FixtureRecorder } from "../../../../web/scripts/fixture-recorder.mjs";

const viewerOf = (awaited) => awaited[0] ?? 0;
const recorder = new FixtureRecorder(new URL("../fixtures/", import.meta.url), { bot: "easy", viewerOf });
const names = ["Ann", "Bob", "Cleo", "Dan", "Eve"];
const open = (match, n, seed, extra = {}) =>
  recorder.request({ cmd: "new", match, game: "oasis", seats: n, seed, names: names.slice(0, n), ...extra });

const hasEvent = (step, type) => step.events.some((event) => event.type === type);
/** The states to record, starting in the middle of the game, and how to recognise them. */
const WANTED = {
  offer: ({ view }) => view.phase.type === "offering",
  mid: ({ view }) => view.phase.type === "accepting" && view.order.indexOf(view.turn) === 1,
  resolve: ({ view, choices, awaited }) =>
    view.phase.type === "resolving" &&
    choices[awaited[0]].length > 1 &&
    choices[awaited[0]][0].type === "resolve",
  tile: ({ view }) => view.phase.type === "tiling" && view.phase.land === "steppe",
  gift: ({ view, insight }) =>
    view.phase.type === "tiling" &&
    insight.seats[0]?.lands
      .find(({ land }) => land === view.phase.land)
      ?.spaces.some(({ whom }) => whom !== null && whom !== view.turn),
  mark: ({ view, choices, awaited }) =>
    view.phase.type === "marking" && choices[awaited[0]].some(({ type }) => type === "move_marker"),
  camel: ({ view }) => view.phase.type === "herding",
  free: ({ view }) => view.phase.type === "free",
  taken: (step) => hasEvent(step, "accepted"),
  grown: (step) => hasEvent(step, "area_grew"),
  last: ({ view }) => view.ending.length > 0 && view.phase.type === "accepting",
};

const saved = new Set();
for (const [n, seed] of [
  [4, 3],
  [5, 8],
  [3, 5],
]) {
  const match = `g${n}`;
  const status = await open(match, n, seed);
  if (n === 4) recorder.save("start", await recorder.snapshot(match, names.slice(0, n), status));
  const steps = [];
  await recorder.play(match, names.slice(0, n), status, (step) => void steps.push(step));
  const late = steps.slice(Math.floor(steps.length * 0.55));
  for (const [name, isIt] of Object.entries(WANTED)) {
    const found = late.find(isIt);
    if (!found || saved.has(name)) continue;
    saved.add(name);
    recorder.save(name, found);
  }
  const accepting = late.find(({ view }) => view.phase.type === "accepting" && view.turn === view.order[0]);
  if (n !== 4 && accepting) recorder.save(`table-${n}`, { ...accepting, after: undefined });
  const end = steps.at(-1);
  recorder.save(`end-${n}`, end.after);
  if (n === 4) recorder.save("scoring", end);
  console.error(n, seed, steps.length, end.after.outcome);
}
console.error("saved", [...saved].join(" "));
recorder.close();
