import { isNowhere, rootOf } from './realm.ts';

const FOCUSABLE =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,[tabindex],[contenteditable]';

/** Landmarks and groups. Without a name only `main`, of which there is one. */
const REGION =
  'main,fieldset,:is(nav,section,aside,form,[role="region"],[role="group"],[role="main"],[role="navigation"],[role="search"],[role="complementary"],[role="form"]):is([aria-label],[aria-labelledby])';

/** Returns whether an element is in the page and shown. jsdom and happy-dom can't tell the latter. */
const isThere = (element: Element): element is HTMLElement =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** Returns the button that shows an element: the trigger of a popup, or the summary of details. */
function buttonOf(element: Element): Element | null {
  if (element.matches('details')) return element.querySelector('summary');
  if (!element.id) return null;
  const id = CSS.escape(element.id);
  return rootOf(element).querySelector(`[aria-controls~="${id}"],[popovertarget="${id}"]`);
}

/**
 * Returns an element, what is around it, and the buttons that show what is around it, nearest first. Remember them to
 * find a place for the focus when the element is gone.
 */
export function focusPath(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== at.ownerDocument.body;) {
    path.push(at);
    const button = buttonOf(at);
    if (button && !path.includes(button)) path.push(button);
    const root = rootOf(at);
    at = at.parentElement ?? ('host' in root ? root.host : null);
  }
  return path;
}

/** Focuses the first element of a path that is still there and can take focus, or is a labelled region. */
export function focusFirst(path: readonly Element[]): void {
  for (const element of path) {
    if (!isThere(element)) continue;
    const focusable = element.matches(FOCUSABLE);
    if (!focusable && !element.matches(REGION)) continue;
    if (!focusable) {
      element.tabIndex = -1;
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    }
    element.focus({ preventScroll: true });
    focusLater(element);
    return;
  }
}

/** If a focused element is removed, such as a row by its own menu, what is around it gets the focus. */
function focusLater(element: HTMLElement): void {
  const page = rootOf(element);
  const path = focusPath(element);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    moved.abort();
    if (isNowhere(page)) focusFirst(path.slice(1));
  });
  const moved = new AbortController();
  moved.signal.addEventListener('abort', () => observer.disconnect());
  page.addEventListener('focusin', ({ target }) => target === element || moved.abort(), { signal: moved.signal });
  observer.observe(page, { childList: true, subtree: true });
}
