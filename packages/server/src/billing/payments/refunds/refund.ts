import { defineMessage } from '@formatjs/intl';
import { translations } from '../../../i18n/translate.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { issueCreditNote } from '../../invoices/issue.ts';
import { leftOf, nextPartOf } from '../../ledger/bought.ts';
import { offBalance, sentBack, unsold, type Posting } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { book, lockBillingAccount, standingOf } from '../balance.ts';
import { refundSent, tellOfTwice } from './chargeback.ts';
import { chargedBackOf, hasPaid, whereabouts, withdrawnFrom } from './disputed.ts';
import type { ProviderEvent } from '../provider.ts';
import { queueRefund, sentBackOf, worthOf } from './queue.ts';
import { paymentRefunds, type AttemptRow, type PaymentRow } from '../tables.ts';
import { mailRefunded } from '../../emails/payments.ts';
import { userRecipient } from '../../emails/send.ts';

/** Thrown when a refund can't be made, with the reason. */
export class NotRefundable extends Error {
  override name = 'NotRefundable';
}

/** Refunded part of a payment, in hundredths of its currency and in EUR cents. */
interface Part {
  readonly ref: string;
  readonly amountCents: number;
  readonly euroCents: number;
}

/**
 * Refunds part of a paid payment, or all that is left of it, and books it with its credit note. The account is locked.
 * @param refund `attempt`: the one that the money came from and is refunded to; null: it goes to the balance.
 *   `amountCents`: hundredths of the payment's currency
 * @throws NotRefundable when it's more than is left, a top-up's money is spent, or it's on the balance already
 */
export async function refundPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { attempt, ref, amountCents }: { attempt: AttemptRow | null; ref: string; amountCents: number },
): Promise<void> {
  const { id, purchaseId } = payment;
  const part: Part = { ref, amountCents, euroCents: await worthOf(tx, payment, amountCents) };
  const { euroCents } = part;
  if (amountCents <= 0 || euroCents > (await left(tx, payment))) throw new NotRefundable(`Payment ${id} has less left`);
  if (attempt === null) {
    if (purchaseId === null) throw new NotRefundable(`Payment ${id} is on the balance`);
    await bookRefund(context, tx, payment, part, { unsoldCents: euroCents, sides: null });
    const now = context.clock.now();
    await tx.insert(paymentRefunds).values({ ...part, paymentId: id, state: 'credited', createdAt: now });
    return;
  }
  const { provider } = attempt;
  const sides = [
    ...(purchaseId === null ? await offTopUp(tx, payment, euroCents) : []),
    ...sentBack(provider, euroCents),
  ];
  await bookRefund(context, tx, payment, part, { unsoldCents: purchaseId === null ? 0 : euroCents, sides });
  await queueRefund(context, tx, payment, { ...part, kind: 'refund', attemptId: attempt.id });
}

/**
 * Confirms a refund that the provider reports. One that we requested is known; one that staff made at the provider's
 * own site is booked. What was already refunded otherwise or is spent is debited from the balance, or owed. The account
 * is locked.
 * @returns whether it changes anything
 */
export async function confirmRefund(
  context: Context,
  tx: Db,
  event: Extract<ProviderEvent, { kind: 'refunded' }> & { attempt: AttemptRow; payment: PaymentRow },
): Promise<boolean> {
  const { refundRef, attempt, payment, amountCents, provider } = event;
  const { attemptId, ref, state } = paymentRefunds;
  const [ours] = await tx.select().from(paymentRefunds).where(eq(ref, refundRef));
  if (ours) {
    await refundSent(context, tx, { payment, attempt, ref: refundRef });
    return true;
  }
  const isReturn = !hasPaid(payment, attempt);
  const ofAttempt = and(eq(attemptId, attempt.id), eq(paymentRefunds.amountCents, amountCents));
  const [same] = isReturn
    ? await tx
        .select()
        .from(paymentRefunds)
        .where(and(ofAttempt, eq(state, 'queued')))
    : [];
  if (same) {
    // Money that the payment couldn't accept: it's already booked as returned, and needn't be sent again.
    await refundSent(context, tx, { payment, attempt, ref: same.ref });
    context.log.error(
      { refund: refundRef, payment: payment.ref },
      'Money was sent back by hand that a queued refund would send back',
    );
    return true;
  }
  const part: Part = { ref: refundRef, amountCents, euroCents: await worthOf(tx, payment, amountCents) };
  const { euroCents } = part;
  const { leftCents } = await whereabouts(tx, payment, attempt);
  const unsoldCents =
    isReturn || payment.purchaseId === null ? 0 : Math.max(0, Math.min(euroCents, await left(tx, payment)));
  const { postings } = await withdrawnFrom(tx, payment, attempt, euroCents - unsoldCents);
  await bookRefund(context, tx, payment, part, {
    unsoldCents,
    sides: [...sentBack(provider, unsoldCents), ...postings],
  });
  await tx.insert(paymentRefunds).values({
    ...part,
    kind: isReturn ? 'returned' : 'refund',
    state: 'sent',
    sentAt: context.clock.now(),
    paymentId: payment.id,
    attemptId: attempt.id,
  });
  await tellOfTwice(context, tx, payment, Math.max(0, euroCents - Math.max(0, leftCents)));
  return true;
}

/** Amount that was neither refunded nor taken back by the customer's bank, in EUR cents. */
async function left(tx: Db, { id, amountCents, attemptId, purchaseId }: PaymentRow): Promise<number> {
  const disputed = attemptId === null ? 0 : await chargedBackOf(tx, attemptId);
  const before = purchaseId === null ? amountCents - (await sentBackOf(tx, id, 'refund')).euroCents : null;
  return (before ?? (await leftOf(tx, purchaseId ?? 0, ''))) - disputed;
}

/** Books a refund, with a credit note for the reversed sale. `sides`: who pays it; null: it goes to the balance. */
async function bookRefund(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { ref, amountCents, euroCents }: Part,
  { unsoldCents, sides }: { unsoldCents: number; sides: readonly Posting[] | null },
): Promise<void> {
  const { id, accountId, purchaseId, userId, currency } = payment;
  await lockBillingAccount(tx, accountId);
  const label = translations(
    defineMessage({
      id: 'billing.booking.refund',
      defaultMessage: 'Refund',
      description: 'Name of a transaction of the balance, and line of a credit note',
    }),
  );
  const reference = `refund:${ref}`;
  const entry = { reference, kind: 'refund', paymentId: id, purchaseId, description: label } as const;
  const sale = purchaseId !== null && unsoldCents > 0 ? { purchaseId, cents: unsoldCents } : null;
  const part = sale && (await nextPartOf(tx, sale.purchaseId, sale.cents, reference));
  const postings = [...(part ? unsold(part) : []), ...(sides ?? [])];
  if (sides === null) await book(context, tx, { ...entry, accountId, from: postings });
  else await post(tx, { ...entry, postings });
  const to = sides === null ? 'balance' : 'method';
  const creditNote =
    part && sale
      ? await issueCreditNote(context, tx, {
          ...part,
          purchaseId: sale.purchaseId,
          reference,
          label,
          to,
          ...(unsoldCents === euroCents && { currencyCents: amountCents }),
        })
      : null;
  await mailRefunded(tx, await userRecipient(tx, userId, payment.accountId), {
    currency,
    totalCents: amountCents,
    creditNote,
    to,
  });
}

/** A top-up can be refunded as far as it's still on the balance. */
async function offTopUp(tx: Db, { accountId }: PaymentRow, cents: number): Promise<Posting[]> {
  const standing = await standingOf(tx, accountId);
  if (standing.fundsCents < cents) throw new NotRefundable(`The balance of account ${accountId} is spent`);
  return offBalance(accountId, cents, standing);
}
