import { ratioOfCents } from '@hoster/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { leftOf, nextPartOf } from '../ledger/bought.ts';
import { offBalance, sentBack, unsold, type Posting } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { mailRefunded } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { queueOnAccount, standingOf } from './balance.ts';
import { chargedBackOf } from './charged-back.ts';
import type { ProviderEvent } from './provider.ts';
import { queueRefund, refundedOf, type SendBack } from './refunds.ts';
import { paymentRefunds, type AttemptRow, type PaymentRow } from './tables.ts';

/** Why a refund can't be made. */
export class NotRefundable extends Error {
  override name = 'NotRefundable';
}

/**
 * Sends a part of a paid payment back to where it came from, or all that is left of it, and books it with its credit
 * note. The account is locked.
 * @param amountCents hundredths of the payment's currency
 * @throws NotRefundable when it's more than is left, or a top-up's money is spent
 */
export async function refundPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { attempt, ref, amountCents }: { attempt: AttemptRow; ref: string; amountCents: number },
): Promise<void> {
  const back = await backOf(tx, payment, { ref, attemptId: attempt.id, amountCents });
  await bookRefund(context, tx, payment, { ...back, provider: attempt.provider });
  await queueRefund(context, tx, payment, back);
}

/**
 * The provider says that money went back. What we asked for is known; what somebody sent back at the provider's own site
 * is booked. The account is locked.
 * @returns whether it changes anything
 */
export async function confirmRefund(
  context: Context,
  tx: Db,
  told: Extract<ProviderEvent, { kind: 'refunded' }> & { attempt: AttemptRow; payment: PaymentRow },
): Promise<boolean> {
  const { refundRef, attempt, payment, amountCents, provider } = told;
  const sent = { state: 'sent', sentAt: context.clock.now() } as const;
  const [ours] = await tx.update(paymentRefunds).set(sent).where(eq(paymentRefunds.ref, refundRef)).returning();
  if (ours) return true;
  try {
    const back = await backOf(tx, payment, { ref: refundRef, attemptId: attempt.id, amountCents });
    await bookRefund(context, tx, payment, { ...back, provider });
    await tx.insert(paymentRefunds).values({ ...back, ...sent, paymentId: payment.id });
    return true;
  } catch (error) {
    if (!(error instanceof NotRefundable)) throw error;
    context.log.error({ err: error, refund: refundRef }, 'Money went back that the books have no place for');
    return false;
  }
}

/** The refund with its worth in EUR: at the payment's own rate, so that all parts sum to what was paid. */
async function backOf(tx: Db, payment: PaymentRow, back: Omit<SendBack, 'euroCents'>): Promise<SendBack> {
  const before = await refundedOf(tx, payment.id);
  const together = before.amountCents + back.amountCents;
  const worth = ratioOfCents(payment.amountCents, together, payment.amountCurrencyCents);
  const euroCents = worth - before.euroCents;
  if (back.amountCents <= 0 || together > payment.amountCurrencyCents || euroCents > (await left(tx, payment))) {
    throw new NotRefundable(`${together} of ${payment.amountCurrencyCents} cents of payment ${payment.id}`);
  }
  return { ...back, euroCents };
}

/** What neither went back already nor was taken back by the customer's bank, in EUR cents. */
async function left(tx: Db, { id, amountCents, purchaseId }: PaymentRow): Promise<number> {
  const disputed = await chargedBackOf(tx, id);
  return (purchaseId === null ? amountCents : await leftOf(tx, purchaseId, '')) - disputed;
}

async function bookRefund(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { ref, amountCents, euroCents, provider }: SendBack & { provider: string },
): Promise<void> {
  const { id, accountId, purchaseId, userId, currency } = payment;
  await queueOnAccount(tx, accountId);
  const label = { en: 'Refund', ru: 'Возврат' };
  const reference = `refund:${ref}`;
  const entry = { reference, kind: 'refund', paymentId: id, purchaseId, description: label } as const;
  let creditNote: string | null = null;
  if (purchaseId === null) await post(tx, { ...entry, postings: await offTopUp(tx, payment, euroCents, provider) });
  else {
    const part = await nextPartOf(tx, purchaseId, euroCents, reference);
    await post(tx, { ...entry, postings: [...unsold(part), ...sentBack(provider, euroCents)] });
    creditNote = await issueCreditNote(context, tx, { ...part, purchaseId, reference, label });
  }
  await mailRefunded(tx, await writtenTo(tx, userId), { currency, totalCents: amountCents, creditNote });
}

/** A top-up can go back as far as it's still on the balance. */
async function offTopUp(tx: Db, { accountId }: PaymentRow, cents: number, provider: string): Promise<Posting[]> {
  const standing = await standingOf(tx, accountId);
  if (standing.fundsCents < cents) throw new NotRefundable(`The balance of account ${accountId} is spent`);
  return [...offBalance(accountId, cents, standing), ...sentBack(provider, cents)];
}
