export interface Volume {
  /** Unique id. */
  id: string;
  /** Size in the unit of the capacity. */
  size: number;
  /** Label, such as its date or name. */
  label?: string | undefined;
  /** Text after the label: "64 GB". */
  value?: string | undefined;
  /** Highlights the volume. @default false */
  active?: boolean | undefined;
}

/** Minimum thickness of a plate. */
const least = 5;

/**
 * Returns the start and end of each volume from the bottom, in the units of `room`. Volumes above the capacity are
 * compressed.
 */
export function layers(volumes: readonly Volume[], capacity: number, room: number) {
  const sizes = volumes.map(({ size }) => (size > 0 && size < Infinity ? size : 0));
  const whole = Math.max(
    // Avoids dividing by a zero capacity.
    Number.MIN_VALUE,
    capacity,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const heights = sizes.map((size) => Math.max(least, (size / whole) * room));
  const squeeze = Math.min(1, room / heights.reduce((sum, one) => sum + one, 0));
  let from = 0;
  return volumes.map((volume, index) => {
    const to = from + (heights[index] ?? 0) * squeeze;
    const layer = { volume, from: Number(from.toFixed(2)), to: Number(to.toFixed(2)) };
    from = to;
    return layer;
  });
}
