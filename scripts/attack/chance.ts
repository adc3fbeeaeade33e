import fc from 'fast-check';

/** Repeatable randomness. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Randomness that a seed repeats. */
export function chanceOf(seed: number): Chance {
  const [numbers] = fc.sample(fc.infiniteStream(fc.maxSafeNat()), { seed, numRuns: 1 });
  const below = (end: number): number => Number(numbers?.next().value ?? 0) % end;
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
