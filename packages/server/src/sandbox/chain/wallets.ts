import { asc, eq } from '../../platform/db/drizzle.ts';
import { unitsForEuro } from '@hoster/domain/crypto/amount';
import type { CoinOutcome, CoinTerms, CoinTransaction } from '@hoster/domain/crypto/payment';
import type { Db } from '../../platform/db/index.ts';
import { assetOf, rateAt, RATE_MINUTES, type Asset } from './assets.ts';
import { chainTransactions, chainWallets } from './tables.ts';

/** Row of a wallet. */
export type WalletRow = typeof chainWallets.$inferSelect;

/** A wallet with the coins it has received, as of a time. */
export interface Wallet {
  readonly row: WalletRow;
  readonly asset: Asset;
  readonly terms: CoinTerms;
  readonly told: CoinOutcome;
  /** Oldest first. */
  readonly transactions: readonly CoinTransaction[];
}

/** Amount and rate of a payment quoted now. */
export function quote(asset: Asset, euroCents: number, now: Date) {
  const rate = rateAt(asset, now);
  return {
    rate,
    units: unitsForEuro(euroCents, rate, asset.decimals),
    rateExpiresAt: new Date(now.getTime() + RATE_MINUTES * 60_000),
  };
}

/** Locks a wallet until the end of the transaction. Its rate is renewed if it has expired and no coins have arrived. */
export async function lockWallet(tx: Db, id: string, now: Date): Promise<Wallet | null> {
  const [row] = await tx.select().from(chainWallets).where(eq(chainWallets.id, id)).for('update');
  return row ? walletOf(tx, row, now) : null;
}

async function walletOf(tx: Db, stored: WalletRow, now: Date): Promise<Wallet> {
  const asset = assetOf(stored);
  if (!asset) throw new Error(`Wallet ${stored.id} is of an unknown asset`);
  const sent = await tx
    .select()
    .from(chainTransactions)
    .where(eq(chainTransactions.walletId, stored.id))
    .orderBy(asc(chainTransactions.seenAt), asc(chainTransactions.hash));
  let row = stored;
  if (sent.length === 0 && row.end === 'open' && row.rateExpiresAt <= now && now < row.expiresAt) {
    row = { ...row, ...quote(asset, row.euroCents, now) };
    const { rate, units, rateExpiresAt } = row;
    await tx.update(chainWallets).set({ rate, units, rateExpiresAt }).where(eq(chainWallets.id, row.id));
  }
  const { units, rate, expiresAt, watchedUntil, end, creditedInTime, creditedLate } = row;
  return {
    row,
    asset,
    terms: { units, rate, decimals: asset.decimals, need: asset.need, expiresAt, watchedUntil },
    told: { end, creditedInTime, creditedLate },
    transactions: sent.map(({ minedBlocks, seenAt, ...coins }) => ({
      hash: coins.hash,
      units: coins.units,
      rate: coins.rate,
      seenAt,
      confirmations: minedBlocks + Math.floor((now.getTime() - seenAt.getTime()) / (asset.blockSeconds * 1000)),
    })),
  };
}
