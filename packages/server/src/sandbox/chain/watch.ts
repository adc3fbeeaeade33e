import type { CryptoState } from '@hoster/contract';
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts';
import { coinState, decideCoins, type CoinEvent } from '@hoster/domain/crypto/payment';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ProviderEvent } from '../../billing/index.ts';
import { chainEvents, chainWallets } from './tables.ts';
import { lockWallet, type Wallet, type WalletRow } from './wallets.ts';

/** Checks a wallet and stores the events to report about it, once. Safe to repeat. */
export async function watchWallet({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, id, now);
    if (wallet) await decideOn(tx, wallet, now);
  });
}

/** The same for a locked wallet. @returns the wallet as it is afterwards */
export async function decideOn(tx: Db, wallet: Wallet, now: Date): Promise<Wallet> {
  const { row, terms, transactions } = wallet;
  const { events, outcome } = decideCoins(terms, transactions, wallet.told, now);
  const { state } = coinState(terms, transactions, outcome, now);
  const turn = await turnOf(tx, row, state);
  const told = [...(turn ? [turn] : []), ...events.map((one) => tell(row, one))];
  if (told.length > 0) {
    await tx
      .insert(chainEvents)
      .values(told.map((event) => ({ id: event.eventId, walletId: row.id, event })))
      .onConflictDoNothing();
    await tx.update(chainWallets).set(outcome).where(eq(chainWallets.id, row.id));
  }
  return { ...wallet, told: outcome };
}

/**
 * Coins were detected, or detected ones have disappeared and the customer can act: reported at each change. Nothing is
 * reported after the end.
 */
async function turnOf(tx: Db, { id }: WalletRow, state: CryptoState): Promise<ProviderEvent | null> {
  const isPending = state === 'pending';
  if (!isPending && state !== 'awaiting' && state !== 'underpaid') return null;
  const isTurn = sql`${chainEvents.event}->>'kind' in ('pending', 'reopened')`;
  const turns = await tx
    .select({ event: chainEvents.event })
    .from(chainEvents)
    .where(and(eq(chainEvents.walletId, id), isTurn))
    .orderBy(asc(chainEvents.position));
  if ((turns.at(-1)?.event.kind === 'pending') === isPending) return null;
  const kind = isPending ? 'pending' : 'reopened';
  // The first one keeps its original id.
  const number = turns.length === 0 ? '' : `:${turns.length}`;
  return { provider: 'chain', providerRef: id, eventId: `${id}:${kind}${number}`, kind };
}

/** An event keeps its id when it's reported again. */
function tell({ id, amountCents, currency }: WalletRow, event: CoinEvent): ProviderEvent {
  const named = { provider: 'chain' as const, providerRef: id, eventId: `${id}:${event.kind}` };
  if (event.kind === 'approved') return { ...named, kind: 'approved', amountCents, currency };
  if (event.kind !== 'credited') return { ...named, kind: event.kind };
  const { reason, euroCents, total } = event;
  return { ...named, eventId: `${id}:${reason}:${total}`, kind: 'credited', reason, euroCents };
}
