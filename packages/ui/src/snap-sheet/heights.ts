/** A height: values up to 1 are a fraction of the window, larger ones pixels; or a length in rem. */
export type SnapPoint = number | `${number}rem`;

/** Heights are often computed or restored, so invalid values count as the full window. */
export function soundPoint(point: SnapPoint): SnapPoint {
  const figure = typeof point === 'string' ? parseFloat(point) : point;
  return figure > 0 && Number.isFinite(figure) ? point : 1;
}

/** Returns the height as CSS, relative to the backdrop. */
export const cssOf = (point: SnapPoint): string =>
  typeof point === 'string' ? point : point <= 1 ? `${point * 100}%` : `${point}px`;

/** Returns the height in pixels for a window height and font size. */
export const pixelsOf = (point: SnapPoint, window: number, rem: number): number =>
  typeof point === 'string' ? parseFloat(point) * rem : point <= 1 ? point * window : point;

/** How far a flung sheet continues, in milliseconds at its last velocity. */
const SLIDE = 200;

/**
 * Returns where a sheet released at this height comes to rest: the nearest snap point, or a further one after a fling.
 * @param heights in pixels, lowest first
 * @param speed upward velocity in px/ms
 * @param from the initial index; if given, the sheet moves to an adjacent snap point at most
 * @returns an index, or -1 to close
 */
export function restAt(height: number, heights: readonly number[], speed: number, from?: number): number {
  const aim = height + speed * SLIDE;
  const distances = [0, ...heights].map((point) => Math.abs(point - aim));
  const nearest = distances.indexOf(Math.min(...distances)) - 1;
  return from === undefined ? nearest : Math.min(Math.max(nearest, from - 1), from + 1);
}
