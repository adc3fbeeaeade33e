import type { BalanceMovement, Ledger } from '@hoster/contract';

const toCents = ({ amount }: Ledger): number => Math.round(Number(amount) * 100);

/**
 * Returns the balance after each booking, by its id.
 * @param movements the latest ones, newest first, without gaps
 * @param balance after all of them
 */
export function runningBalances(movements: readonly BalanceMovement[], balance: Ledger): Map<number, Ledger> {
  let cents = toCents(balance);
  const after = new Map<number, Ledger>();
  for (const { id, amount } of movements) {
    after.set(id, { amount: (cents / 100).toFixed(2), currency: balance.currency });
    cents -= toCents(amount);
  }
  return after;
}
