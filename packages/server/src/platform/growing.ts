/** Pauses that double, from the first to the longest. */
export function growing({ first, longest }: { first: number; longest: number }) {
  let last = 0;
  return {
    next: (): number => (last = Math.min(longest, last === 0 ? first : last * 2)),
    reset: (): void => void (last = 0),
  };
}
