// Keys go on from where they were.

/** When what has the focus is taken away, the next best thing gets it: not the top of the page. */
export function keepsFocus(next: () => HTMLElement | null | undefined) {
  return (root: HTMLElement) => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      next()?.focus();
    });
    root.addEventListener("focusin", note);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", note);
      observer.disconnect();
    };
  };
}
