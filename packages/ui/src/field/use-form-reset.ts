import { type RefObject, useEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Calls back when the form around an element has been reset, and the browser has given its controls their first values. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The event comes before its work. A microtask would too, where a visitor presses the button.
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
