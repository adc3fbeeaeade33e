'use client';
import { useEffect } from 'react';
import { hasCommandKey, isLetterKey } from '../layers/apple-keys.ts';
import { isComposing } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls back when ⌘K is pressed on an Apple keyboard, or Ctrl K on another one, wherever focus is. Not while another
 * dialog is open, and not where a field uses the key itself, as TextEditor does for links.
 */
export function useCommandKey(onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !hasCommandKey(event) || !isLetterKey(event, 'K') || isComposing(event)) return;
      if (document.querySelector('[aria-modal="true"]:not([data-component="command-menu"])')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
