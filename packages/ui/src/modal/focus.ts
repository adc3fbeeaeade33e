import type { RefObject } from 'react';
import type { InputKind } from './opener.ts';

/**
 * An element, a ref to it, or a function that finds it when it is needed; it hears what the visitor used last, null
 * when that was not seen.
 */
export type FocusTarget = HTMLElement | RefObject<HTMLElement | null> | ((by: InputKind | null) => HTMLElement | null);

/** Resolves a target; null when there is none, or it left the document. */
export function findTarget(target: FocusTarget | undefined, by: InputKind | null): HTMLElement | null {
  const element = typeof target === 'function' ? target(by) : target && 'current' in target ? target.current : target;
  return element?.isConnected ? element : null;
}

const FIELD = 'input:not([type="hidden"],:disabled),textarea:not(:disabled),select:not(:disabled)';

const byFinger = (by: InputKind | null) =>
  by ? by === 'touch' || by === 'pen' : window.matchMedia?.('(pointer: coarse)').matches;

/** The first form field, unless it was opened by a finger: the on-screen keyboard should not fly up unasked. */
export function firstField(panel: HTMLElement, by: InputKind | null): HTMLElement | null {
  return byFinger(by) ? null : panel.querySelector<HTMLElement>(FIELD);
}
