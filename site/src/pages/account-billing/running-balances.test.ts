import type { BalanceMovement } from '@hoster/contract';
import { expect, test } from 'vitest';
import { runningBalances } from './running-balances.ts';

const moved = (id: number, amount: string): BalanceMovement => ({
  id,
  amount: { amount, currency: 'EUR' },
  created: '2026-11-30T00:00:00Z',
  kind: 'top_up',
  description: '',
  payment_object_ref: null,
});

test('counts the balance back from today, to the cent', () => {
  const movements = [moved(3, '-16.07'), moved(2, '0.10'), moved(1, '50.20')];
  const after = runningBalances(movements, { amount: '34.23', currency: 'EUR' });
  expect([3, 2, 1].map((id) => after.get(id)?.amount)).toEqual(['34.23', '50.30', '50.20']);
});
