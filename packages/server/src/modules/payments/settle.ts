import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { forgetOrderedDraft } from '../orders/drafts.ts';
import { mailPaid, mailPaymentFailed, mailReturned } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { settleRenewal } from '../life/settle-renewal.ts';
import { queueLives } from '../life/wake.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { settleUpgrade } from '../upgrades/settle.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { boughtFor } from '../ledger/bought.ts';
import { paidTo, returned, sold, takenBy } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { book } from './balance.ts';
import { bookedAs } from './booked-as.ts';
import type { ProviderName } from './provider.ts';
import { queueWithdrawal } from './queue.ts';
import { queueRefund } from './refunds.ts';
import { openStatuses, paymentAttempts, payments, savedCards, type PaymentRow } from './tables.ts';

const tooLate = {
  en: 'This payment is no longer needed: the service has changed since it was started.',
  ru: 'Эта оплата больше не нужна: услуга с тех пор изменилась.',
};

/** Money that a provider has taken: for which attempt, and its name of the event. */
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
 * The money is there: what was bought begins to be built, or the balance grows. The payment is locked and open.
 * @param from who has brought the money; absent where it came from the balance
 */
export async function settle(context: Context, tx: Db, asked: PaymentRow, from?: Received): Promise<void> {
  // An earlier try may be approved: then the page of the newest one is closed, and refunds go to the earlier one.
  if (asked.attemptId !== (from?.attemptId ?? null)) await queueWithdrawal(context, tx, asked.attemptId);
  const payment: PaymentRow = { ...asked, ...(from && (await paidBy(tx, asked, from.attemptId))) };
  const { method, attemptId, savedCardId } = payment;
  await tx
    .update(payments)
    .set({ status: 'paid', failure: null, paidAt: context.clock.now(), method, attemptId, savedCardId })
    .where(eq(payments.id, payment.id));
  let invoice: string | null = null;
  if (payment.purpose === 'top_up') {
    await credit(context, tx, payment, from?.provider ?? 'bank');
  } else if (payment.purpose !== 'purchase') {
    await settleForService(context, tx, payment, from);
    return;
  } else if (payment.purchaseId !== null) {
    if (from) await bookSale(tx, payment, from.provider);
    invoice = await issueInvoice(context, tx, payment);
    await forgetOrderedDraft(tx, payment.purchaseId);
    await beginSetup(context, tx, payment.purchaseId);
  }
  if (payment.amountCents > 0) {
    await mailPaid(context, tx, await writtenTo(tx, payment.userId), {
      currency: payment.currency,
      totalCents: payment.amountCurrencyCents,
      balanceCents: payment.purpose === 'top_up' ? payment.amountCents : null,
      invoice,
    });
  }
}

/** The money for the upgrade or the next term of a service is there. The emails about those name the amount as well. */
async function settleForService(context: Context, tx: Db, payment: PaymentRow, from?: Received): Promise<void> {
  const settled = await (payment.purpose === 'upgrade' ? settleUpgrade : settleRenewal)(context, tx, payment);
  if (!from) {
    if (!settled) throw new AppError({ status: 409, code: 'not_repeatable', detail: tooLate });
  } else if (settled) {
    await bookSale(tx, payment, from.provider);
  } else {
    await tx.update(payments).set({ status: 'expired', paidAt: null }).where(eq(payments.id, payment.id));
    await refund(context, tx, payment, from);
  }
}

/** What a payment says of the attempt that has paid it. */
async function paidBy(tx: Db, { accountId }: PaymentRow, attemptId: number) {
  const [row] = await tx
    .select({ method: paymentAttempts.method, attemptId: paymentAttempts.id, savedCardId: savedCards.id })
    .from(paymentAttempts)
    .leftJoin(savedCards, and(eq(savedCards.token, paymentAttempts.cardToken), eq(savedCards.accountId, accountId)))
    .where(eq(paymentAttempts.id, attemptId));
  return row;
}

/**
 * Money came for a payment that can't take it any more: it goes back to where it came from. The balance takes what was
 * meant for it, however late. The payment is locked and not open.
 */
export async function settleLate(context: Context, tx: Db, payment: PaymentRow, from: Received): Promise<void> {
  if (payment.purpose === 'top_up' && payment.status === 'expired') return settle(context, tx, payment, from);
  await refund(context, tx, payment, from);
}

/** Sends money back to its method, and notifies the customer. */
async function refund(context: Context, tx: Db, payment: PaymentRow, from: Received): Promise<void> {
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
    description: { en: 'Payment returned', ru: 'Возврат платежа' },
    postings: returned(from.provider, payment.accountId, payment.amountCents),
  });
  await mailReturned(tx, await writtenTo(tx, payment.userId), {
    currency: payment.currency,
    totalCents: payment.amountCurrencyCents,
  });
}

/** The bank said no, or nothing. The order waits for another try. The payment is locked and open. */
export async function failPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  failure: 'declined' | 'timeout' | 'expired',
): Promise<void> {
  if (payment.isAutomatic) {
    await tx.update(payments).set({ status: 'expired', failure }).where(eq(payments.id, payment.id));
    await queueLives(context, tx, `payment ${payment.id}`, eq(services.id, payment.serviceId ?? 0));
    return;
  }
  await tx.update(payments).set({ status: 'failed', failure }).where(eq(payments.id, payment.id));
  await mailPaymentFailed(context, tx, await writtenTo(tx, payment.userId), { ref: payment.ref, failure });
}

async function credit(
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
    description: { en: 'Top-up', ru: 'Пополнение баланса' },
    from: takenBy(provider, amountCents),
  });
}

/** A provider has taken the money for what was bought. */
async function bookSale(tx: Db, payment: PaymentRow, provider: ProviderName): Promise<void> {
  const { id, accountId, purchaseId, amountCents } = payment;
  if (purchaseId === null) return;
  await post(tx, {
    reference: `payment:${id}`,
    kind: 'payment',
    paymentId: id,
    purchaseId,
    description: bookedAs(payment, await serviceNameOf(tx, payment)),
    postings: [...sold(accountId, await boughtFor(tx, purchaseId)), ...paidTo(provider, accountId, amountCents)],
  });
}

async function serviceNameOf(tx: Db, { serviceId }: PaymentRow): Promise<string> {
  if (serviceId === null) return '';
  const [service] = await tx.select({ name: services.name }).from(services).where(eq(services.id, serviceId));
  return service?.name ?? '';
}

async function beginSetup(context: Context, tx: Db, purchaseId: number): Promise<void> {
  const jobs = await jobsOf(context);
  const bought = await tx.select().from(services).where(eq(services.purchaseId, purchaseId)).orderBy(services.id);
  for (const service of bought) {
    if (await transition(tx, service, 'paid')) {
      await jobs.enqueue(tx, 'service.provision', { serviceId: service.id }, { key: String(service.id) });
    }
  }
}
