import { useDeferredValue } from 'react';

/** Which order a section is to show, given what its own fields hold, as JSON. */
export type ShownOrder<Order, Controls> = (held: (order: Order) => unknown) => Controls;

/**
 * Makes a tap wait for the section it's in and for the total, not for the prices beside a hundred other options. A section
 * gets the newest order where its own fields hold something new, and else the order as it was until there's time. For
 * sections made with `memo`.
 */
export function useShownOrder<Order, Controls extends { order: Order }>(
  controls: Controls & { order: Order },
): ShownOrder<Order, Controls> {
  const earlier = useDeferredValue<Controls & { order: Order }>(controls);
  return (held) => (JSON.stringify(held(controls.order)) === JSON.stringify(held(earlier.order)) ? earlier : controls);
}
