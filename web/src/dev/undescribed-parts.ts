/** Finds parts of the elements with this selector that look meaningful but have no description: buttons without
 * words, pictures, meters and bare numbers outside a thing, and things that the keyboard cannot reach.
 * Browser tests run this in the page, so it must not use anything from outside. */
export function findUndescribedParts(selector: string): string[] {
  const NUMBER = /^[+−×=≈-]?\s*\d+([.,/:]\d+)?\s*%?$/;
  // Fields and their buttons explain themselves, and so do headings of tables and texts that fold out.
  const PLAIN = "form, dialog, [role=dialog], [role=tablist], div[role=group], summary, th, [aria-expanded]";
  const nodesIn = (inner: string) =>
    [...document.querySelectorAll(selector)].flatMap((root) => [...root.querySelectorAll(inner)]);
  const isHidden = (node: Element) => node.closest("[aria-hidden=true], .visually-hidden") !== null;
  const ownText = (node: Element) =>
    [...node.childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : "")).join("");
  const hasWords = (node: Element) => /\p{L}{2}/u.test(node.textContent ?? "");
  const isPart = (node: Element) =>
    node.matches("[role=img], [role=meter]") ||
    (node.matches("button, [role=button]") && !hasWords(node)) ||
    NUMBER.test(ownText(node).trim());
  const parts = nodesIn("*").filter(
    (node) => isPart(node) && !isHidden(node) && !node.closest(`[data-thing], ${PLAIN}`),
  );
  const unreachable = nodesIn("[data-thing]").filter(
    (node) => !isHidden(node) && !node.matches("button, [tabindex]"),
  );
  const print = (node: Element) => node.outerHTML.replace(/\s+/g, " ").slice(0, 160);
  return [...parts.map(print), ...unreachable.map((node) => `not focusable: ${print(node)}`)];
}
