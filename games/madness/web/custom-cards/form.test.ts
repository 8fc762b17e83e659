import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Texts } from "../../../../web/src/text/texts";
import gameEn from "../../text/en.ftl?raw";
import en from "../text/en.ftl?raw";
import type { CustomCard } from "../wire";
import { cardTexts } from "./cards";
import Form from "./Form.svelte";
import Summary from "./Summary.svelte";

const texts = new Texts("en", [gameEn, en]);
const t = (key: string, args?: Record<string, string | number>) => texts.t(key, args);

/** A form that stores its values. */
function form() {
  let cards: CustomCard[] = [];
  const onchange = (changed: CustomCard[]) => {
    cards = changed;
    void rendered.rerender({ value: cards });
    flushSync();
  };
  const rendered = render(Form, { value: cards, t, onchange });
  const type = (label: string, typed: string) => {
    const field = rendered.getByLabelText(label) as HTMLInputElement;
    field.value = typed;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  // Querying by role would inspect every option of every list, which takes seconds.
  const buttons = (name: string) =>
    [...rendered.container.querySelectorAll("button")].filter(
      (one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name,
    );
  const press = (name: string, nth = 0) => buttons(name)[nth]?.click();
  const status = () => rendered.container.querySelector("[role=status]")?.textContent ?? null;
  return { type, buttons, press, status, cards: () => cards };
}

afterEach(cleanup);

describe("writing on blank cards", () => {
  it("creates a card with enforced rules", async () => {
    const { type, press, status, cards } = form();
    expect(status()).toContain("at least one card");
    press("Write on a blank card", 1);
    expect(status()).toContain("a title and text");
    type("Title", "  Hic  cups ");
    type("Card text", "Two words\nat most.");
    press("Add a rule");
    type("Rule", "max_len");
    type("Number", "99");
    press("Add a rule");
    press("Add a rule");
    press("Remove this rule", 2);
    expect(cards()).toEqual([
      { level: 2, title: "Hic cups", about: "Two words at most.", clauses: ["max_len 20", "max_msgs 3"] },
    ]);
    expect(status()).toBeNull();
    press("Clear the card");
    expect(cards()).toEqual([]);
  });

  it("allows two cards per level", () => {
    const { buttons, press, cards } = form();
    press("Write on a blank card");
    press("Write on a blank card");
    expect(cards().map((card) => card.level)).toEqual([1, 1]);
    expect(buttons("Write on a blank card").length).toBe(2);
  });

  it("shows a summary and names the cards", () => {
    const value: CustomCard[] = [
      { level: 3, title: "Hiccups", about: "Hic.", clauses: ["max_len 2", "audience leader"] },
      { level: 3, title: "Mask", about: "Hide.", clauses: [] },
    ];
    const { container } = render(Summary, { value, t });
    expect(container.textContent).toContain("At most 2 words per remark");
    expect(container.textContent).toContain("Heard by: only the leader");
    expect(container.textContent).toContain("honour system");
    expect(cardTexts(value)).toEqual({
      "madness-l3-21": "Hiccups",
      "madness-l3-21-about": "Hic.",
      "madness-l3-22": "Mask",
      "madness-l3-22-about": "Hide.",
    });
  });
});
