/** A height: up to 1 a part of the window, above it pixels, or rem. */
export type SnapPoint = number | `${number}rem`;

/** Heights are often reckoned, or kept from the last visit: what is no height then is the whole window. */
export function soundPoint(point: SnapPoint): SnapPoint {
  const figure = typeof point === 'string' ? parseFloat(point) : point;
  return figure > 0 && Number.isFinite(figure) ? point : 1;
}

/** As CSS, against the backdrop. */
export const cssOf = (point: SnapPoint): string =>
  typeof point === 'string' ? point : point <= 1 ? `${point * 100}%` : `${point}px`;

/** In pixels, of a window of this height with letters of this size. */
export const pixelsOf = (point: SnapPoint, window: number, rem: number): number =>
  typeof point === 'string' ? parseFloat(point) * rem : point <= 1 ? point * window : point;

/** How far a thrown sheet slides on, in milliseconds of its last speed. */
const SLIDE = 200;

/**
 * Where a sheet comes to rest that was let go at this height: the nearest point, a fast one further on.
 * @param heights in pixels, lowest first
 * @param speed pixels per millisecond, upwards
 * @param from the index it was pulled from; given, it goes no further than to the next one
 * @returns an index, or -1: it closes
 */
export function restAt(height: number, heights: readonly number[], speed: number, from?: number): number {
  const aim = height + speed * SLIDE;
  const distances = [0, ...heights].map((point) => Math.abs(point - aim));
  const nearest = distances.indexOf(Math.min(...distances)) - 1;
  return from === undefined ? nearest : Math.min(Math.max(nearest, from - 1), from + 1);
}
