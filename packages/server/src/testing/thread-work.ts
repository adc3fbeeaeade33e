/** Doubles a number. */
export const double = (number: number): number => number * 2;
/** Fails as a function does. */
export const fail = (): never => {
  throw new RangeError('Not this one');
};
/** Ends its thread. */
export const crash = (): never => process.exit(3);
/** Never ends. */
export const spin = (): never => {
  for (;;);
};
/** Needs ever more memory. */
export const hoard = (): number => {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, () => Math.random()));
};
