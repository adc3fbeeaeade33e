import { defineMessage, defineMessages } from '@formatjs/intl';
import { translations } from '../../../i18n/translate.ts';
import { and, eq, sql } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, notFound, texts } from '../../../platform/http/index.ts';
import { receivedBy, withheld } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { ledgerPostings, ledgerTransactions } from '../../ledger/tables.ts';
import { supportAddress } from '../../../platform/company/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { book, isClosed, lockBillingAccount } from '../balance.ts';
import { paymentChanged } from '../changed.ts';
import { bookTaken, reverseChargeback, recordChargeback } from '../refunds/chargeback.ts';
import { expireLocked } from './expire.ts';
import type { ProviderEvent, ProviderName, TokenizedCard } from '../provider.ts';
import { providerNamed } from '../providers.ts';
import { confirmRefund } from '../refunds/refund.ts';
import { refuseRefund } from '../refunds/refused.ts';
import { replaceCard, saveCard } from '../saved-cards.ts';
import { failPayment, isOpen, lockPayment, settle, settleLate } from './settle.ts';
import { spokenAmount } from '../spoken-amount.ts';
import { paymentAttempts, payments, providerEvents, type AttemptRow, type PaymentRow } from '../tables.ts';
import { mailCredited } from '../../emails/payments.ts';
import { userRecipient } from '../../emails/send.ts';

/** Seconds by which a provider's clock may be ahead of ours when it reports the end of an attempt. */
const CLOCK_DIFFERENCE = 120;

/**
 * Processes an event of a provider, once, whatever its source: a webhook, a job, or polling.
 * @returns `ignored`: it was known, or changes nothing
 * @throws AppError 404 for an attempt that is not ours, 400 for another amount than was asked for; nothing changes then
 */
export async function handleProviderEvent(context: Context, event: ProviderEvent): Promise<'accepted' | 'ignored'> {
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
    if (!(await act(context, tx, { event, attempt, payment }))) return 'ignored';
    await paymentChanged(tx, payment);
    return 'accepted';
  });
}

interface ReportedEvent {
  readonly event: ProviderEvent;
  readonly attempt: AttemptRow;
  readonly payment: PaymentRow;
}

/** @returns whether the event changes anything */
async function act(context: Context, tx: Db, { event, attempt, payment }: ReportedEvent): Promise<boolean> {
  // Events of an earlier attempt don't affect the current one.
  const isCurrent = payment.attemptId === attempt.id && isOpen(payment);
  switch (event.kind) {
    case 'approved':
      await closeAttempt(tx, attempt);
      if (event.card && payment.saveCard) await keepCard(context, tx, payment, event.provider, event.card);
      await approve(context, tx, { event, attempt, payment });
      // A dispute may be reported before the payment.
      await bookTaken(context, tx, { payment, attempt, reference: `chargeback:approved:${event.eventId}` });
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
      // An attempt that we have closed ourselves has already ended for us.
      if (!isCurrent || attempt.state === 'closing' || attempt.state === 'closed') return false;
      await closeAttempt(tx, attempt);
      await expire(context, tx, payment);
      return true;
    case 'credited':
      await creditStray(context, tx, payment, event);
      return true;
    case 'refunded':
      return confirmRefund(context, tx, { attempt, payment, ...event });
    case 'refund_failed':
      return refuseRefund(context, tx, event.refundRef);
    case 'chargeback':
      await recordChargeback(context, tx, { attempt, payment, ...event, kind: 'chargeback' });
      return true;
    case 'chargeback_won':
      return reverseChargeback(context, tx, { attempt, payment, ...event, kind: 'chargeback_won' });
    case 'fee':
      return bookFee(tx, payment, event);
  }
}

/** Saves the card of an approved payment, in the place of another one if it was checked for that. */
async function keepCard(
  context: Context,
  tx: Db,
  { accountId, purpose, replacedCardId: id }: PaymentRow,
  provider: ProviderName,
  card: TokenizedCard,
): Promise<void> {
  if (id !== null && (await replaceCard(context, tx, accountId, { id, provider, card }))) return;
  await saveCard(tx, accountId, provider, card, purpose === 'card');
}

async function approve(context: Context, tx: Db, { event, attempt, payment }: ReportedEvent): Promise<void> {
  const { provider, eventId } = event;
  const from = { provider, attemptId: attempt.id, eventId };
  if (isOpen(payment)) await settle(context, tx, payment, from);
  else if (providerNamed(context, provider).sendsBack) await settleLate(context, tx, payment, from);
  // The order was paid otherwise or abandoned, and the money can't be sent back, but it still belongs to its owner.
  else await creditStray(context, tx, payment, { provider, eventId, euroCents: payment.amountCents, reason: 'late' });
}

/** A provider may end its page before the payment ends; the customer can then retry. Coins have the full time. */
async function expire(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  const end = payment.method === 'crypto' ? 0 : (payment.expiresAt?.getTime() ?? 0);
  if (end <= context.clock.now().getTime() + CLOCK_DIFFERENCE * 1000) await expireLocked(context, tx, payment);
  else if (payment.status !== 'failed') await failPayment(context, tx, payment, 'expired');
}

async function closeAttempt(tx: Db, { id }: AttemptRow): Promise<void> {
  await tx.update(paymentAttempts).set({ state: 'closed' }).where(eq(paymentAttempts.id, id));
}

/** The attempt with its payment, locked after its account: the lock order is the same everywhere. */
async function lockInTurn(tx: Db, { provider, providerRef }: ProviderEvent): Promise<Omit<ReportedEvent, 'event'>> {
  const [known] = await tx
    .select({ attempt: paymentAttempts, accountId: payments.accountId, ref: payments.ref })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, providerRef)));
  if (!known) throw notFound(`${provider} reports an unknown payment: ${providerRef}`);
  await lockBillingAccount(tx, known.accountId);
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

/** Credits money that doesn't pay for its payment to the balance, and notifies its owner. */
async function creditStray(
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
    description: translations((provider === 'transfer' ? transfers : coins)[reason]),
    from: receivedBy(provider, euroCents),
  });
  if (await isClosed(tx, accountId)) await tellOfLeft(context, tx, { accountId, ref, euroCents });
  else await mailCredited(context, tx, await userRecipient(tx, userId, accountId), { reason, euroCents });
}

/**
 * Emails the support address, where there is one: the customer has deleted their account, and nobody else can return
 * the money.
 */
export async function tellOfLeft(
  { settings }: Context,
  tx: Db,
  { accountId, ref, euroCents }: { accountId: number; ref: string; euroCents: number },
): Promise<void> {
  const supportEmail = await supportAddress(tx, settings);
  if (supportEmail === null) return;
  const amount = spokenAmount(euroCents, 'EUR', 'en');
  await enqueueMail(tx, {
    kind: 'deleted-account-paid',
    to: supportEmail,
    language: 'en',
    subject: `${amount} received for a deleted account`,
    text: `${amount} for payment ${ref} arrived after the customer deleted account ${accountId}.\nIt’s on the balance of that account. Return it to the payer.\n`,
  });
}

/** Amount booked of a part of a payment's money. EUR cents. */
async function creditedOf(tx: Db, paymentId: number, part: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${ledgerPostings.amountCents}), 0)::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        eq(ledgerTransactions.paymentId, paymentId),
        eq(ledgerPostings.account, 'clearing'),
        // Without a sum at the end if it was booked before names contained sums.
        sql`(${ledgerTransactions.reference} = ${`credited:${part}`} or starts_with(${ledgerTransactions.reference}, ${`credited:${part}:`}))`,
      ),
    );
  return row?.cents ?? 0;
}

/** Books a provider's fee. Customers don't see it: it's on none of their accounts. */
function bookFee(
  tx: Db,
  { id }: PaymentRow,
  { provider, eventId, euroCents }: Extract<ProviderEvent, { kind: 'fee' }>,
): Promise<boolean> {
  return post(tx, {
    reference: `fee:${eventId}`,
    kind: 'fee',
    paymentId: id,
    description: translations(
      defineMessage({ id: 'billing.booking.fee', defaultMessage: 'Fee of the payment provider' }),
    ),
    postings: withheld(provider, euroCents),
  });
}

const coins = defineMessages({
  underpaid: { id: 'billing.received.coins.underpaid', defaultMessage: 'Partial cryptocurrency payment' },
  overpaid: { id: 'billing.received.coins.overpaid', defaultMessage: 'Surplus of a cryptocurrency payment' },
  late: { id: 'billing.received.coins.late', defaultMessage: 'Late cryptocurrency payment' },
});
const transfers = defineMessages({
  underpaid: { id: 'billing.received.transfers.underpaid', defaultMessage: 'Partial bank transfer' },
  overpaid: { id: 'billing.received.transfers.overpaid', defaultMessage: 'Surplus of a bank transfer' },
  late: { id: 'billing.received.transfers.late', defaultMessage: 'Late bank transfer' },
});
