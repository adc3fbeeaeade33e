import type { Db } from '../../platform/db/index.ts';
import { changed } from '../../platform/index.ts';
import type { Posting } from './entries.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

/** A business event with its balanced postings. */
export interface Entry extends Pick<
  typeof ledgerTransactions.$inferInsert,
  'reference' | 'kind' | 'paymentId' | 'purchaseId' | 'description'
> {
  readonly postings: readonly Posting[];
}

/**
 * Books an entry in the caller's transaction, once: the same reference changes nothing the second time.
 * @returns false when it was booked before
 * @throws when its postings don't sum to zero; nothing is stored then
 */
export async function post(tx: Db, { postings, ...event }: Entry): Promise<boolean> {
  const sum = postings.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || postings.length < 2) throw new Error(`The entry ${event.reference} does not balance: ${sum} cents`);
  const [stored] = await tx
    .insert(ledgerTransactions)
    .values(event)
    .onConflictDoNothing({ target: ledgerTransactions.reference })
    .returning({ id: ledgerTransactions.id });
  if (!stored) return false;
  await tx.insert(ledgerPostings).values(postings.map((posting) => ({ ...posting, transactionId: stored.id })));
  const balances = postings.filter(({ account }) => account === 'customer' || account === 'overdraft');
  for (const accountId of new Set(balances.map((posting) => posting.accountId))) {
    if (typeof accountId === 'number') await changed(tx, accountId, { kind: 'balance' });
  }
  return true;
}
