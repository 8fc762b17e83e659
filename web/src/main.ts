import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { speech } from "./text/speech.svelte";
import { stayFresh } from "./wire/fresh";

async function begin(): Promise<void> {
  stayFresh();
  const target = document.getElementById("app");
  await Promise.all([speech.load(), me.load()]);
  router.listen();
  if (target) mount(App, { target });
}

void begin();
