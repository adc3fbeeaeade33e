import { expect, it } from 'vitest';
import { terabyteBytes, usageLevel } from './usage.ts';

it('finds the level that a use has reached', () => {
  const levels = [0, 0.89, 0.9, 0.99, 1, 1.5].map((share) => usageLevel(share * terabyteBytes, terabyteBytes));
  expect(levels).toEqual([null, null, 90, 90, 100, 100]);
  expect(usageLevel(5, 0)).toBeNull();
});
