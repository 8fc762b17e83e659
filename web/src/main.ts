import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
