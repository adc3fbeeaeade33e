import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { coinState } from '@hoster/domain/crypto/payment';
import type { Context } from '../../platform/index.ts';
import { paymentChangedAt } from '../../billing/index.ts';
import { transactionHash } from './addresses.ts';
import { rateAt } from './assets.ts';
import { chainTransactions, chainWallets } from './tables.ts';
import { decideOn } from './watch.ts';
import { lockWallet, type Wallet } from './wallets.ts';

/** Actions of a demo's visitors on the embedded chain. */
export const chainSteps = ['exact', 'half', 'over', 'rest', 'drop', 'mine', 'expire'] as const;
export type ChainStep = (typeof chainSteps)[number];

/** More than this many transactions to a wallet are refused: its page is public in a demo. */
const MOST_TRANSACTIONS = 20;

/**
 * Performs an action on a wallet, then checks the wallet.
 * @returns false for an unknown wallet
 */
export async function doStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  step: ChainStep,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, id, now);
    if (!wallet) return false;
    const unsettled = wallet.transactions.filter(({ confirmations }) => confirmations < wallet.asset.need);
    const isUnsettled = and(
      eq(chainTransactions.walletId, id),
      inArray(
        chainTransactions.hash,
        unsettled.map(({ hash }) => hash),
      ),
    );
    if (step === 'mine') {
      await tx
        .update(chainTransactions)
        .set({ minedBlocks: sql`${chainTransactions.minedBlocks} + 1` })
        .where(isUnsettled);
    } else if (step === 'drop') {
      await tx.delete(chainTransactions).where(isUnsettled);
    } else if (step === 'expire') {
      const expiresAt = wallet.terms.expiresAt < now ? wallet.terms.expiresAt : now;
      await tx.update(chainWallets).set({ expiresAt }).where(eq(chainWallets.id, id));
    } else {
      const units = unitsOf(wallet, step, now);
      if (units > 0n && wallet.transactions.length < MOST_TRANSACTIONS) {
        await tx
          .insert(chainTransactions)
          .values({ hash: transactionHash(), walletId: id, units, rate: rateAt(wallet.asset, now), seenAt: now });
      }
    }
    const after = await lockWallet(tx, id, now);
    if (after) await decideOn(tx, after, now);
    await paymentChangedAt(tx, 'chain', id);
    return true;
  });
}

/** Halves and quarters are rounded up, as the amount is, so that they are worth a round sum. */
function unitsOf({ terms, transactions, told }: Wallet, step: 'exact' | 'half' | 'over' | 'rest', now: Date): bigint {
  if (step === 'rest') return coinState(terms, transactions, told, now).remaining;
  if (step === 'half') return (terms.units + 1n) / 2n;
  return step === 'over' ? terms.units + (terms.units + 3n) / 4n : terms.units;
}
