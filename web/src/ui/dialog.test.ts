// Focus handling in dialogs.
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Really?</p>" }));

describe("Dialog", () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  it("restores the focus when it closes", async () => {
    const opener = document.createElement("button");
    document.body.append(opener);
    opener.focus();
    const { unmount } = render(Dialog, { title: "Place it", onclose: () => {}, children });
    await tick();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Place it" }));
    unmount();
    expect(document.activeElement).toBe(opener);
  });
});
