import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusFirst, focusPath } from '../layers/focus-path.ts';
import { activeAround, isHTMLElement, isNowhere, rootOf } from '../layers/realm.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Moves focus to the toasts and back on F6, and back on Escape without closing a dialog below. When the focused toast
 * is removed, focuses the next one or the previous element.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  focused: boolean,
  setFocused: (is: boolean) => void,
) {
  const before = useRef<readonly Element[]>([]);
  const place = useRef(0);
  const all = () => [...(region.current?.querySelectorAll<HTMLElement>('li') ?? [])];
  const find = (element: Element | null) => all().findIndex((toast) => toast.contains(element));
  const goBack = () => {
    focusFirst(before.current);
    const active = activeAround(region.current);
    if (isHTMLElement(active) && region.current?.contains(active)) active.blur();
    setFocused(false);
  };

  const back = useLatest(goBack);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const node = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !node?.querySelector('li')) return;
      event.preventDefault();
      if (node.contains(activeAround(node))) back.current();
      else node.querySelector<HTMLElement>('li')?.focus();
    };
    const page = region.current?.ownerDocument ?? document;
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [region, back]);

  const goOn = (toasts: HTMLElement[]) => {
    const next = toasts[Math.min(place.current, toasts.length - 1)];
    if (next) next.focus();
    else goBack();
  };
  // A toast removed by the program had focus.
  useLayoutEffect(() => {
    if (!focused) return;
    const index = find(activeAround(region.current));
    if (index >= 0) place.current = index;
    else if (isNowhere(rootOf(region.current))) goOn(all());
  });

  useEscapeLayer(
    focused,
    () => {
      goBack();
      return true;
    },
    () => region.current,
  );

  return {
    /** Before a toast is removed, so that a dialog opened by its button returns focus to the right element. */
    handOver(toast: HTMLElement | null) {
      if (toast?.contains(activeAround(toast))) goOn(all().filter((other) => other !== toast));
    },
    onFocus(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) before.current = focusPath(event.relatedTarget);
      place.current = Math.max(find(event.target), 0);
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}
