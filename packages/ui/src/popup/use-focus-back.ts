import { useEffect, type RefObject } from 'react';
import { focusFirst, focusPath } from '../layers/focus-path.ts';
import { holds, isElement, isNowhere, rootOf } from '../layers/realm.ts';

/** Returns focus to the trigger, or what is left around it, if a popup is removed while it has the focus. */
export function useFocusBack(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const box = popup.current;
    if (!open || !box) return undefined;
    const page = rootOf(box);
    const path = focusPath(trigger.current);
    let inside = holds(box, page.activeElement);
    const see = ({ target }: Event) => {
      inside = isElement(target) && holds(box, target);
    };
    page.addEventListener('focusin', see);
    return () => {
      page.removeEventListener('focusin', see);
      if (inside && isNowhere(page)) focusFirst(path);
    };
  }, [open, popup, trigger]);
}
