import type { CurrencyCode } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/charge';

/** Returns the total that a refused order was sent with, or null if it was in another currency. */
export function seenTotal(
  values: Readonly<Record<string, string>> | undefined,
  { currency }: ChargedTotal,
): { amount: string; currency: CurrencyCode } | null {
  const amount = values?.['expected_total'];
  return amount && values['currency'] === currency ? { amount, currency } : null;
}
