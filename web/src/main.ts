// Entry point: loads the texts and the guest, then mounts the app.
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { i18n } from "./text/i18n.svelte";
import { reloadOnPreloadError } from "./wire/stale-reload";

async function start(): Promise<void> {
  reloadOnPreloadError();
  const target = document.getElementById("app");
  await Promise.all([i18n.load(), me.load()]);
  router.listen();
  if (target) mount(App, { target });
}

void start();
