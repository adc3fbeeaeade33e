import { useCallback, useId, useRef, useState } from 'react';
import { focusFirst, focusPath } from '../layers/focus-path.ts';
import { activeAround, holds } from '../layers/realm.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useLayer } from '../layers/use-layer.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useOutside } from './use-outside.ts';

export interface OpenOptions {
  /** Open state (controlled). Without it, the component is uncontrolled. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface PopupOptions extends OpenOptions {
  /** Everything but the popup is inert, including its trigger. */
  modal?: boolean;
}

/**
 * Open state, ids and refs of a trigger and its popup. Closes on Escape, returning focus to the trigger, and on
 * interaction outside. Provide `layer` to the content, so that dialogs opened from inside are not outside.
 */
export function usePopup({ open: given, onOpenChange, modal = false }: PopupOptions) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const setTrigger = useCallback((node: HTMLElement | null) => {
    trigger.current = node;
  }, []);

  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const closeToTrigger = () => {
    // Move focus before closing, so that a dialog opened from a menu returns to the menu's trigger.
    if (holds(popup.current, activeAround(popup.current))) focusFirst(focusPath(trigger.current));
    setOpen(false);
  };
  useEscapeLayer(
    open,
    () => {
      closeToTrigger();
      return true;
    },
    () => root.current,
  );
  const layer = useLayer(open, () => popup.current);
  useOutside(open, modal ? popup : root, () => setOpen(false), layer);
  useFocusBack(open, popup, trigger);

  const popupId = `${id}-popup`;
  const triggerProps = {
    ref: setTrigger,
    id: `${id}-trigger`,
    'aria-expanded': open,
    'aria-controls': open ? popupId : undefined,
  };
  return { open, setOpen, closeToTrigger, layer, root, trigger, popup, popupId, triggerProps };
}
