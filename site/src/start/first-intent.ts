const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'change', 'scroll'] as const;

let wanted: Promise<void> | undefined;

/** Resolves at the visitor's first sign of wanting something: pointer, touch, key, focus or scrolling. */
export function firstIntent(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
  });
  return wanted;
}
