import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page when its form has changed it, because the form's button is gone.
 * @param state what the page shows
 */
export function useFocusOnChange(state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) document.querySelector<HTMLElement>('#main')?.focus();
    shown.current = state;
  }, [state]);
}
