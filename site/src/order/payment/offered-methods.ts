import type { CurrencyCode, Ledger, Overdraft, PaymentMethod } from '@hoster/contract';
import { euroCents, parseEuros, toCents, type EuroCents } from '@hoster/domain/money/money';

/** Reason why a payment method can't be used for this order. */
export type MethodProblem =
  | { kind: 'currency' }
  | { kind: 'minimum'; least: EuroCents }
  /** Amount missing from the balance. */
  | { kind: 'balance'; missing: EuroCents };

/** One that more money solves. */
export type SolvableProblem = Exclude<MethodProblem, { kind: 'currency' }>;

export interface MethodConditions {
  method: PaymentMethod;
  /** The currency that would be charged. */
  currency: CurrencyCode;
  /** Amount including tax, as booked in the ledger. */
  euroTotal: EuroCents;
  balance: Ledger | null;
  overdraft: Overdraft | null;
}

/** What can be paid from the balance, with the overdraft. */
export const spendable = ({ balance, overdraft }: Pick<MethodConditions, 'balance' | 'overdraft'>): EuroCents =>
  euroCents(((balance && parseEuros(balance)) ?? 0) + ((overdraft && parseEuros(overdraft.available)) ?? 0));

/** Returns why a payment method can't be used, or null. A total of zero (free trial) can be paid by any. */
export function methodProblem({
  method,
  currency,
  euroTotal,
  balance,
  overdraft,
}: MethodConditions): MethodProblem | null {
  if (!method.currencies.includes(currency)) return { kind: 'currency' };
  if (euroTotal === 0) return null;
  const minimum = method.min_amount === null ? 0 : toCents(method.min_amount);
  if (euroTotal < minimum) return { kind: 'minimum', least: euroCents(minimum) };
  if (method.slug !== 'balance' || !balance || parseEuros(balance) === null) return null;
  const missing = euroCents(euroTotal - spendable({ balance, overdraft }));
  return missing > 0 ? { kind: 'balance', missing } : null;
}

/** Returns the preselected payment method: the balance if it covers the total, otherwise the first available one. */
export function defaultMethod(
  methods: readonly PaymentMethod[],
  question: Omit<MethodConditions, 'method'>,
): PaymentMethod['slug'] | undefined {
  const possible = methods.filter((method) => methodProblem({ ...question, method }) === null);
  return (possible.find(({ slug }) => slug === 'balance') ?? possible[0])?.slug;
}
