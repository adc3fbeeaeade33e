'use client';
import { useEffect } from 'react';
import { hasAppleKeys } from '../layers/apple-keys.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';

/** Other alphabets have no K: there, the key at its place counts. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/**
 * Calls back when ⌘K is pressed on an Apple keyboard, or Ctrl K on another one, wherever focus is. Not while another
 * dialog is open.
 */
export function useCommandKey(onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { metaKey, ctrlKey, altKey, shiftKey } = event;
      const [wanted, other] = hasAppleKeys() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
      if (!wanted || other || altKey || shiftKey || !isK(event) || isComposing(event)) return;
      if (document.querySelector('[aria-modal="true"]:not([data-component="command-menu"])')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
