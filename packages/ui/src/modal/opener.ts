/** The user's last input type. */
export type InputKind = 'mouse' | 'touch' | 'pen' | 'keyboard';

let watchers = 0;
let last: InputKind | null = null;

const kinds: Record<string, InputKind> = { mouse: 'mouse', touch: 'touch', pen: 'pen' };

function onInput(event: KeyboardEvent | PointerEvent) {
  last = 'pointerType' in event ? (kinds[event.pointerType] ?? null) : 'keyboard';
}

/** Tracks the user's input type while a dialog is mounted. Returns a function to stop. */
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

/** Null if no dialog was mounted yet, for example if it's loaded by the click that opens it. */
export const lastInput = (): InputKind | null => last;
