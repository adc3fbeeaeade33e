/** Runs in the browser, as one script: finds elements as Playwright's locators do, and tells their state. */
import { queryAllByRole } from '@testing-library/dom';

export type Step =
  | { css: string }
  | { role: string; name?: string | undefined; exact?: boolean | undefined; includeHidden?: boolean | undefined }
  | { text: string; exact?: boolean | undefined }
  | { has: Step[] }
  /** Negative numbers count from the end. */
  | { nth: number };

/** What assertions compare. */
export interface State {
  visible: boolean;
  inViewport: boolean;
  focused: boolean;
  checked: boolean;
  empty: boolean;
  text: string;
  value: string;
  role: boolean;
  attributes: Record<string, string>;
  /** In CSS pixels of the page's frame. */
  box: { x: number; y: number; width: number; height: number };
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const fits = (actual: string, wanted: string, exact = false): boolean =>
  exact ? plain(actual) === plain(wanted) : plain(actual).toLowerCase().includes(plain(wanted).toLowerCase());

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The smallest elements with the text. */
function withText(root: ParentNode, text: string, exact?: boolean): Element[] {
  const has = (element: Element): boolean =>
    !element.matches('script, style') && fits(element.textContent, text, exact);
  return [...root.querySelectorAll('body, body *')].filter((one) => has(one) && ![...one.children].some(has));
}

function within(root: Element | Document, step: Step): Element[] {
  if ('css' in step) return [...root.querySelectorAll(step.css)];
  if ('text' in step) return withText(root, step.text, step.exact);
  if (!('role' in step)) return [];
  const { role, name, exact, includeHidden = false } = step;
  const element = root instanceof Document ? root.body : (root as HTMLElement);
  return queryAllByRole(element, role, {
    hidden: includeHidden,
    ...(name !== undefined && { name: (actual: string) => fits(actual, name, exact) }),
  });
}

function find(steps: Step[]): Element[] {
  let found: (Element | Document)[] = [document];
  for (const step of steps) {
    if ('nth' in step) found = found.slice(step.nth).slice(0, 1);
    else if ('has' in step) found = found.filter((one) => find(step.has).some((inner) => one.contains(inner)));
    else found = [...new Set(found.flatMap((root) => within(root, step)))];
  }
  return found.filter((one) => one instanceof Element);
}

/** The only element of a locator. As in Playwright, several are an error, and none is worth waiting for. */
function one(steps: Step[]): Element | undefined {
  const found = find(steps);
  if (found.length > 1) throw new Error(`${found.length} elements, not one: ${JSON.stringify(steps)}`);
  return found[0];
}

function stateOf(steps: Step[], role?: string): State | null {
  const element = one(steps);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const input = element as HTMLInputElement;
  return {
    visible: isVisible(element),
    inViewport: x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0,
    focused: document.activeElement === element,
    checked: input.checked ?? element.getAttribute('aria-checked') === 'true',
    empty: element.childNodes.length === 0,
    text: plain(element.textContent),
    value: input.value ?? '',
    role: role !== undefined && queryAllByRole(document.body, role, { hidden: true }).includes(element as HTMLElement),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    box: { x, y, width, height },
  };
}

/** Scrolls an element into view and returns its centre, as soon as it's visible, still and uncovered, or else null. */
async function target(steps: Step[], uncovered: boolean): Promise<{ x: number; y: number } | null> {
  const element = one(steps);
  if (!element || !isVisible(element)) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(centre.x, centre.y);
  const reachable = hit !== null && (element.contains(hit) || (hit.contains(element) && hit.closest('label') !== null));
  return before.x === x && before.y === y && (reachable || !uncovered) ? centre : null;
}

function fill(steps: Step[], value: string): boolean {
  const element = one(steps);
  if (!(element instanceof HTMLInputElement) || !isVisible(element)) return false;
  element.focus();
  element.select();
  // React would not notice a value set through its own property of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
  return true;
}

const complaints: string[] = [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...words: unknown[]) => {
    complaints.push(words.join(' '));
    original(...words);
  };
}

export const probe = { find, one, stateOf, target, fill, complaints };
