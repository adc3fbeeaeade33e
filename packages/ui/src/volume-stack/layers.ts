export interface Volume {
  id: string;
  /** How large it is, in the unit of the capacity. */
  size: number;
  /** Beside it: its day or its name. */
  label?: string | undefined;
  /** After the label: "64 GB". */
  value?: string | undefined;
  /** The one in question is lit. @default false */
  active?: boolean | undefined;
}

/** Thinner than this, a plate would be a line. */
const least = 5;

/** Where each volume begins and ends, from the bottom, in the units of `room`. What is over the capacity is squeezed in. */
export function layers(volumes: readonly Volume[], capacity: number, room: number) {
  const sizes = volumes.map(({ size }) => (size > 0 && size < Infinity ? size : 0));
  const whole = Math.max(
    // Of no room at all, nothing takes nothing.
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
