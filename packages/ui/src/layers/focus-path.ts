const FOCUSABLE =
  ':is(a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,[tabindex],[contenteditable]):not(:disabled)';

/** Landmarks and groups. Without a name only `main`, of which there is one. */
const REGION =
  'main,fieldset,:is(nav,section,aside,form,[role="region"],[role="group"],[role="main"],[role="navigation"],[role="search"],[role="complementary"],[role="form"]):is([aria-label],[aria-labelledby])';

type Root = Document | ShadowRoot;

const isFocusable = (element: Element): element is HTMLElement | SVGElement =>
  element.matches(FOCUSABLE) &&
  !element.closest('[inert]') &&
  // Not implemented by all browsers that tests run in.
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** Returns the button that shows an element: the trigger of a popup, or the summary of details. */
function buttonOf(element: Element): Element | null {
  if (element.matches('details')) return element.querySelector('summary');
  if (!element.id) return null;
  const id = CSS.escape(element.id);
  return (element.getRootNode() as Root).querySelector(`[aria-controls~="${id}"],[popovertarget="${id}"]`);
}

/**
 * Returns an element, what is around it, and the buttons that show what is around it, nearest first. Remember them to
 * find a place for the focus when the element is gone.
 */
export function focusPath(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== at.ownerDocument.body; ) {
    path.push(at);
    const button = buttonOf(at);
    if (button && !path.includes(button)) path.push(button);
    const root = at.getRootNode();
    at = at.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
  }
  return path;
}

/** Focuses the first element of a path that is still there and can take focus, or is a labelled region. */
export function focusFirst(path: readonly Element[]): void {
  for (const element of path) {
    if (!element.isConnected) continue;
    if (isFocusable(element)) return focusFor(element, path);
    if (element.matches(REGION) && !element.closest('[inert]') && 'focus' in element) {
      element.setAttribute('tabindex', '-1');
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
      return focusFor(element as HTMLElement, path);
    }
  }
}

/** Returns whether no element of a document has the focus. */
const isNowhere = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

/** Focuses an element. If it's removed while it has the focus, such as a row by its own menu, its surroundings get it. */
function focusFor(element: HTMLElement | SVGElement, path: readonly Element[]): void {
  element.focus({ preventScroll: true });
  const { ownerDocument: page } = element;
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop.abort();
    if (isNowhere(page)) focusFirst(path);
  });
  observer.observe(page, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  page.addEventListener('focusin', ({ target }) => target === element || stop.abort(), { signal: stop.signal });
}
