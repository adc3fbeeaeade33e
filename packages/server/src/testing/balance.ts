import { randomUUID } from 'node:crypto';
import type { Db } from '../db/types.ts';
import { fromEquity, ontoBalance, paidFromBalance, type Posting } from '../modules/ledger/entries.ts';
import { post } from '../modules/ledger/post.ts';
import { standingOf } from '../modules/payments/balance.ts';

/** Leaves so much on an account's balance, in EUR cents, as a correction by staff would. */
export async function setBalance(db: Db, accountId: number, cents: number): Promise<void> {
  await db.transaction(async (tx) => {
    const standing = await standingOf(tx, accountId);
    const change = cents - (standing.fundsCents - standing.owedCents);
    if (change === 0) return;
    // Money taken away is what is paid from a balance, but for who gets it.
    const taken = (posting: Posting) => posting.account !== 'receivable';
    const side =
      change > 0
        ? ontoBalance(accountId, change, standing)
        : paidFromBalance(accountId, -change, standing).filter(taken);
    await post(tx, {
      reference: `test:${randomUUID()}`,
      kind: 'correction',
      description: { en: 'Test', ru: 'Тест' },
      postings: [...side, ...fromEquity(change)],
    });
  });
}
