import { defineMessage } from '@formatjs/intl';
import { translations } from '../../../i18n/translate.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { announce, type Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { issueInvoice } from '../../invoices/issue.ts';
import { boughtFor } from '../../ledger/bought.ts';
import { paidTo, returned, sold, receivedBy } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { book } from '../balance.ts';
import { notifyOfPayment, paymentChanged } from '../changed.ts';
import { bookedAs } from './booked-as.ts';
import type { ProviderName } from '../provider.ts';
import { queueWithdrawal } from './withdrawal.ts';
import { queueRefund } from '../refunds/queue.ts';
import { openStatuses, paymentAttempts, payments, savedCards, type PaymentRow } from '../tables.ts';
import { mailPaid, mailPaymentFailed, mailReturned } from '../../emails/payments.ts';
import { userRecipient } from '../../emails/send.ts';

const tooLate = defineMessage({
  id: 'billing.payment.too-late',
  defaultMessage: 'This payment is no longer needed: the service has changed since it was started.',
  description: 'Error of a payment that came too late',
});

/** Money that a provider has taken: the attempt, and the provider's name of the event. */
export interface Received {
  readonly provider: ProviderName;
  readonly attemptId: number;
  readonly eventId: string;
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(tx: Db, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.ref, ref)).for('update');
  return row;
}

/** Whether money may still settle this payment. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean => openStatuses.some((open) => open === status);

/**
 * Settles a payment whose money has arrived: the balance is credited, or `payment.paid` is announced, whose handler in
 * `services/payment/payment-handlers.ts` starts the setup, the renewal or the upgrade. The payment is locked and open.
 * @param from where the money came from; absent for the balance
 */
export async function settle(context: Context, tx: Db, asked: PaymentRow, from?: Received): Promise<void> {
  // An earlier attempt may be approved: then the page of the newest one is closed, and refunds go to the earlier one.
  if (asked.attemptId !== (from?.attemptId ?? null)) await queueWithdrawal(context, tx, asked.attemptId);
  const payment: PaymentRow = { ...asked, ...(from && (await paidBy(tx, asked, from.attemptId))) };
  const { method, attemptId, savedCardId } = payment;
  await tx
    .update(payments)
    .set({ status: 'paid', failure: null, paidAt: context.clock.now(), method, attemptId, savedCardId })
    .where(eq(payments.id, payment.id));
  await paymentChanged(tx, payment);
  if (payment.purpose === 'top_up') await creditTopUp(context, tx, payment, from?.provider ?? 'bank');
  // The card has been saved already.
  else if (payment.purpose === 'card') return;
  else if (!(await announcePaid(context, tx, payment))) return returnUnused(context, tx, payment, from);
  else if (from) await bookSale(context, tx, payment, from.provider);
  if (from) await notifyOfPayment(tx, payment, 'payment_received');
  // Upgrades and renewals have issued their invoice and emailed it when the payment was announced.
  if (payment.amountCents === 0 || payment.purpose === 'upgrade' || payment.purpose === 'renewal') return;
  const invoice = payment.purpose === 'purchase' ? await issueInvoice(context, tx, payment) : null;
  await mailPaid(context, tx, await userRecipient(tx, payment.userId, payment.accountId), {
    currency: payment.currency,
    totalCents: payment.amountCurrencyCents,
    balanceCents: payment.purpose === 'top_up' ? payment.amountCents : null,
    invoice,
  });
}

/** Announces a paid payment, whose handlers start what it pays for. @returns false when that is no longer available */
async function announcePaid(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  let used = true;
  await announce(context, tx, 'payment.paid', { payment, refuse: () => (used = false) });
  return used;
}

/**
 * Returns money that is no longer needed.
 * @throws AppError 409 where it came from the balance; nothing is taken then
 */
async function returnUnused(context: Context, tx: Db, payment: PaymentRow, from?: Received): Promise<void> {
  if (!from) throw new AppError({ status: 409, code: 'not_repeatable', detail: tooLate });
  await tx.update(payments).set({ status: 'expired', paidAt: null }).where(eq(payments.id, payment.id));
  await returnMoney(context, tx, payment, from);
}

/** Columns of a payment about the attempt that has paid it. */
async function paidBy(tx: Db, { accountId }: PaymentRow, attemptId: number) {
  const [row] = await tx
    .select({ method: paymentAttempts.method, attemptId: paymentAttempts.id, savedCardId: savedCards.id })
    .from(paymentAttempts)
    .leftJoin(savedCards, and(eq(savedCards.token, paymentAttempts.cardToken), eq(savedCards.accountId, accountId)))
    .where(eq(paymentAttempts.id, attemptId));
  return row;
}

/**
 * Handles money for a payment that can no longer accept it: it's sent back to where it came from. An expired top-up is
 * still credited to the balance, however late. The payment is locked and not open.
 */
export async function settleLate(context: Context, tx: Db, payment: PaymentRow, from: Received): Promise<void> {
  if (payment.purpose === 'top_up' && payment.status === 'expired') return settle(context, tx, payment, from);
  await returnMoney(context, tx, payment, from);
}

/** Sends money back to its method, and notifies the customer. */
async function returnMoney(context: Context, tx: Db, payment: PaymentRow, from: Received): Promise<void> {
  await queueRefund(context, tx, payment, {
    ref: `returned:${from.eventId}`,
    kind: 'returned',
    attemptId: from.attemptId,
    amountCents: payment.amountCurrencyCents,
    euroCents: payment.amountCents,
  });
  await post(tx, {
    reference: `returned:${from.eventId}`,
    kind: 'returned',
    paymentId: payment.id,
    description: translations(defineMessage({ id: 'billing.booking.returned', defaultMessage: 'Payment returned' })),
    postings: returned(from.provider, payment.accountId, payment.amountCents),
  });
  await mailReturned(tx, await userRecipient(tx, payment.userId, payment.accountId), {
    currency: payment.currency,
    totalCents: payment.amountCurrencyCents,
  });
}

/**
 * Fails a payment that the bank has declined or not answered. The order waits for a retry. The payment is locked and
 * open.
 */
export async function failPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  failure: 'declined' | 'timeout' | 'expired',
): Promise<void> {
  await paymentChanged(tx, payment);
  if (payment.isAutomatic) {
    await tx.update(payments).set({ status: 'expired', failure }).where(eq(payments.id, payment.id));
    await announce(context, tx, 'payment.charge_failed', { payment });
    return;
  }
  await tx.update(payments).set({ status: 'failed', failure }).where(eq(payments.id, payment.id));
  await notifyOfPayment(tx, payment, 'payment_failed');
  await mailPaymentFailed(context, tx, await userRecipient(tx, payment.userId, payment.accountId), {
    ref: payment.ref,
    failure,
  });
}

async function creditTopUp(
  context: Context,
  tx: Db,
  { id, accountId, amountCents }: PaymentRow,
  provider: ProviderName,
): Promise<void> {
  await book(context, tx, {
    accountId,
    reference: `payment:${id}`,
    kind: 'top_up',
    paymentId: id,
    description: translations(defineMessage({ id: 'billing.booking.top-up', defaultMessage: 'Top-up' })),
    from: receivedBy(provider, amountCents),
  });
}

/** Books a sale whose money a provider has taken. */
async function bookSale(context: Context, tx: Db, payment: PaymentRow, provider: ProviderName): Promise<void> {
  const { id, accountId, purchaseId, amountCents } = payment;
  if (purchaseId === null) return;
  const [service] = await context.paymentSubject.services(tx, payment);
  await post(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    paymentId: id,
    purchaseId,
    description: bookedAs(payment, service?.name ?? ''),
    postings: [...sold(accountId, await boughtFor(tx, purchaseId)), ...paidTo(provider, accountId, amountCents)],
  });
}

declare module '../../../platform/context.ts' {
  interface Events {
    /**
     * The money for a purchase has arrived, and it's marked as paid. Handlers call `refuse` where it can no longer be
     * used: it's returned, or not taken from the balance.
     */
    'payment.paid': { readonly payment: PaymentRow; refuse(): void };
    /** A charge without the customer present has failed. */
    'payment.charge_failed': { readonly payment: PaymentRow };
  }
}
