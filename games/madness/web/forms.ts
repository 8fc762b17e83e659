// Options of this game with a form of their own, by name.
import type { CustomOption } from "$stage/contract";
import Form from "./written/Form.svelte";
import Summary from "./written/Summary.svelte";

export const forms: Readonly<Record<string, CustomOption>> = { blank_cards: { Form, Summary: Summary } };
