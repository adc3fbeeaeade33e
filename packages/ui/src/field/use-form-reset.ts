import { type RefObject, useEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Calls back after the surrounding form was reset and the browser has restored the initial values. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The event fires before values are reset, and so would a microtask if a user presses the button.
    const onEvent = (event: Event): void => {
      timer = setTimeout(() => {
        if (!event.defaultPrevented) latest.current();
      });
    };
    form?.addEventListener('reset', onEvent);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('reset', onEvent);
    };
  }, [element, latest]);
}
