import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const OPEN = '[data-component="side-popover"]:popover-open';
const TEXT = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

/**
 * Behaviour that native side panels lack: navigating away or leaving them by keyboard closes them, and Escape in a text
 * field doesn't.
 */
export function usePanelDismissal(): void {
  const { key } = useLocation();
  useEffect(() => {
    const panel = () => document.querySelector<HTMLElement>(OPEN);
    const onFocus = ({ target }: FocusEvent) => {
      const open = panel();
      if (open && target instanceof Node && !open.contains(target)) open.hidePopover();
    };
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TEXT);
      if (event.key === 'Escape' && isTyping && panel()) event.preventDefault();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      // The history entry changed.
      panel()?.hidePopover();
    };
  }, [key]);
}
