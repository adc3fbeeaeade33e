import { holds, rootOf, viewOf } from '../layers/realm.ts';
import { TOP_LAYER } from '../layers/top-layer.ts';
import './isolate.css.ts';

const LOCK = 'data-scroll-lock';
const COVERED = 'data-covered';

/** What is isolated in a document, and what is inert because of it. */
interface Isolation {
  stack: HTMLElement[];
  inerted: Set<Element>;
}

const isolations = new WeakMap<Document, Isolation>();

function isolationOf(page: Document): Isolation {
  const known = isolations.get(page) ?? { stack: [], inerted: new Set() };
  isolations.set(page, known);
  return known;
}

function makeOthersInert(parent: ParentNode, keep: readonly Element[], inerted: Set<Element>) {
  for (const child of parent.children) {
    if (keep.includes(child) || child.matches('script,style,link,[inert]')) continue;
    if (keep.some((element) => holds(child, element))) {
      makeOthersInert(child, keep, inerted);
      if (child.shadowRoot) makeOthersInert(child.shadowRoot, keep, inerted);
    } else {
      child.setAttribute('inert', '');
      inerted.add(child);
    }
  }
}

/** Sets the kind of the layer directly above on each layer, so that a side dialog makes room for another one. */
function markCovered(stack: readonly HTMLElement[]) {
  for (const [index, element] of stack.entries()) {
    const above = stack[index + 1]?.querySelector<HTMLElement>('[data-component]')?.dataset['component'];
    if (above) element.setAttribute(COVERED, above);
    else element.removeAttribute(COVERED);
  }
}

function update(page: Document) {
  const { stack, inerted } = isolationOf(page);
  for (const element of inerted) element.removeAttribute('inert');
  inerted.clear();
  markCovered(stack);
  const root = page.documentElement;
  const top = stack.at(-1);
  if (!top) return root.removeAttribute(LOCK);
  // A page without a scrollbar must not get a gutter, which would shift the content.
  if (!root.hasAttribute(LOCK)) root.setAttribute(LOCK, viewOf(root).innerWidth > root.clientWidth ? 'gutter' : '');
  const toasts = `[${TOP_LAYER}]`;
  makeOthersInert(page.body, [top, ...page.querySelectorAll(toasts), ...rootOf(top).querySelectorAll(toasts)], inerted);
}

/**
 * Makes everything but `element` (and toasts) inert and prevents page scrolling. Uses only attributes: no `body.style`,
 * no style element (works with a strict CSP). Calls can be nested.
 * @returns a function to undo it
 */
export function isolate(element: HTMLElement): () => void {
  const page = element.ownerDocument;
  const { stack } = isolationOf(page);
  stack.push(element);
  update(page);
  return () => {
    const index = stack.lastIndexOf(element);
    if (index >= 0) stack.splice(index, 1);
    element.removeAttribute(COVERED);
    update(page);
  };
}
