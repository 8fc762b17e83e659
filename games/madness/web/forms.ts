// This game's options that need their own form, by name.
import type { CustomOption } from "$stage/contract";
import Form from "./written/Form.svelte";
import Summary from "./written/Summary.svelte";

export const forms: Readonly<Record<string, CustomOption>> = { blank_cards: { Form, Summary: Summary } };
