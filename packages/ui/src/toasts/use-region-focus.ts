import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * F6 brings the focus to the toasts and back; Escape in them brings it back too, past any dialog beneath. When the
 * toast with the focus goes, the next one gets it, or else what had it before.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  focused: boolean,
  setFocused: (is: boolean) => void,
) {
  const before = useRef<Element | null>(null);
  const place = useRef(0);
  const all = () => [...(region.current?.querySelectorAll<HTMLElement>('li') ?? [])];
  const find = (element: Element | null) => all().findIndex((toast) => toast.contains(element));
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else (document.activeElement as HTMLElement | null)?.blur?.();
    setFocused(false);
  };

  const back = useLatest(goBack);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const node = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !node?.querySelector('li')) return;
      event.preventDefault();
      if (node.contains(document.activeElement)) back.current();
      else node.querySelector<HTMLElement>('li')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, back]);

  const goOn = (toasts: HTMLElement[]) => {
    const next = toasts[Math.min(place.current, toasts.length - 1)];
    if (next) next.focus();
    else goBack();
  };
  // One that was taken away by the program has taken the focus along.
  useLayoutEffect(() => {
    if (!focused) return;
    const index = find(document.activeElement);
    if (index >= 0) place.current = index;
    else if (document.activeElement === document.body) goOn(all());
  });

  useEscapeLayer(focused, () => {
    goBack();
    return true;
  });

  return {
    /** Before a toast leaves: what its button leads to, a dialog say, then returns to where the focus went. */
    handOver(toast: HTMLElement | null) {
      if (toast?.contains(document.activeElement)) goOn(all().filter((other) => other !== toast));
    },
    onFocus(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      place.current = Math.max(find(event.target), 0);
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}
