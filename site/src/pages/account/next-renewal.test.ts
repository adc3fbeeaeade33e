import { expect, test } from 'vitest';
import { nextRenewal } from './next-renewal.ts';

const service = (name: string, date: string | null, change: object = {}) => ({
  name,
  paid_until: date,
  auto_renew: true,
  auto_pay: true,
  status: 'active' as const,
  ...change,
});

test('is the earliest of those that we renew', () => {
  expect(
    nextRenewal([
      service('later', '2027-03-01T00:00:00Z'),
      service('next', '2027-02-01T00:00:00Z'),
      service('leaves', '2027-01-01T00:00:00Z', { auto_renew: false }),
      service('by-hand', '2027-01-01T00:00:00Z', { auto_pay: false }),
      service('failed', '2026-01-01T00:00:00Z', { status: 'failed_renew' }),
      service('new', null, { status: 'pending_setup' }),
    ]),
  ).toEqual({ name: 'next', date: '2027-02-01T00:00:00Z' });
  expect(nextRenewal([])).toBeNull();
});
