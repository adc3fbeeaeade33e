import type { CryptoAsset } from '@hoster/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { chainProvider } from '../chain/provider.ts';
import { chainWallets } from '../chain/tables.ts';
import { takenBy } from '../ledger/entries.ts';
import { mailCredited } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book, queueOnAccount } from './balance.ts';
import { abandonPayment } from './expire.ts';
import type { AttemptRequest, ProviderEvent } from './provider.ts';
import { isOpen, lockPayment, settle } from './settle.ts';
import { bankEvents, payments, type PaymentRow } from './tables.ts';

const WALLET = 'cw_';

/** The wallet of a payment's newest try; null when that isn't in coins. */
export const walletOf = ({ bankPaymentId }: Pick<PaymentRow, 'bankPaymentId'>): string | null =>
  bankPaymentId?.startsWith(WALLET) ? bankPaymentId : null;

/** Opens a wallet on the embedded chain in the caller's transaction. @returns its id */
export async function openWallet(
  { clock }: Context,
  tx: Db,
  payment: PaymentRow,
  about: Pick<AttemptRequest, 'description' | 'returnUrl'> & { asset: CryptoAsset; expiresAt: Date },
): Promise<string> {
  const { providerRef } = await chainProvider({ db: tx, clock }).open({
    ...about,
    attemptRef: `${payment.ref}:${payment.attempt}`,
    paymentRef: payment.ref,
    method: 'crypto',
    amountCents: payment.amountCurrencyCents,
    currency: payment.currency,
    euroCents: payment.amountCents,
    language: payment.language,
    email: '',
    keepCard: false,
    cardToken: null,
  });
  return providerRef;
}

/** Takes in whatever a wallet has to tell. Safe to repeat. */
export async function takeCoins(context: Context, walletId: string): Promise<void> {
  for (const event of await chainProvider(context).events(walletId)) await takeIn(context, event);
}

/** Takes an event in, once. */
async function takeIn(context: Context, event: ProviderEvent): Promise<void> {
  const seen = await context.db.$count(bankEvents, eq(bankEvents.eventId, event.eventId));
  if (seen > 0) return;
  await context.db.transaction(async (tx) => {
    const payment = await lockedPayment(tx, event.providerRef);
    if (!payment) throw new Error(`Wallet ${event.providerRef} is of no payment`);
    const fresh = await tx
      .insert(bankEvents)
      .values({ eventId: event.eventId, paymentId: payment.id, outcome: event.kind })
      .onConflictDoNothing()
      .returning({ id: bankEvents.eventId });
    if (fresh.length === 0) return;
    const isNewest = payment.bankPaymentId === event.providerRef;
    if (event.kind === 'credited') await credit(context, tx, payment, event);
    else if (event.kind === 'approved' && isNewest && isOpen(payment)) {
      await settle(context, tx, payment, { provider: 'chain', ref: event.providerRef, eventId: event.eventId });
    } else if (event.kind === 'approved') {
      // The order was paid otherwise or given up: the coins are its owner's all the same.
      await credit(context, tx, payment, { ...event, euroCents: payment.amountCents, reason: 'late' });
    } else if (event.kind === 'pending' && isNewest && payment.status === 'awaiting') {
      await tx.update(payments).set({ status: 'pending' }).where(eq(payments.id, payment.id));
    } else if (event.kind === 'expired' && isNewest && isOpen(payment)) await abandonPayment(tx, payment);
  });
}

/** The payment of a wallet, locked after its account. */
async function lockedPayment(tx: Db, walletId: string): Promise<PaymentRow | undefined> {
  const [wallet] = await tx
    .select({ attemptRef: chainWallets.attemptRef })
    .from(chainWallets)
    .where(eq(chainWallets.id, walletId));
  const [ref] = wallet?.attemptRef.split(':') ?? [];
  if (ref === undefined) return undefined;
  const [known] = await tx
    .select({ accountId: payments.accountId })
    .from(payments)
    .where(and(eq(payments.ref, ref)));
  if (!known) return undefined;
  await queueOnAccount(tx, known.accountId);
  return lockPayment(tx, ref);
}

/** Coins that don't pay for what they were asked for land on the balance, and their owner hears why. */
async function credit(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { eventId, euroCents, reason }: { eventId: string; euroCents: number; reason: 'underpaid' | 'overpaid' | 'late' },
): Promise<void> {
  if (euroCents === 0) return;
  await book(tx, {
    accountId: payment.accountId,
    reference: `credited:${eventId}`,
    kind: 'top_up',
    paymentId: payment.id,
    description: descriptions[reason],
    from: takenBy('chain', euroCents),
  });
  await mailCredited(context, tx, await writtenTo(tx, payment.userId), { reason, euroCents });
}

const descriptions = {
  underpaid: { en: 'Partial cryptocurrency payment', ru: 'Неполная оплата криптовалютой' },
  overpaid: { en: 'Surplus of a cryptocurrency payment', ru: 'Переплата криптовалютой' },
  late: { en: 'Late cryptocurrency payment', ru: 'Опоздавшая оплата криптовалютой' },
};
