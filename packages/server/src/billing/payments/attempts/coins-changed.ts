import type { CryptoPayment } from '@hoster/contract';
import { and, eq, isNull, ne, or } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import { paymentChangedAt } from '../changed.ts';
import { presentCoins } from '../providers.ts';
import { type AttemptRow, paymentAttempts } from '../tables.ts';

/**
 * Tells the pages of a payment in coins that it looks different than when it was last polled: more confirmations,
 * another rate. Such changes have no event of their own.
 */
export async function announceCoins(
  context: Context,
  { id, provider, providerRef }: Pick<AttemptRow, 'id' | 'provider' | 'providerRef'>,
): Promise<void> {
  const coins = providerRef === null ? null : await presentCoins(context, provider, providerRef);
  if (coins === null || providerRef === null) return;
  const coinsSeen = looksOf(coins);
  await context.db.transaction(async (tx) => {
    const isNew = or(isNull(paymentAttempts.coinsSeen), ne(paymentAttempts.coinsSeen, coinsSeen));
    const changed = await tx
      .update(paymentAttempts)
      .set({ coinsSeen })
      .where(and(eq(paymentAttempts.id, id), isNew))
      .returning({ id: paymentAttempts.id });
    if (changed.length > 0) await paymentChangedAt(tx, provider, providerRef);
  });
}

/** What customers see of it, but for the time. Confirmations beyond those needed are of no interest. */
function looksOf({ amount, confirmations: { have, need }, credited, received, state, txs }: CryptoPayment): string {
  const sent = txs.map(({ confirmations, hash }) => [hash, Math.min(confirmations, need)]);
  return JSON.stringify([state, amount, received, credited, have, sent]);
}
