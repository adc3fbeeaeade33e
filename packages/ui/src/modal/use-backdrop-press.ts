import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handles clicks that start and end on the backdrop, so that dragging a text selection out of the dialog doesn't close
 * it. Acts on `click`, because closing on `pointerup` would pass a touch's click to the page below.
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
