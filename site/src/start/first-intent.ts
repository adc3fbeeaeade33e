/** The mark by which `boot.ts` says that there was a sign before this script came. A type, since that script shares no code. */
export type IntentMark = 'intent';

const SIGNS = [
  ...(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'change', 'scroll'] as const),
  // Screen readers click without a pointer. Data may be asked for again when a tab is returned to.
  ...(['click', 'visibilitychange'] as const),
];

let resolve: () => void;
// Not `Promise.withResolvers`: it is missing in browsers of 2023.
const wanted = new Promise<void>((done) => {
  resolve = done;
});
let isListening = false;

/** Resolves at the visitor's first sign of wanting something: pointer, touch, key, focus, scrolling, or {@link intend}. */
export function firstIntent(): Promise<void> {
  if (!isListening) for (const sign of SIGNS) addEventListener(sign, intend, { capture: true, passive: true });
  isListening = true;
  if (performance.getEntriesByName('intent' satisfies IntentMark).length > 0) intend();
  return wanted;
}

/** For signs that are no event of the window: going to another page. */
export function intend(): void {
  for (const sign of SIGNS) removeEventListener(sign, intend, true);
  resolve();
}
