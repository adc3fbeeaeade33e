import { ratioOfCents } from '@hoster/domain';
import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { excused, takenBy } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { enqueueMail } from '../mail/service.ts';
import { mailChargedBack } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book } from './balance.ts';
import { chargedBackOf, owedOf, takenFrom } from './disputed.ts';
import type { ProviderEvent } from './provider.ts';
import { sentBackOf } from './refunds.ts';
import { spokenAmount } from './spoken-amount.ts';
import { paymentDisputes, type AttemptRow, type PaymentRow } from './tables.ts';

type Told<Kind> = Omit<Extract<ProviderEvent, { disputeRef: string }>, 'kind'> & {
  kind: Kind;
  attempt: AttemptRow;
  payment: PaymentRow;
};

/**
 * The customer's bank has taken money back. What the payment had put on the balance leaves it, as far as it's still
 * there; what else is missing the customer owes. What meets money that is on its way back is only noted: if that refund
 * fails, the customer has the money already. The account is locked.
 */
export async function takeBack(context: Context, tx: Db, told: Told<'chargeback'>): Promise<void> {
  const { eventId, disputeRef, provider, attempt, payment, amountCents } = told;
  const { id, userId, purchaseId, currency, ref } = payment;
  const euroCents = ratioOfCents(payment.amountCents, amountCents, payment.amountCurrencyCents);
  const cents = Math.max(0, Math.min(euroCents, await roomOf(tx, payment, attempt)));
  context.log.error({ payment: ref, event: eventId, cents }, 'A payment was charged back');
  const [fresh] = await tx
    .insert(paymentDisputes)
    .values({
      ref: disputeRef,
      paymentId: id,
      attemptId: attempt.id,
      euroCents,
      bookedCents: cents,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing({ target: paymentDisputes.ref })
    .returning({ id: paymentDisputes.id });
  if (!fresh) return;
  await tellSupport(context, tx, payment, { amountCents, dispute: disputeRef, isWon: false });
  if (cents === 0) return;
  await post(tx, {
    reference: `chargeback:${eventId}`,
    kind: 'chargeback',
    paymentId: id,
    purchaseId,
    description: { en: 'Payment disputed at your bank', ru: 'Платёж оспорен через банк' },
    postings: await takenFrom(tx, payment, provider, cents),
  });
  await mailChargedBack(context, tx, await writtenTo(tx, userId), { currency, totalCents: amountCents });
}

/** What we hold of the money of an attempt: what has paid, without what went back. That of other attempts went back whole. */
async function roomOf(tx: Db, { id, status, attemptId, amountCents }: PaymentRow, attempt: AttemptRow) {
  if (status !== 'paid' || attemptId !== attempt.id) return 0;
  const { euroCents: sent } = await sentBackOf(tx, id, 'refund');
  return amountCents - sent - (await chargedBackOf(tx, id));
}

/**
 * A dispute was decided for us: the provider has the money again. It pays what is owed for the payment, and what isn't
 * owed any more is the customer's. The account is locked.
 * @returns whether it changes anything
 */
export async function giveBack(context: Context, tx: Db, told: Told<'chargeback_won'>): Promise<boolean> {
  const { disputeRef, provider, payment, amountCents } = told;
  const [dispute] = await tx
    .update(paymentDisputes)
    .set({ state: 'won' })
    .where(and(eq(paymentDisputes.ref, disputeRef), eq(paymentDisputes.state, 'taken')))
    .returning();
  if (!dispute) return false;
  const { bookedCents } = dispute;
  const owedCents = Math.max(0, Math.min(bookedCents, await owedOf(tx, payment)));
  await book(context, tx, {
    accountId: payment.accountId,
    reference: `chargeback_won:${disputeRef}`,
    kind: 'chargeback',
    paymentId: payment.id,
    purchaseId: payment.purchaseId,
    description: { en: 'Disputed payment received', ru: 'Оспоренный платёж получен' },
    from: [...takenBy(provider, bookedCents), ...excused(payment.accountId, owedCents)],
  });
  await tellSupport(context, tx, payment, { amountCents, dispute: disputeRef, isWon: true });
  return true;
}

/** Emails the support address, where there is one: a dispute needs an answer, and its server still runs. */
async function tellSupport(
  { settings: { supportEmail } }: Context,
  tx: Db,
  { ref, accountId, currency }: PaymentRow,
  { amountCents, dispute, isWon }: { amountCents: number; dispute: string; isWon: boolean },
): Promise<void> {
  if (supportEmail === null) return;
  const amount = spokenAmount(amountCents, currency, 'en');
  const next = isWon
    ? 'The provider has returned the money, and it’s in the books again.'
    : 'Answer the dispute at the provider. The customer’s services keep running until you cancel them.';
  await enqueueMail(tx, {
    to: supportEmail,
    language: 'en',
    subject: isWon ? `Dispute of ${amount} won` : `Payment of ${amount} disputed`,
    text: `Dispute ${dispute}, payment ${ref} of account ${accountId}: ${amount}\n${next}\n`,
  });
}
