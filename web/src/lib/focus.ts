// Keeps the keyboard focus close to where it was when the focused element disappears.

/** Attachment that focuses `next()` if the focused element is removed. Otherwise the browser would reset
 * the focus to the top of the page. */
export function restoreFocus(next: () => HTMLElement | null | undefined) {
  return (root: HTMLElement) => {
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      next()?.focus();
    });
    root.addEventListener("focusin", remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  };
}
