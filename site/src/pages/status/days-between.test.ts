import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

test('lists every day once, also over the end of February and a change of the clocks', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  const spring = daysBetween('2026-01-01', '2026-03-31');
  expect([spring.length, new Set(spring).size, spring.at(-1)]).toEqual([90, 90, '2026-03-31']);
});
