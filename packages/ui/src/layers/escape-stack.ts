/** Returns true when the layer used the key up: nothing below hears of it. */
export type EscapeHandler = (event: KeyboardEvent) => boolean;

const layers: EscapeHandler[] = [];

/** An input method uses Escape to drop its candidates; WebKit reports that key press after `compositionend`, as 229. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return;
  if (layers.at(-1)?.(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Puts a layer on top of all open ones: only the top layer is asked about Escape. It listens on the window's capture
 * phase, so that a menu inside a dialog is asked before Radix's own listener on the document.
 * @returns takes the layer away again
 */
export function pushEscapeLayer(handler: EscapeHandler): () => void {
  if (layers.length === 0) window.addEventListener('keydown', onKeyDown, { capture: true });
  layers.push(handler);
  return () => {
    const index = layers.lastIndexOf(handler);
    if (index >= 0) layers.splice(index, 1);
    if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
