// Options of this game that need a form of their own, by their names.
import type { OwnOption } from "$stage/contract";
import Form from "./written/Form.svelte";
import Told from "./written/Told.svelte";

export const forms: Readonly<Record<string, OwnOption>> = { blank_cards: { Form, Told } };
