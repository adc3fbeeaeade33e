import { useDeferredValue } from 'react';

/** Returns the controls with the order that a section shows; `dependencies` picks the values of its own fields. */
export type ControlsFor<Order, Controls> = (dependencies: (order: Order) => unknown) => Controls;

/**
 * After a tap, updates its section and the total first, and the prices beside a hundred other options later. A section
 * gets the newest order when its own fields have changed, else the previous one until the browser has time. For `memo`
 * sections.
 */
export function useDeferredOrder<Order, Controls extends { order: Order }>(
  controls: Controls & { order: Order },
): ControlsFor<Order, Controls> {
  const earlier = useDeferredValue<Controls & { order: Order }>(controls);
  return (dependencies) =>
    JSON.stringify(dependencies(controls.order)) === JSON.stringify(dependencies(earlier.order)) ? earlier : controls;
}
