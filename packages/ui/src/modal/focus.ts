import type { RefObject } from 'react';
import type { InputKind } from './opener.ts';

/**
 * An element, a ref, or a function that returns an element. The function receives the user's last input type, or null
 * if unknown.
 */
export type FocusTarget = HTMLElement | RefObject<HTMLElement | null> | ((by: InputKind | null) => HTMLElement | null);

/** Resolves a target. Returns null if there is none or it isn't in the document. */
export function findTarget(target: FocusTarget | undefined, by: InputKind | null): HTMLElement | null {
  const element = typeof target === 'function' ? target(by) : target && 'current' in target ? target.current : target;
  return element?.isConnected ? element : null;
}

const FIELD = 'input:not([type="hidden"],:disabled),textarea:not(:disabled),select:not(:disabled)';

const byFinger = (by: InputKind | null) =>
  by ? by === 'touch' || by === 'pen' : window.matchMedia?.('(pointer: coarse)').matches;

/** Returns the first form field, except after touch, to avoid opening the on-screen keyboard. */
export function firstField(panel: HTMLElement, by: InputKind | null): HTMLElement | null {
  return byFinger(by) ? null : panel.querySelector<HTMLElement>(FIELD);
}
