import { viewOf } from './realm.ts';

/** Returns true if the layer handled the key, so that layers below don't get it. */
export type EscapeHandler = (event: KeyboardEvent) => boolean;

interface EscapeLayer {
  handler: EscapeHandler;
  view: Window;
}

const layers: EscapeLayer[] = [];

/** IMEs use Escape to dismiss candidates; WebKit reports that key press after `compositionend`, as 229. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return;
  if (layers.findLast(({ view }) => view === viewOf(event.target as Node | null))?.handler(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Adds a layer on top of all open ones. Only the top layer of a window handles Escape. Listens in the window's capture
 * phase, so that a menu inside a dialog comes before Radix's own listener on the document.
 * @param view the window that the layer is in
 * @returns a function that removes the layer
 */
export function pushEscapeLayer(handler: EscapeHandler, view: Window = window): () => void {
  // Does nothing if it listens already.
  view.addEventListener('keydown', onKeyDown, true);
  const layer = { handler, view };
  layers.push(layer);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    if (!layers.some((other) => other.view === view)) view.removeEventListener('keydown', onKeyDown, true);
  };
}
