import { and, eq, sql } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { texts } from '../../http/texts.ts';
import { takenBy, withheld } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';
import { mailCredited } from '../orders/mails.ts';
import { enqueueMail } from '../mail/service.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book, isClosed, queueOnAccount } from './balance.ts';
import { giveBack, takeBack } from './chargeback.ts';
import { endUnpaid } from './expire.ts';
import type { ProviderEvent } from './provider.ts';
import { providerNamed } from './providers.ts';
import { confirmRefund } from './refund-payment.ts';
import { refuseRefund } from './refuse-refund.ts';
import { keepCard } from './saved-cards.ts';
import { failPayment, isOpen, lockPayment, settle, settleLate } from './settle.ts';
import { spokenAmount } from './spoken-amount.ts';
import { paymentAttempts, payments, providerEvents, type AttemptRow, type PaymentRow } from './tables.ts';

/** Seconds by which a provider's clock may be ahead of ours when it says that an attempt has ended. */
const CLOCK_DIFFERENCE = 120;

/**
 * Takes an event of a provider in, once, whoever brought it: a webhook, a job, or a look at the provider.
 * @returns `ignored`: it was known, or changes nothing
 * @throws AppError 404 for an attempt that is not ours, 400 for another amount than was asked for; nothing changes then
 */
export async function takeIn(context: Context, event: ProviderEvent): Promise<'accepted' | 'ignored'> {
  const seen = await context.db.$count(providerEvents, eq(providerEvents.eventId, event.eventId));
  if (seen > 0) return 'ignored';
  return context.db.transaction(async (tx) => {
    const { attempt, payment } = await lockInTurn(tx, event);
    checkAmount(event, payment);
    const fresh = await tx
      .insert(providerEvents)
      .values({ eventId: event.eventId, paymentId: payment.id, outcome: event.kind })
      .onConflictDoNothing()
      .returning({ id: providerEvents.eventId });
    if (fresh.length === 0) return 'ignored';
    return (await act(context, tx, { event, attempt, payment })) ? 'accepted' : 'ignored';
  });
}

interface Told {
  readonly event: ProviderEvent;
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
}

/** @returns whether the event changes anything */
async function act(context: Context, tx: Db, { event, attempt, payment }: Told): Promise<boolean> {
  // Events of an earlier try don't affect the current one.
  const isCurrent = payment.attemptId === attempt.id && isOpen(payment);
  switch (event.kind) {
    case 'approved':
      await closeAttempt(tx, attempt);
      if (event.card && payment.saveCard) await keepCard(tx, payment.accountId, event.provider, event.card);
      await approve(context, tx, { event, attempt, payment });
      return true;
    case 'pending':
      if (!isCurrent || payment.status !== 'awaiting') return false;
      await tx.update(payments).set({ status: 'pending' }).where(eq(payments.id, payment.id));
      return true;
    case 'reopened':
      if (!isCurrent || payment.status !== 'pending') return false;
      await tx.update(payments).set({ status: 'awaiting' }).where(eq(payments.id, payment.id));
      return true;
    case 'declined':
    case 'unreachable':
      await closeAttempt(tx, attempt);
      if (!isCurrent || payment.status === 'failed') return false;
      await failPayment(context, tx, payment, event.kind === 'declined' ? 'declined' : 'timeout');
      return true;
    case 'expired':
      // What we have closed ourselves has ended for us already.
      if (!isCurrent || attempt.state === 'closing' || attempt.state === 'closed') return false;
      await closeAttempt(tx, attempt);
      await expire(context, tx, payment);
      return true;
    case 'credited':
      await credit(context, tx, payment, event);
      return true;
    case 'refunded':
      return confirmRefund(context, tx, { attempt, payment, ...event });
    case 'refund_failed':
      return refuseRefund(context, tx, event.refundRef);
    case 'chargeback':
      await takeBack(context, tx, { attempt, payment, ...event, kind: 'chargeback' });
      return true;
    case 'chargeback_won':
      return giveBack(context, tx, { attempt, payment, ...event, kind: 'chargeback_won' });
    case 'fee':
      return bookFee(tx, payment, event);
  }
}

async function approve(context: Context, tx: Db, { event, attempt, payment }: Told): Promise<void> {
  const { provider, eventId } = event;
  const from = { provider, attemptId: attempt.id, eventId };
  if (isOpen(payment)) await settle(context, tx, payment, from);
  else if (providerNamed(context, provider).sendsBack) await settleLate(context, tx, payment, from);
  // The order was paid otherwise or given up, and there is nowhere to send the money: it's its owner's all the same.
  else await credit(context, tx, payment, { provider, eventId, euroCents: payment.amountCents, reason: 'late' });
}

/** A provider may end its page before the payment ends; the customer can then try again. Coins have the whole time. */
async function expire(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  const end = payment.method === 'crypto' ? 0 : (payment.expiresAt?.getTime() ?? 0);
  if (end <= context.clock.now().getTime() + CLOCK_DIFFERENCE * 1000) await endUnpaid(context, tx, payment);
  else if (payment.status !== 'failed') await failPayment(context, tx, payment, 'expired');
}

async function closeAttempt(tx: Db, { id }: AttemptRow): Promise<void> {
  await tx.update(paymentAttempts).set({ state: 'closed' }).where(eq(paymentAttempts.id, id));
}

/** The attempt with its payment, locked after its account: money is moved in one order everywhere. */
async function lockInTurn(tx: Db, { provider, providerRef }: ProviderEvent): Promise<Omit<Told, 'event'>> {
  const [known] = await tx
    .select({ attempt: paymentAttempts, accountId: payments.accountId, ref: payments.ref })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, providerRef)));
  if (!known) throw notFound(`${provider} reports an unknown payment: ${providerRef}`);
  await queueOnAccount(tx, known.accountId);
  const payment = await lockPayment(tx, known.ref);
  if (!payment) throw new Error(`Payment ${known.ref} was not found.`);
  return { attempt: known.attempt, payment };
}

function checkAmount(event: ProviderEvent, { id, currency, amountCurrencyCents }: PaymentRow): void {
  if (event.kind !== 'approved') return;
  if (event.currency === currency && event.amountCents === amountCurrencyCents) return;
  throw new AppError({
    status: 400,
    code: 'amount_mismatch',
    detail: texts.badRequest,
    log: `${event.provider} reports a different amount for payment ${id}`,
  });
}

/** Money that doesn't pay for what it was asked for is credited to the balance, and its owner is notified. */
async function credit(
  context: Context,
  tx: Db,
  { id, accountId, ref, userId }: PaymentRow,
  event: Omit<Extract<ProviderEvent, { kind: 'credited' }>, 'kind' | 'providerRef'>,
): Promise<void> {
  const { provider, eventId, reason, upTo } = event;
  const euroCents = event.euroCents - (upTo === undefined ? 0 : await creditedOf(tx, id, upTo));
  if (euroCents <= 0) return;
  await book(context, tx, {
    accountId,
    reference: `credited:${eventId}`,
    kind: 'top_up',
    paymentId: id,
    description: (provider === 'transfer' ? transfers : coins)[reason],
    from: takenBy(provider, euroCents),
  });
  if (await isClosed(tx, accountId)) await tellOfLeft(context, tx, { accountId, ref, euroCents });
  else await mailCredited(context, tx, await writtenTo(tx, userId), { reason, euroCents });
}

/** Emails the support address, where there is one: the customer has left, and nobody else can return the money. */
async function tellOfLeft(
  { settings: { supportEmail } }: Context,
  tx: Db,
  { accountId, ref, euroCents }: { accountId: number; ref: string; euroCents: number },
): Promise<void> {
  if (supportEmail === null) return;
  const amount = spokenAmount(euroCents, 'EUR', 'en');
  await enqueueMail(tx, {
    to: supportEmail,
    language: 'en',
    subject: `${amount} received for a deleted account`,
    text: `${amount} for payment ${ref} arrived after the customer deleted account ${accountId}.\nIt’s on the balance of that account. Return it to the payer.\n`,
  });
}

/** What was booked of a part of the money that came for a payment. EUR cents. */
async function creditedOf(tx: Db, paymentId: number, part: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${ledgerPostings.amountCents}), 0)::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        eq(ledgerTransactions.paymentId, paymentId),
        eq(ledgerPostings.account, 'clearing'),
        // Without a sum at the end where it was booked before sums were in the names.
        sql`(${ledgerTransactions.reference} = ${`credited:${part}`} or starts_with(${ledgerTransactions.reference}, ${`credited:${part}:`}))`,
      ),
    );
  return row?.cents ?? 0;
}

/** What taking the money costs us. Customers don't see it: it's on none of their accounts. */
function bookFee(
  tx: Db,
  { id }: PaymentRow,
  { provider, eventId, euroCents }: Extract<ProviderEvent, { kind: 'fee' }>,
): Promise<boolean> {
  return post(tx, {
    reference: `fee:${eventId}`,
    kind: 'fee',
    paymentId: id,
    description: { en: 'Fee of the payment provider', ru: 'Комиссия платёжной системы' },
    postings: withheld(provider, euroCents),
  });
}

const coins = {
  underpaid: { en: 'Partial cryptocurrency payment', ru: 'Неполная оплата криптовалютой' },
  overpaid: { en: 'Surplus of a cryptocurrency payment', ru: 'Переплата криптовалютой' },
  late: { en: 'Late cryptocurrency payment', ru: 'Опоздавшая оплата криптовалютой' },
};
const transfers = {
  underpaid: { en: 'Partial bank transfer', ru: 'Неполный банковский перевод' },
  overpaid: { en: 'Surplus of a bank transfer', ru: 'Излишек банковского перевода' },
  late: { en: 'Late bank transfer', ru: 'Опоздавший банковский перевод' },
};
