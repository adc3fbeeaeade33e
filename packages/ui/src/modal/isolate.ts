import { TOP_LAYER } from '../layers/top-layer.ts';
import './isolate.css.ts';

const LOCK = 'data-scroll-lock';
const COVERED = 'data-covered';

const stack: HTMLElement[] = [];
const inerted = new Set<Element>();

function makeOthersInert(parent: Element, keep: readonly Element[]) {
  for (const child of parent.children) {
    if (keep.includes(child) || child.matches('script,style,link,[inert]')) continue;
    if (keep.some((element) => child.contains(element))) makeOthersInert(child, keep);
    else {
      child.setAttribute('inert', '');
      inerted.add(child);
    }
  }
}

/** Sets the kind of the layer directly above on each layer, so that a side dialog makes room for another one. */
function markCovered() {
  for (const [index, element] of stack.entries()) {
    const above = stack[index + 1]?.querySelector<HTMLElement>('[data-component]')?.dataset['component'];
    if (above) element.setAttribute(COVERED, above);
    else element.removeAttribute(COVERED);
  }
}

function update() {
  for (const element of inerted) element.removeAttribute('inert');
  inerted.clear();
  markCovered();
  const root = document.documentElement;
  const top = stack.at(-1);
  if (!top) return root.removeAttribute(LOCK);
  // A page without a scrollbar must not get a gutter, which would shift the content.
  if (!root.hasAttribute(LOCK)) root.setAttribute(LOCK, window.innerWidth > root.clientWidth ? 'gutter' : '');
  makeOthersInert(document.body, [top, ...document.querySelectorAll(`[${TOP_LAYER}]`)]);
}

/**
 * Makes everything but `element` (and toasts) inert and prevents page scrolling. Uses only attributes: no `body.style`,
 * no style element (works with a strict CSP). Calls can be nested.
 * @returns a function to undo it
 */
export function isolate(element: HTMLElement): () => void {
  stack.push(element);
  update();
  return () => {
    const index = stack.lastIndexOf(element);
    if (index >= 0) stack.splice(index, 1);
    element.removeAttribute(COVERED);
    update();
  };
}
