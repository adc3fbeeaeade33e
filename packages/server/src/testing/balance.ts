import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/types.ts';
import { fromEquity, offBalance, ontoBalance } from '../billing/ledger/entries.ts';
import { post } from '../billing/ledger/post.ts';
import { standingOf } from '../billing/payments/balance.ts';

/** Leaves so much on an account's balance, in EUR cents, as a correction by staff would. */
export async function setBalance(db: Db, accountId: number, cents: number): Promise<void> {
  await db.transaction(async (tx) => {
    const standing = await standingOf(tx, accountId);
    const change = cents - (standing.fundsCents - standing.owedCents);
    if (change === 0) return;
    const side = change > 0 ? ontoBalance(accountId, change, standing) : offBalance(accountId, -change, standing);
    await post(tx, {
      reference: `test:${randomUUID()}`,
      kind: 'correction',
      description: { en: 'Test', ru: 'Тест' },
      postings: [...side, ...fromEquity(change)],
    });
  });
}
