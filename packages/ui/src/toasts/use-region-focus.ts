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

  useEscapeLayer(focused, () => {
    goBack();
    return true;
  });

  return {
    /** To be called before the toast leaves the document. */
    handOver(toast: HTMLElement | null) {
      if (!toast?.contains(document.activeElement)) return;
      const next = (toast.nextElementSibling ?? toast.previousElementSibling) as HTMLElement | null;
      if (next) next.focus();
      else goBack();
    },
    onFocus(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}
