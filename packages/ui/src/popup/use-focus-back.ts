import { useEffect, type RefObject } from 'react';
import { focusFirst, focusPath, isNowhere } from '../layers/focus-path.ts';

/** Returns focus to the trigger, or what is left around it, if a popup is removed while it has the focus. */
export function useFocusBack(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const box = popup.current;
    if (!open || !box) return undefined;
    const page = box.ownerDocument;
    const path = focusPath(trigger.current);
    let inside = box.contains(page.activeElement);
    const see = ({ target }: FocusEvent) => {
      inside = box.contains(target as Node);
    };
    page.addEventListener('focusin', see);
    return () => {
      page.removeEventListener('focusin', see);
      if (inside && isNowhere(page)) focusFirst(path);
    };
  }, [open, popup, trigger]);
}
