import { type RefObject, useEffect, useRef } from 'react';
import { activeAround, isNowhere, rootOf } from '../layers/realm.ts';

/** Returns the buttons of the rows. */
const buttonsOf = (row: Element | null | undefined): HTMLElement | null | undefined => row?.querySelector('button');

/**
 * Keeps focus in the field when a button disappears with its file or with the file's state: on the same row, the row in
 * its place, or the input.
 * @returns a function that wraps the action of a row's button
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>) {
  const pressed = useRef<{ button: Element; id: string; index: number }>(undefined);
  const rows = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
  useEffect(() => {
    const { button, id, index } = pressed.current ?? {};
    if (!button || button.isConnected) return;
    pressed.current = undefined;
    if (!isNowhere(rootOf(root.current))) return;
    const left = rows();
    const next = left.find((row) => row.dataset['file'] === id) ?? left[Math.min(index ?? 0, left.length - 1)];
    (buttonsOf(next) ?? input.current)?.focus();
  });
  return (id: string, act: () => void) => (): void => {
    const index = rows().findIndex((row) => row.dataset['file'] === id);
    const button = activeAround(root.current);
    pressed.current = button ? { button, id, index } : undefined;
    act();
  };
}
