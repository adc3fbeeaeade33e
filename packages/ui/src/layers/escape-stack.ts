/** Returns true if the layer handled the key, so that layers below don't get it. */
export type EscapeHandler = (event: KeyboardEvent) => boolean;

const layers: EscapeHandler[] = [];

/** IMEs use Escape to dismiss candidates; WebKit reports that key press after `compositionend`, as 229. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return;
  if (layers.at(-1)?.(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Adds a layer on top of all open ones. Only the top layer handles Escape. Listens in the window's capture phase, so
 * that a menu inside a dialog comes before Radix's own listener on the document.
 * @returns a function that removes the layer
 */
export function pushEscapeLayer(handler: EscapeHandler): () => void {
  // Does nothing if it listens already.
  window.addEventListener('keydown', onKeyDown, true);
  layers.push(handler);
  return () => {
    const index = layers.lastIndexOf(handler);
    if (index >= 0) layers.splice(index, 1);
    if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}
