/** What the visitor used last. */
export type InputKind = 'mouse' | 'touch' | 'pen' | 'keyboard';

let watchers = 0;
let last: InputKind | null = null;

const kinds: Record<string, InputKind> = { mouse: 'mouse', touch: 'touch', pen: 'pen' };

function onInput(event: KeyboardEvent | PointerEvent) {
  last = 'pointerType' in event ? (kinds[event.pointerType] ?? null) : 'keyboard';
}

/** Follows the visitor's input while some dialog is on the page, open or not. Returns the way to stop. */
export function watchInput(): () => void {
  if (watchers++ === 0) {
    window.addEventListener('pointerdown', onInput, { capture: true });
    window.addEventListener('keydown', onInput, { capture: true });
  }
  return () => {
    if (--watchers > 0) return;
    window.removeEventListener('pointerdown', onInput, { capture: true });
    window.removeEventListener('keydown', onInput, { capture: true });
    last = null;
  };
}

/** Null when no dialog was there yet to see it, as with one that is loaded by the press that opens it. */
export const lastInput = (): InputKind | null => last;
