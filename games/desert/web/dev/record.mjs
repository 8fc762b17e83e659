// Records fixtures from the real engine: `node games/desert/web/dev/record.mjs path/to/ovoo`.
import { Recorder } from "../../../../web/scripts/recorder.mjs";

const tape = new Recorder(new URL("../fixtures/", import.meta.url));
const names = ["Ann", "Bob", "Cleo", "Dan"];
const crew = (n) => names.slice(0, n);
async function open(match, n, seed, extra = {}) {
  return tape.ask({ cmd: "new", match, game: "desert", seats: n, seed, names: crew(n), ...extra });
}

const wanted = new Set(["won", "thirst", "buried"]);
const saved = new Set();
function saveOnce(name, data) {
  if (!saved.has(name)) tape.save(name, data);
  saved.add(name);
}
for (let seed = 1; seed < 40 && wanted.size; seed++) {
  const match = `g${seed}`;
  const n = 2 + (seed % 3);
  let status = await open(match, n, seed);
  const start = await tape.moment(match, crew(n), status);
  const steps = [];
  status = await tape.play(match, crew(n), status, (step) => void steps.push(step));
  const { reason } = status.outcome;
  if (n === 4) saveOnce("start", start);
  const storm = steps.filter((step) => step.events.some((event) => event.type === "wind_blew"));
  if (n === 4 && steps.length > 80 && !saved.has("mid")) {
    const late = steps.slice(Math.floor(steps.length * 0.55));
    const acting = late.find((step) => step.view.phase.type === "acting" && step.view.actions_left === 4);
    tape.save("mid", { ...acting, after: undefined });
    tape.save("storm", storm[Math.floor(storm.length * 0.7)]);
    saved.add("mid");
  }
  const sun = steps.find((step) => step.events.some((event) => event.type === "sun_beat"));
  if (sun) saveOnce("sun", sun);
  if (wanted.delete(reason)) {
    tape.save(`end-${reason}`, steps.at(-1).after);
    tape.save(`late-${reason}`, { ...steps.at(-6), after: undefined });
  }
  console.error(seed, n, steps.length, reason);
}
let draft = await open("draft", 4, 3, { options: { roles: "draft" } });
draft = await tape.ask({ cmd: "apply", match: "draft", seat: 0, command: "pick climber" });
tape.save("draft", await tape.moment("draft", crew(4), draft));
const position = {
  crew: [
    { role: "navigator", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { ask_before_moving_me: true },
};
await tape.ask({ cmd: "position", match: "ask", game: "desert", seed: 2, position });
const asked = await tape.ask({ cmd: "apply", match: "ask", seat: 0, command: "guide p2 b3" });
tape.save("request", await tape.moment("ask", crew(2), asked));
const reorder = {
  crew: [
    { role: "meteorologist", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { meteo_reorder: true },
};
await tape.ask({ cmd: "position", match: "order", game: "desert", seed: 2, position: reorder });
tape.save(
  "look",
  await tape.moment(
    "order",
    crew(2),
    await tape.ask({ cmd: "apply", match: "order", seat: 0, command: "look" }),
  ),
);
tape.close();
