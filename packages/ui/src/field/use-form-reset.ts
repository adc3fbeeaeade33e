import { type RefObject, useEffect } from 'react';
import { controlsOf } from './field-controls.ts';
import { useLatest } from '../layers/use-latest.ts';

/** Calls back after the surrounding form was reset and the browser has restored the initial values. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    // A control may belong to a form elsewhere on the page by its attribute `form`.
    const form = controlsOf(element.current)[0]?.form ?? element.current?.closest('form');
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
