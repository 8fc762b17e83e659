// Records fixtures from the real engine: `node games/desert/web/dev/record.mjs path/to/ovoo`.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const ovoo = spawn(process.argv[2] ?? "target/release/ovoo", ["pipe"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const lines = createInterface({ input: ovoo.stdout })[Symbol.asyncIterator]();
let n = 0;
async function ask(request) {
  ovoo.stdin.write(`${JSON.stringify({ id: ++n, ...request })}\n`);
  const answer = JSON.parse((await lines.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** All that a page shows at one moment. */
async function moment(match, names, status) {
  const seats = [...names.keys()];
  const view = (await ask({ cmd: "view", match, seat: "gallery" })).view;
  const choices = [];
  for (const seat of seats) choices.push((await ask({ cmd: "legal", match, seat })).legal);
  const { insight } = await ask({ cmd: "insight", match, seat: "gallery" });
  return { names, awaited: status.awaited, outcome: status.outcome, view, choices, insight };
}

const save = (name, data) =>
  writeFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), `${JSON.stringify(data)}\n`);

/** Plays on with bots; `see(before, step)` is told of every step and may stop the game by true. */
async function play(match, names, status, see) {
  for (let step = 0; step < 900 && !status.outcome; step++) {
    const before = await moment(match, names, status);
    if (status.deadline) {
      status = await ask({ cmd: "expire", match });
    } else {
      const seat = status.awaited[0];
      const { command } = await ask({ cmd: "think", match, seat, bot: "normal", seed: step });
      if (!command) throw new Error("no thought");
      status = await ask({ cmd: "apply", match, seat, command });
    }
    const { events } = await ask({ cmd: "events", match, seat: "gallery" });
    const after = await moment(match, names, status);
    if (see({ ...before, events, after }, step)) break;
  }
  return status;
}

const names = ["Ann", "Bob", "Cleo", "Dan"];
const crew = (n) => names.slice(0, n);
async function open(match, n, seed, extra = {}) {
  return ask({ cmd: "new", match, game: "desert", seats: n, seed, names: crew(n), ...extra });
}

const wanted = new Set(["won", "thirst", "buried"]);
const saved = new Set();
function saveOnce(name, data) {
  if (!saved.has(name)) save(name, data);
  saved.add(name);
}
for (let seed = 1; seed < 40 && wanted.size; seed++) {
  const match = `g${seed}`;
  const n = 2 + (seed % 3);
  let status = await open(match, n, seed);
  const start = await moment(match, crew(n), status);
  const steps = [];
  status = await play(match, crew(n), status, (step) => void steps.push(step));
  const { reason } = status.outcome;
  if (n === 4) saveOnce("start", start);
  const storm = steps.filter((step) => step.events.some((event) => event.type === "wind_blew"));
  if (n === 4 && steps.length > 80 && !saved.has("mid")) {
    const late = steps.slice(Math.floor(steps.length * 0.55));
    const acting = late.find((step) => step.view.phase.type === "acting" && step.view.actions_left === 4);
    save("mid", { ...acting, after: undefined });
    save("storm", storm[Math.floor(storm.length * 0.7)]);
    saved.add("mid");
  }
  const sun = steps.find((step) => step.events.some((event) => event.type === "sun_beat"));
  if (sun) saveOnce("sun", sun);
  if (wanted.delete(reason)) {
    save(`end-${reason}`, steps.at(-1).after);
    save(`late-${reason}`, { ...steps.at(-6), after: undefined });
  }
  console.error(seed, n, steps.length, reason);
}
let draft = await open("draft", 4, 3, { options: { roles: "draft" } });
draft = await ask({ cmd: "apply", match: "draft", seat: 0, command: "pick climber" });
save("draft", await moment("draft", crew(4), draft));
const position = {
  crew: [
    { role: "navigator", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { ask_before_moving_me: true },
};
await ask({ cmd: "position", match: "ask", game: "desert", seed: 2, position });
const asked = await ask({ cmd: "apply", match: "ask", seat: 0, command: "guide p2 b3" });
save("request", await moment("ask", crew(2), asked));
const reorder = {
  crew: [
    { role: "meteorologist", cell: "a1" },
    { role: "climber", cell: "b2" },
  ],
  turn: 0,
  options: { meteo_reorder: true },
};
await ask({ cmd: "position", match: "order", game: "desert", seed: 2, position: reorder });
save(
  "look",
  await moment("order", crew(2), await ask({ cmd: "apply", match: "order", seat: 0, command: "look" })),
);
ovoo.stdin.end();
