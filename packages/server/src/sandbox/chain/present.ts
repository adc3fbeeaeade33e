import type { CryptoPayment } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { coinText } from '@hoster/domain/crypto/amount';
import { coinState } from '@hoster/domain/crypto/payment';
import type { Context } from '../../platform/index.ts';
import { decideOn } from './watch.ts';
import { lockWallet } from './wallets.ts';

/** Path of the page on which a demo's coins are sent. */
export const chainPagePath = (id: string): string => `/chain/pay/${id}/`;

/** A payment in coins as its customer sees it; null for an unknown wallet. */
export async function presentCoins(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<CryptoPayment | null> {
  const now = clock.now();
  const wallet = await db.transaction(async (tx) => {
    const locked = await lockWallet(tx, id, now);
    return locked && decideOn(tx, locked, now);
  });
  if (!wallet) return null;
  const { row, asset, terms, transactions, told } = wallet;
  const { state, received, remaining } = coinState(terms, transactions, told, now);
  const credited = told.creditedInTime + told.creditedLate;
  const text = (units: bigint) => coinText(units, asset.decimals);
  const fewest = Math.min(...transactions.map(({ confirmations }) => confirmations), asset.need);
  return {
    state,
    credited: credited > 0 ? toLedger(credited, 'EUR') : null,
    demo_url: chainPagePath(id),
    wallet_address: row.address,
    amount: text(terms.units),
    received: text(received),
    remaining: text(remaining),
    network: asset.network,
    ticker: asset.ticker,
    network_label: asset.networkLabel,
    rate: terms.rate,
    rate_expires: row.rateExpiresAt.toISOString(),
    expires: terms.expiresAt.toISOString(),
    now: now.toISOString(),
    confirmations: { have: transactions.length > 0 ? fewest : 0, need: asset.need },
    uri: asset.uri(row.address, remaining > 0n ? remaining : terms.units),
    memo: null,
    txs: transactions.map(({ hash, units, confirmations }) => ({ hash, amount: text(units), confirmations })),
  };
}
