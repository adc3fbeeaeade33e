import { defineMessage } from '@formatjs/intl';
import { translations } from '../../../i18n/translate.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { excused, receivedBy } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { supportAddress } from '../../../platform/company/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { book } from '../balance.ts';
import { overlapOf, owedOf, whereabouts, withdrawnFrom } from './disputed.ts';
import type { ProviderEvent } from '../provider.ts';
import { spokenAmount } from '../spoken-amount.ts';
import { worthOf } from './queue.ts';
import { paymentDisputes, paymentRefunds, payments, type AttemptRow, type PaymentRow } from '../tables.ts';
import { mailChargedBack } from '../../emails/payments.ts';
import { userRecipient } from '../../emails/send.ts';

type DisputeEvent<Kind> = Omit<Extract<ProviderEvent, { disputeRef: string }>, 'kind'> & {
  kind: Kind;
  attempt: AttemptRow;
  payment: PaymentRow;
};

/**
 * Records that the customer's bank has taken money back, and books it: whatever the payment had come to, also a refund
 * of the same money. The account is locked.
 */
export async function recordChargeback(context: Context, tx: Db, event: DisputeEvent<'chargeback'>): Promise<void> {
  const { eventId, disputeRef, attempt, payment, amountCents } = event;
  const { id, userId, currency, ref } = payment;
  const [fresh] = await tx
    .insert(paymentDisputes)
    .values({
      ref: disputeRef,
      paymentId: id,
      attemptId: attempt.id,
      amountCents,
      euroCents: await worthOf(tx, payment, amountCents),
      bookedCents: 0,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing({ target: paymentDisputes.ref })
    .returning({ id: paymentDisputes.id });
  if (!fresh) return;
  const { cents, twiceCents } = await bookTaken(context, tx, { payment, attempt, reference: `chargeback:${eventId}` });
  context.log.error({ payment: ref, event: eventId, cents, twiceCents }, 'A payment was charged back');
  await tellOfDispute(context, tx, payment, { amountCents, dispute: disputeRef, isWon: false, twiceCents });
  if (cents > 0)
    await mailChargedBack(context, tx, await userRecipient(tx, userId, payment.accountId), {
      currency,
      totalCents: amountCents,
    });
}

/**
 * Books what disputes have taken of an attempt's money and isn't booked yet: what it had added to the balance is
 * debited, as far as it's still there; the customer owes the rest. What hasn't arrived yet waits until it has, and the
 * part that overlaps queued refunds waits for them: if they fail, the customer has the money already. The account is
 * locked. Safe to repeat.
 * @returns what was booked, and how much of it had already gone to the customer: that money has left twice. EUR cents
 */
export async function bookTaken(
  context: Context,
  tx: Db,
  { payment: asked, attempt, reference }: { payment: PaymentRow; attempt: AttemptRow; reference: string },
): Promise<{ cents: number; twiceCents: number }> {
  const [payment = asked] = await tx.select().from(payments).where(eq(payments.id, asked.id));
  const { receivedCents, leftCents, queuedCents, unbookedCents } = await whereabouts(tx, payment, attempt);
  const goneCents = unbookedCents - Math.max(0, leftCents);
  const cents = unbookedCents - Math.max(0, Math.min(goneCents, queuedCents));
  if (cents <= 0 || receivedCents === 0) return { cents: 0, twiceCents: 0 };
  const { postings } = await withdrawnFrom(tx, payment, attempt, cents);
  await overlapOf(tx, attempt.id, cents);
  await post(tx, {
    reference,
    kind: 'chargeback',
    paymentId: payment.id,
    purchaseId: payment.purchaseId,
    description: translations(
      defineMessage({ id: 'billing.booking.disputed', defaultMessage: 'Payment disputed at your bank' }),
    ),
    postings,
  });
  return { cents, twiceCents: Math.max(0, cents - Math.max(0, leftCents)) };
}

/**
 * Marks a refund as sent, and books the disputes that have waited for it. The account is locked. Safe to repeat.
 */
export async function refundSent(
  context: Context,
  tx: Db,
  { payment, attempt, ref }: { payment: PaymentRow; attempt: AttemptRow; ref: string },
): Promise<void> {
  const { ref: name, state } = paymentRefunds;
  const turned = await tx
    .update(paymentRefunds)
    .set({ state: 'sent', sentAt: context.clock.now() })
    .where(and(eq(name, ref), eq(state, 'queued')))
    .returning({ id: paymentRefunds.id });
  if (turned.length === 0) return;
  const { twiceCents } = await bookTaken(context, tx, { payment, attempt, reference: `chargeback:sent:${ref}` });
  await tellOfTwice(context, tx, payment, twiceCents);
}

/**
 * Records that a dispute was decided in our favour: the provider has the money again. It pays what is owed for the
 * payment; the rest belongs to the customer. The account is locked.
 * @returns whether it changes anything
 */
export async function reverseChargeback(
  context: Context,
  tx: Db,
  event: DisputeEvent<'chargeback_won'>,
): Promise<boolean> {
  const { disputeRef, provider, attempt, payment, amountCents } = event;
  const [dispute] = await tx
    .update(paymentDisputes)
    .set({ state: 'won' })
    .where(and(eq(paymentDisputes.ref, disputeRef), eq(paymentDisputes.state, 'taken')))
    .returning();
  if (!dispute) {
    // A message from before the decision that arrives after it must not count.
    const won = { ref: disputeRef, paymentId: payment.id, attemptId: attempt.id, amountCents, state: 'won' } as const;
    await tx
      .insert(paymentDisputes)
      .values({ ...won, euroCents: 0, bookedCents: 0, createdAt: context.clock.now() })
      .onConflictDoNothing({ target: paymentDisputes.ref });
    return false;
  }
  const { bookedCents } = dispute;
  const owedCents = Math.max(0, Math.min(bookedCents, await owedOf(tx, payment)));
  await book(context, tx, {
    accountId: payment.accountId,
    reference: `chargeback_won:${disputeRef}`,
    kind: 'chargeback',
    paymentId: payment.id,
    purchaseId: payment.purchaseId,
    description: translations(
      defineMessage({ id: 'billing.booking.dispute-won', defaultMessage: 'Disputed payment received' }),
    ),
    from: [...receivedBy(provider, bookedCents), ...excused(payment.accountId, owedCents)],
  });
  await tellOfDispute(context, tx, payment, { amountCents, dispute: disputeRef, isWon: true, twiceCents: 0 });
  return true;
}

/** Emails the support address, where there is one: a dispute needs a response, and its server is still running. */
export async function tellOfDispute(
  { settings }: Context,
  tx: Db,
  { ref, accountId, currency }: Pick<PaymentRow, 'ref' | 'accountId' | 'currency'>,
  {
    amountCents,
    dispute,
    isWon,
    twiceCents,
  }: { amountCents: number; dispute: string; isWon: boolean; twiceCents: number },
): Promise<void> {
  const supportEmail = await supportAddress(tx, settings);
  if (supportEmail === null) return;
  const amount = spokenAmount(amountCents, currency, 'en');
  const next = isWon
    ? 'The provider has returned the money, and it’s in the books again.'
    : `${twice(twiceCents, accountId)}Answer the dispute at the provider. The customer’s services keep running until you cancel them.`;
  await enqueueMail(tx, {
    kind: isWon ? 'dispute-won' : 'payment-disputed',
    to: supportEmail,
    language: 'en',
    subject: isWon ? `Dispute of ${amount} won` : `Payment of ${amount} disputed`,
    text: `Dispute ${dispute}, payment ${ref} of account ${accountId}: ${amount}\n${next}\n`,
  });
}

/** Emails the support address that money has left twice: refunded, and taken back by the customer's bank. */
export async function tellOfTwice(
  { settings, log }: Context,
  tx: Db,
  { ref, accountId }: Pick<PaymentRow, 'ref' | 'accountId'>,
  twiceCents: number,
): Promise<void> {
  if (twiceCents <= 0) return;
  log.error({ payment: ref, twiceCents }, 'A payment was refunded and charged back');
  const supportEmail = await supportAddress(tx, settings);
  if (supportEmail === null) return;
  await enqueueMail(tx, {
    kind: 'refunded-twice',
    to: supportEmail,
    language: 'en',
    subject: `${spokenAmount(twiceCents, 'EUR', 'en')} refunded twice`,
    text: `Payment ${ref} of account ${accountId}\n${twice(twiceCents, accountId)}Check its refunds and disputes at the provider.\n`,
  });
}

const twice = (cents: number, accountId: number): string =>
  cents === 0
    ? ''
    : `${spokenAmount(cents, 'EUR', 'en')} of it had already gone back to the customer. The books have that amount as owed by account ${accountId}.\n`;
