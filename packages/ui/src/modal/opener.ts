/** The user's last input type. */
export type InputKind = 'mouse' | 'touch' | 'pen' | 'keyboard';

const watchers = new Map<Window, number>();
let last: InputKind | null = null;

const kinds: Record<string, InputKind> = { mouse: 'mouse', touch: 'touch', pen: 'pen' };

function onInput(event: KeyboardEvent | PointerEvent) {
  last = 'pointerType' in event ? (kinds[event.pointerType] ?? null) : 'keyboard';
}

/** Tracks the user's input type in a window while a dialog is mounted. Returns a function to stop. */
export function watchInput(view: Window = window): () => void {
  const others = watchers.get(view) ?? 0;
  watchers.set(view, others + 1);
  if (others === 0) {
    view.addEventListener('pointerdown', onInput, { capture: true });
    view.addEventListener('keydown', onInput, { capture: true });
  }
  return () => {
    const left = (watchers.get(view) ?? 1) - 1;
    if (left > 0) return void watchers.set(view, left);
    watchers.delete(view);
    view.removeEventListener('pointerdown', onInput, { capture: true });
    view.removeEventListener('keydown', onInput, { capture: true });
    if (watchers.size === 0) last = null;
  };
}

/** Null if no dialog was mounted yet, for example if it's loaded by the click that opens it. */
export const lastInput = (): InputKind | null => last;
