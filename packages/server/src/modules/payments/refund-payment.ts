import { ratioOfCents } from '@hoster/domain';
import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { leftOf, nextPartOf } from '../ledger/bought.ts';
import { offBalance, sentBack, unsold, type Posting } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { mailRefunded } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book, queueOnAccount, standingOf } from './balance.ts';
import { chargedBackOf, takenFrom } from './disputed.ts';
import type { ProviderEvent } from './provider.ts';
import { queueRefund, refundedOf, sentBackOf } from './refunds.ts';
import { paymentRefunds, type AttemptRow, type PaymentRow } from './tables.ts';

/** Why a refund can't be made. */
export class NotRefundable extends Error {
  override name = 'NotRefundable';
}

/** A part of a payment that is paid back, in hundredths of its currency and in EUR cents. */
interface Part {
  readonly ref: string;
  readonly amountCents: number;
  readonly euroCents: number;
}

/**
 * Pays a part of a paid payment back, or all that is left of it, and books it with its credit note. The account is
 * locked.
 * @param refund `attempt`: the one that has brought the money, which goes back there; null: it goes to the balance.
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
  const part = await partOf(tx, payment, { ref, amountCents });
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
 * The provider says that money went back. What we requested is known; what staff refunded at the provider's own site
 * is booked. What was paid back otherwise already or is spent is taken from the balance, or owed. The account is locked.
 * @returns whether it changes anything
 */
export async function confirmRefund(
  context: Context,
  tx: Db,
  told: Extract<ProviderEvent, { kind: 'refunded' }> & { attempt: AttemptRow; payment: PaymentRow },
): Promise<boolean> {
  const { refundRef, attempt, payment, amountCents, provider } = told;
  const sent = { state: 'sent', sentAt: context.clock.now() } as const;
  const { ref, state } = paymentRefunds;
  const [ours] = await tx.select().from(paymentRefunds).where(eq(ref, refundRef));
  if (ours) {
    await tx
      .update(paymentRefunds)
      .set(sent)
      .where(and(eq(ref, refundRef), eq(state, 'queued')));
    return true;
  }
  if (payment.status !== 'paid' || payment.attemptId !== attempt.id) {
    // Money that had no place: it's booked as returned already, and needn't be sent once more.
    const ofAttempt = and(eq(paymentRefunds.attemptId, attempt.id), eq(paymentRefunds.amountCents, amountCents));
    await tx
      .update(paymentRefunds)
      .set(sent)
      .where(and(ofAttempt, eq(state, 'queued')));
    context.log.error(
      { refund: refundRef, payment: payment.ref },
      'Money was sent back by hand that a queued refund would send back',
    );
    return true;
  }
  const part = await partOf(tx, payment, { ref: refundRef, amountCents });
  const { euroCents } = part;
  await queueOnAccount(tx, payment.accountId);
  const isSale = payment.purchaseId !== null;
  const unsoldCents = isSale ? Math.max(0, Math.min(euroCents, await left(tx, payment))) : 0;
  const sides = [
    ...sentBack(provider, unsoldCents),
    ...(await takenFrom(tx, payment, provider, euroCents - unsoldCents)),
  ];
  await bookRefund(context, tx, payment, part, { unsoldCents, sides });
  await tx.insert(paymentRefunds).values({ ...part, ...sent, paymentId: payment.id, attemptId: attempt.id });
  return true;
}

/** The part with its worth in EUR: at the payment's own rate, so that all parts sum to what was paid. */
async function partOf(tx: Db, payment: PaymentRow, part: Omit<Part, 'euroCents'>): Promise<Part> {
  // What couldn't go back of a top-up is on the balance again; of an order it was paid back all the same.
  const before = await (payment.purchaseId === null
    ? sentBackOf(tx, payment.id, 'refund')
    : refundedOf(tx, payment.id));
  const together = before.amountCents + part.amountCents;
  const worth = ratioOfCents(payment.amountCents, together, payment.amountCurrencyCents);
  return { ...part, euroCents: worth - before.euroCents };
}

/** What neither went back already nor was taken back by the customer's bank, in EUR cents. */
async function left(tx: Db, { id, amountCents, purchaseId }: PaymentRow): Promise<number> {
  const disputed = await chargedBackOf(tx, id);
  const before = purchaseId === null ? amountCents - (await sentBackOf(tx, id, 'refund')).euroCents : null;
  return (before ?? (await leftOf(tx, purchaseId ?? 0, ''))) - disputed;
}

/** Books a refund, with a credit note for what isn't sold any more. `sides`: who pays it; null: it goes to the balance. */
async function bookRefund(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  { ref, amountCents, euroCents }: Part,
  { unsoldCents, sides }: { unsoldCents: number; sides: readonly Posting[] | null },
): Promise<void> {
  const { id, accountId, purchaseId, userId, currency } = payment;
  await queueOnAccount(tx, accountId);
  const label = { en: 'Refund', ru: 'Возврат' };
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
  await mailRefunded(tx, await writtenTo(tx, userId), { currency, totalCents: amountCents, creditNote, to });
}

/** A top-up can go back as far as it's still on the balance. */
async function offTopUp(tx: Db, { accountId }: PaymentRow, cents: number): Promise<Posting[]> {
  const standing = await standingOf(tx, accountId);
  if (standing.fundsCents < cents) throw new NotRefundable(`The balance of account ${accountId} is spent`);
  return offBalance(accountId, cents, standing);
}
