import type { RefObject } from 'react';

/** An element, a ref to it, or a function that finds it when it is needed. */
export type FocusTarget = HTMLElement | RefObject<HTMLElement | null> | (() => HTMLElement | null);

/** Resolves a target; null when there is none, or it left the document. */
export function findTarget(target: FocusTarget | null | undefined): HTMLElement | null {
  const element = typeof target === 'function' ? target() : target && 'current' in target ? target.current : target;
  return element?.isConnected ? element : null;
}

const FIELD = 'input:not([type="hidden"],:disabled),textarea:not(:disabled),select:not(:disabled)';

/** The first form field, unless the visitor's pointer is a finger: the on-screen keyboard should not fly up unasked. */
export function firstField(panel: HTMLElement): HTMLElement | null {
  return window.matchMedia?.('(pointer: coarse)').matches ? null : panel.querySelector<HTMLElement>(FIELD);
}
