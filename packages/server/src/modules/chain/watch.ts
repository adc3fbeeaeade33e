import { eq } from 'drizzle-orm';
import { coinState, decideCoins, type CoinEvent } from '@hoster/domain/crypto/payment';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { ProviderEvent } from '../payments/provider.ts';
import { chainEvents, chainWallets } from './tables.ts';
import { lockWallet, type Wallet, type WalletRow } from './wallets.ts';

/** Looks at a wallet and writes down what there is to tell about it, once. Safe to repeat. */
export async function watchWallet({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, id, now);
    if (wallet) await decideOn(tx, wallet, now);
  });
}

/** Does so for a wallet that is locked. @returns the wallet as it is then */
export async function decideOn(tx: Db, wallet: Wallet, now: Date): Promise<Wallet> {
  const { row, terms, transactions } = wallet;
  const { events, outcome } = decideCoins(terms, transactions, wallet.told, now);
  const { state } = coinState(terms, transactions, outcome, now);
  const told = [
    ...(state === 'pending' ? [tell(row, { kind: 'pending' })] : []),
    ...events.map((one) => tell(row, one)),
  ];
  if (told.length > 0) {
    await tx
      .insert(chainEvents)
      .values(told.map((event) => ({ id: event.eventId, walletId: row.id, event })))
      .onConflictDoNothing();
    await tx.update(chainWallets).set(outcome).where(eq(chainWallets.id, row.id));
  }
  return { ...wallet, told: outcome };
}

/** An event has the same id whenever it is told. */
function tell({ id, amountCents, currency }: WalletRow, event: CoinEvent | { kind: 'pending' }): ProviderEvent {
  const named = { provider: 'chain' as const, providerRef: id, eventId: `${id}:${event.kind}` };
  if (event.kind === 'approved') return { ...named, kind: 'approved', amountCents, currency };
  if (event.kind !== 'credited') return { ...named, kind: event.kind };
  const { reason, euroCents, total } = event;
  return { ...named, eventId: `${id}:${reason}:${total}`, kind: 'credited', reason, euroCents };
}
