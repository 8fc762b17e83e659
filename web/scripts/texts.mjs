// The shell's texts must be there in every language, and all of them must be used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const root = join(web, "..");
const LANGUAGES = ["en", "de"];
const KEY = /^([a-z][\w-]*) *=/gm;

/** Every file of this kind under a folder. */
function files(folder, endings) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const read = (path) => readFileSync(path, "utf8");
const keysIn = (source) => [...source.matchAll(KEY)].map((found) => found[1]);
const problems = [];

/** The arguments and terms each message asks for. */
function argumentsIn(source) {
  const wants = new Map();
  let key = "";
  for (const line of source.split("\n")) {
    key = /^([a-z][\w-]*) *=/.exec(line)?.[1] ?? key;
    for (const found of line.matchAll(/\$(\w+)/g))
      wants.set(key, (wants.get(key) ?? new Set()).add(found[1]));
  }
  return wants;
}

/** One folder with a file per language: the same keys with the same arguments in each. */
function compare(folder) {
  const sources = LANGUAGES.map((language) => read(join(folder, `${language}.ftl`)));
  const keys = sources.map((source) => new Set(keysIn(source)));
  const wants = sources.map(argumentsIn);
  LANGUAGES.forEach((language, index) => {
    const all = keysIn(sources[index]);
    for (const key of all.filter((one, n) => all.indexOf(one) !== n))
      problems.push(`${folder}: ${language} says ${key} twice`);
    for (const [other, own] of keys.entries())
      for (const key of own)
        if (!keys[index].has(key))
          problems.push(`${folder}: ${key} is in ${LANGUAGES[other]}, not in ${language}`);
  });
  for (const key of keys[0]) {
    const [first, second] = wants.map((want) => [...(want.get(key) ?? [])].sort().join(" "));
    if (keys[1].has(key) && first !== second)
      problems.push(`${folder}: ${key} has other arguments: ${first} / ${second}`);
  }
  return keys[0];
}

const shell = compare(join(web, "text"));
const games = readdirSync(join(root, "games"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const gameKeys = new Set(keysIn(read(join(root, "crates/text/text/en.ftl"))));
for (const game of games) {
  for (const part of ["text", "web/text"]) {
    const folder = join(root, "games", game.name, part);
    try {
      readdirSync(folder);
    } catch {
      continue;
    }
    for (const key of compare(folder)) {
      if (shell.has(key)) problems.push(`${folder}: ${key} belongs to the shell`);
      gameKeys.add(key);
    }
  }
}

const code = files(join(web, "src"), [".svelte", ".ts"])
  .filter((path) => !path.endsWith(".test.ts"))
  .map(read)
  .join("\n");
// t("key"), t(x ? "a" : "b"), and families such as t(`speed-${n}`).
const literal = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]));
const families = [...code.matchAll(/`([a-z][a-z_-]*-)\$\{/g)].map((found) => found[1]);
families.push("refused-");

for (const key of shell)
  if (!literal.has(key) && !families.some((family) => key.startsWith(family)))
    problems.push(`${key} is not used`);
const calls = [
  ...code.matchAll(/\bt\(\s*"([^"]+)"/g),
  ...code.matchAll(/\bt\([^()`]*?\? "([a-z][\w-]*)"/g),
  ...code.matchAll(/\bt\([^()`]*?: "([a-z][\w-]*)"/g),
];
for (const [, key] of calls)
  if (!shell.has(key) && !gameKeys.has(key)) problems.push(`${key} is used and is nowhere`);

// Every refusal the wire knows has words.
const CODES = /`([a-z_]+)`/g;
const protocol = read(join(root, "docs/PROTOCOL.md"));
const refusals = /`why` is `\{code[\s\S]*?\n\n/.exec(protocol)?.[0] ?? "";
const notCodes = new Set(["why", "rule", "problem", "max", "retry_ms", "refused"]);
for (const [, word] of refusals.matchAll(CODES))
  if (!notCodes.has(word) && !shell.has(`refused-${word}`) && !gameKeys.has(`rejected-${word}`))
    problems.push(`refused-${word} is missing`);

for (const problem of new Set(problems)) console.error(problem);
console.log(
  problems.length === 0
    ? `texts: ${shell.size} in ${LANGUAGES.join(" and ")}`
    : `texts: ${new Set(problems).size} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
