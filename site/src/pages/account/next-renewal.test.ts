import { expect, test } from 'vitest';
import { nextRenewal } from './next-renewal.ts';

test('is the earliest of the services that renew', () => {
  const services = [
    { name: 'late', paid_until: '2027-11-01T00:00:00.000Z', auto_renew: true, status: 'active' },
    { name: 'soon', paid_until: '2026-12-20T10:00:00.000Z', auto_renew: true, status: 'active' },
    { name: 'ends', paid_until: '2026-12-01T00:00:00.000Z', auto_renew: false, status: 'active' },
    { name: 'unpaid', paid_until: '2026-11-27T00:00:00.000Z', auto_renew: true, status: 'failed_renew' },
    { name: 'suspended', paid_until: '2026-11-20T00:00:00.000Z', auto_renew: true, status: 'suspended' },
    { name: 'new', paid_until: null, auto_renew: true, status: 'awaiting_payment' },
  ] as const;
  expect(nextRenewal(services)).toEqual({ name: 'soon', date: '2026-12-20T10:00:00.000Z' });
});

test('is none without services', () => expect(nextRenewal([])).toBeNull());
