/**
 * A ref that hands on the focus of an element that disappears, such as a button that solves the problem it belongs to:
 * the keyboard would start again at the top of the page.
 * @param heir what gets the focus. Define the ref outside of components: a new one would act at each render.
 */
export const focusWhenGone =
  (heir: (gone: HTMLElement) => HTMLElement | null | undefined) => (element: HTMLElement | null) => () => {
    if (!element || document.activeElement !== element) return;
    const next = heir(element);
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  };
