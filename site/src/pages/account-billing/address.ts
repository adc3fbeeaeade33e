import type { BalanceMovement } from '@hoster/contract';
import type { TransactionsRequest } from '../../api/account.ts';
import { pageIn } from '../../app/router/page-in.ts';

const PATH = '/my/billing/';

/** Kinds of transactions, in the order of the filter. */
export const transactionKinds: readonly BalanceMovement['kind'][] = [
  'top_up',
  'payment',
  'refund',
  'cashback',
  'correction',
];

/** What an address asks for. */
export type TransactionsAsked = TransactionsRequest;

/** Reads filter and page of the transactions from an address; what isn't understood is left out. */
export function transactionsAsked(query: URLSearchParams): TransactionsAsked {
  const kind = transactionKinds.find((known) => known === query.get('kind'));
  const page = pageIn(query);
  return { ...(kind && { kind }), ...(page > 1 && { page }) };
}

/** Address of a page of the transactions. */
export function addressOf({ kind, page = 1 }: { kind?: BalanceMovement['kind'] | undefined; page?: number }): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? PATH : `${PATH}?${query.toString()}`;
}
