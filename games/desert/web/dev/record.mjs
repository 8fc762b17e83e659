// Records fixtures from the real engine: `node games/desert/web/dev/record.mjs path/to/ovoo`.
import { FixtureRecorder } from "../../../../web/scripts/fixture-recorder.mjs";

const recorder = new FixtureRecorder(new URL("../fixtures/", import.meta.url));
const names = ["Ann", "Bob", "Cleo", "Dan"];
const crew = (n) => names.slice(0, n);
async function open(match, n, seed, extra = {}) {
  return recorder.request({ cmd: "new", match, game: "desert", seats: n, seed, names: crew(n), ...extra });
}

const wanted = new Set(["won", "thirst", "buried"]);
const saved = new Set();
function saveOnce(name, data) {
  if (!saved.has(name)) recorder.save(name, data);
  saved.add(name);
}
for (let seed = 1; seed < 40 && wanted.size; seed++) {
  const match = `g${seed}`;
  const n = 2 + (seed % 3);
  let status = await open(match, n, seed);
  const start = await recorder.snapshot(match, crew(n), status);
  const steps = [];
  status = await recorder.play(match, crew(n), status, (step) => void steps.push(step));
  const { reason } = status.outcome;
  if (n === 4) saveOnce("start", start);
  const storm = steps.filter((step) => step.events.some((event) => event.type === "wind_blew"));
  if (n === 4 && steps.length > 80 && !saved.has("mid")) {
    const late = steps.slice(Math.floor(steps.length * 0.55));
    const acting = late.find((step) => step.view.phase.type === "acting" && step.view.actions_left === 4);
    recorder.save("mid", { ...acting, after: undefined });
    recorder.save("storm", storm[Math.floor(storm.length * 0.7)]);
    saved.add("mid");
  }
  const sun = steps.find((step) => step.events.some((event) => event.type === "sun_beat"));
  if (sun) saveOnce("sun", sun);
  if (wanted.delete(reason)) {
    recorder.save(`end-${reason}`, steps.at(-1).after);
    recorder.save(`late-${reason}`, { ...steps.at(-6), after: undefined });
  }
  console.error(seed, n, steps.length, reason);
}
let draft = await open("draft", 4, 3, { options: { roles: "draft" } });
draft = await recorder.request({ cmd: "apply", match: "draft", seat: 0, command: "pick climber" });
recorder.save("draft", await recorder.snapshot("draft", crew(4), draft));
const position = {
  crew: [
    { role: "navigator", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { ask_before_moving_me: true },
};
await recorder.request({ cmd: "position", match: "ask", game: "desert", seed: 2, position });
const asked = await recorder.request({ cmd: "apply", match: "ask", seat: 0, command: "guide p2 b3" });
recorder.save("request", await recorder.snapshot("ask", crew(2), asked));
const reorder = {
  crew: [
    { role: "meteorologist", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { meteo_reorder: true },
};
await recorder.request({ cmd: "position", match: "order", game: "desert", seed: 2, position: reorder });
recorder.save(
  "look",
  await recorder.snapshot(
    "order",
    crew(2),
    await recorder.request({ cmd: "apply", match: "order", seat: 0, command: "look" }),
  ),
);
recorder.close();
