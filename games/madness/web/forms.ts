// This game's options that need their own form, by name.
import type { CustomOption } from "$stage/contract";
import Form from "./custom-cards/Form.svelte";
import Summary from "./custom-cards/Summary.svelte";

export const forms: Readonly<Record<string, CustomOption>> = { blank_cards: { Form, Summary: Summary } };
