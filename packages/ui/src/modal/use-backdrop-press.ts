import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * A press counts only when it begins and ends on the backdrop: dragging a text selection out of the dialog does not
 * close it. It acts on `click`, because closing on `pointerup` would hand a touch's click to the page beneath.
 */
export function useBackdropPress(onPress: () => void) {
  const down = useRef(false);
  const up = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      down.current = event.target === event.currentTarget && event.button === 0;
      up.current = false;
    },
    onPointerUp(event: PointerEvent) {
      up.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      const pressed = down.current && up.current && event.target === event.currentTarget;
      down.current = up.current = false;
      if (pressed) onPress();
    },
  };
}
