import { vi } from "vitest";
import { checkThings } from "$dev/check-things";
import type { Fixture } from "$dev/fake-stage.svelte";
import german from "../rules/de.md?raw";
import english from "../rules/en.md?raw";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { game } from "./index";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Game } from "./types";

// Rendering a whole board without a browser is slow.
vi.setConfig({ testTimeout: 60_000 });

checkThings<Game>(
  game,
  import.meta.glob<Fixture<Game>>("./fixtures/*.json", { import: "default", eager: true }),
  [
    { language: "en", sources: [en, uiEn], rules: english },
    { language: "de", sources: [de, uiDe], rules: german },
  ],
  [
    "again",
    "balance",
    "card",
    "challenge",
    "deck",
    "die",
    "do",
    "injuries",
    "kind",
    "leader",
    "level",
    "madness",
    "map",
    "part",
    "player",
    "read",
    "relic",
    "reward",
    "sled",
    "space",
    "tally",
    "timer",
    "tokens",
  ],
);
