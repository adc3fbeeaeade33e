import type { CurrencyCode, Ledger, Overdraft, PaymentMethod } from '@hoster/contract';
import { parseLedger, toCents, type Cents } from '@hoster/domain/money';

/** Why a way to pay cannot be taken for this order. */
export type MethodProblem =
  | { kind: 'currency' }
  | { kind: 'minimum'; euroCents: Cents }
  /** What is missing on the balance, in the balance's currency. */
  | { kind: 'balance'; missing: Cents };

export interface MethodQuestion {
  method: PaymentMethod;
  /** The currency that would be charged. */
  currency: CurrencyCode;
  /** Total in EUR cents, tax included. */
  euroTotal: Cents;
  balance: Ledger | null;
  overdraft: Overdraft | null;
}

/** What stands against a way to pay; null when nothing does. A total of zero (free trial) can be paid by any. */
export function methodProblem({
  method,
  currency,
  euroTotal,
  balance,
  overdraft,
}: MethodQuestion): MethodProblem | null {
  if (!method.currencies.includes(currency)) return { kind: 'currency' };
  if (euroTotal === 0) return null;
  const minimum = method.min_amount === null ? 0 : toCents(method.min_amount);
  if (euroTotal < minimum) return { kind: 'minimum', euroCents: minimum };
  if (method.slug !== 'balance' || balance?.currency !== 'EUR') return null;
  const credit = overdraft?.available.currency === 'EUR' ? parseLedger(overdraft.available) : 0;
  const missing = euroTotal - parseLedger(balance) - credit;
  return missing > 0 ? { kind: 'balance', missing } : null;
}

/** The way to pay that is chosen beforehand: the balance if it suffices, else the first that can be taken. */
export function usualMethod(
  methods: readonly PaymentMethod[],
  question: Omit<MethodQuestion, 'method'>,
): PaymentMethod['slug'] | undefined {
  const possible = methods.filter((method) => methodProblem({ ...question, method }) === null);
  return (possible.find(({ slug }) => slug === 'balance') ?? possible[0])?.slug;
}
