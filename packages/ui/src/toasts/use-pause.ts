import { useEffect, useState, type PointerEvent } from 'react';

/** Pauses while the window is inactive or the tab is hidden. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = (event?: Event) => setAway(document.visibilityState === 'hidden' || event?.type === 'blur');
    look();
    const listening = new AbortController();
    for (const type of ['blur', 'focus']) window.addEventListener(type, look, listening);
    document.addEventListener('visibilitychange', look, listening);
    return () => listening.abort();
  }, []);
  return away;
}

/**
 * Returns whether timers are paused: by hover, focus, touch, or an inactive window. Spread `hold` on the lists.
 */
export function usePause(empty: boolean) {
  const away = useAway();
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  // Removing a hovered toast fires no pointerleave.
  if (empty && over) setOver(false);
  const leave = () => setOver(false);
  return {
    paused: away || over || focused,
    focused,
    setFocused,
    hold: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setOver(true),
      onPointerLeave: leave,
      onPointerDown: () => setOver(true),
      onPointerUp: (event: PointerEvent) => event.pointerType === 'touch' && setOver(false),
      onPointerCancel: leave,
    },
  };
}
