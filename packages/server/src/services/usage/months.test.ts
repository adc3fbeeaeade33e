import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byMonth } from './months.ts';

const at = (text: string) => new Date(`${text}T00:00:00Z`);

it('divides bytes among months by time', () => {
  expect([...byMonth(100n, at('2027-10-31'), at('2027-10-31'))]).toEqual([['2027-10', 100n]]);
  expect([...byMonth(100n, at('2027-12-31'), at('2028-01-02'))]).toEqual([
    ['2027-12', 50n],
    ['2028-01', 50n],
  ]);
});

it('neither loses nor invents bytes', () => {
  const times = fc.date({ min: at('2026-01-01'), max: at('2029-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 60n }), times, times, (bytes, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const parts = [...byMonth(bytes, from, to).values()];
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(bytes);
      expect(parts.every((part) => part >= 0n)).toBe(true);
    }),
  );
});
