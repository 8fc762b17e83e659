// Checks the texts: all languages have the same messages with the same arguments, the shell uses all of its
// messages, and every refusal in the protocol has a message.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const root = join(web, "..");
const LANGUAGES = ["en", "de"];
const KEY = /^([a-z][\w-]*) *=/gm;

/** All files in a folder with one of the endings. */
function files(folder, endings) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const read = (path) => readFileSync(path, "utf8");
const keysIn = (source) => [...source.matchAll(KEY)].map((found) => found[1]);
const problems = [];

/** Each message's arguments, by key. */
function argumentsIn(source) {
  const argumentsByKey = new Map();
  let key = "";
  for (const line of source.split("\n")) {
    key = /^([a-z][\w-]*) *=/.exec(line)?.[1] ?? key;
    for (const found of line.matchAll(/\$(\w+)/g))
      argumentsByKey.set(key, (argumentsByKey.get(key) ?? new Set()).add(found[1]));
  }
  return argumentsByKey;
}

/** Compares the languages in a folder and returns its keys. */
function compare(folder) {
  const sources = LANGUAGES.map((language) => read(join(folder, `${language}.ftl`)));
  const keys = sources.map((source) => new Set(keysIn(source)));
  const argumentsByKey = sources.map(argumentsIn);
  LANGUAGES.forEach((language, index) => {
    const inOrder = keysIn(sources[index]);
    for (const key of inOrder.filter((key, n) => inOrder.indexOf(key) !== n))
      problems.push(`${folder}: ${language} defines ${key} twice`);
    for (const [other, otherKeys] of keys.entries())
      for (const key of otherKeys)
        if (!keys[index].has(key))
          problems.push(`${folder}: ${key} is in ${LANGUAGES[other]}, not in ${language}`);
  });
  for (const key of keys[0]) {
    const [first, second] = argumentsByKey.map((byKey) => [...(byKey.get(key) ?? [])].sort().join(" "));
    if (keys[1].has(key) && first !== second)
      problems.push(`${folder}: ${key} has different arguments: ${first} / ${second}`);
  }
  return keys[0];
}

const shell = compare(join(web, "text"));
const games = readdirSync(join(root, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => join("games", entry.name));
const gameKeys = new Set(keysIn(read(join(root, "crates/text/text/en.ftl"))));
for (const game of [...games, "template"]) {
  for (const part of ["text", "web/text", "lessons"]) {
    const folder = join(root, game, part);
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
// Keys are used as t("key"), t(x ? "a" : "b"), or in families such as t(`speed-${n}`).
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
  if (!shell.has(key) && !gameKeys.has(key)) problems.push(`${key} is used but not defined`);

// Every refusal code in the protocol has a message, except `refused`, which the game explains.
const protocol = read(join(root, "docs/PROTOCOL.md"));
const section = /\n### Refusal codes\n([\s\S]*?)\n##/.exec(protocol)?.[1] ?? "";
const codes = [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map((found) => found[1]);
if (codes.length < 2) problems.push("docs/PROTOCOL.md: no table of refusal codes found");
for (const code of codes.filter((code) => code !== "refused" && code !== "code"))
  if (!shell.has(`refused-${code}`) && !gameKeys.has(`rejected-${code}`))
    problems.push(`refused-${code} is missing`);

for (const problem of new Set(problems)) console.error(problem);
console.log(
  problems.length === 0
    ? `texts: ${shell.size} in ${LANGUAGES.join(" and ")}`
    : `texts: ${new Set(problems).size} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
