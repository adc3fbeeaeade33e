// Components may be rendered into an iframe or a shadow root: their document isn't the global one, the focused element
// of a shadow root isn't that of its document, and elements of an iframe aren't instances of our classes.

/** The document or shadow root that a node is in. */
export type TreeRoot = Document | ShadowRoot;

/** Returns the document or shadow root of a node, or the page's document for none. */
export function rootOf(node: Node | null | undefined): TreeRoot {
  const root = node?.getRootNode();
  return root && 'activeElement' in root ? (root as TreeRoot) : (node?.ownerDocument ?? document);
}

/** Returns the window of a node, or the global one for none. */
export const viewOf = (node: Node | null | undefined): Window & typeof globalThis =>
  node?.ownerDocument?.defaultView ?? window;

/** Returns the focused element in the document or shadow root of a node. */
export const activeAround = (node: Node | null | undefined): Element | null => rootOf(node).activeElement;

/** Returns the focused element of a document, including in open shadow roots. */
export function deepActive(root: TreeRoot): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot?.activeElement ? deepActive(active.shadowRoot) : active;
}

/** Returns whether no element has the focus. */
export const isNowhere = (root: TreeRoot): boolean => {
  const { activeElement } = root;
  if (activeElement !== null) return activeElement.matches('body');
  return !('host' in root) || isNowhere(rootOf(root.host));
};

/** Returns whether the target of an event is an element, also of another window. */
export const isElement = (target: EventTarget | null | undefined): target is Element =>
  target !== null && target !== undefined && 'nodeType' in target && target.nodeType === 1;

/** Returns whether it's an element of HTML, also of another window. */
export const isHTMLElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  isElement(target) && 'dataset' in target;

/** Returns the target of an event, which listeners outside of a shadow root see as its host. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

/** Returns whether an element contains a node, also in shadow roots inside it. */
export function holds(element: Node | null | undefined, node: Node | null): boolean {
  for (let at = node; at; at = at.parentNode ?? ('host' in at ? (at as ShadowRoot).host : null))
    if (at === element) return true;
  return false;
}
