import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { mailPaid, mailPaymentFailed } from '../orders/mails.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { book } from './balance.ts';
import { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The payment, locked until the transaction ends. */
export async function lockPayment(tx: Db, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.ref, ref)).for('update');
  return row;
}

/** Whether money may still settle this payment. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'awaiting' || status === 'pending' || status === 'failed';

/** The money is there: what was bought begins to be built, or the balance grows. The payment is locked and open. */
export async function settle(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'paid', failure: null, paidAt: context.clock.now() })
    .where(eq(payments.id, payment.id));
  if (payment.purpose === 'top_up') await credit(tx, payment, `payment:${payment.id}`);
  else if (payment.purchaseId !== null) await beginSetup(context, tx, payment.purchaseId);
  if (payment.amountCents > 0) {
    await mailPaid(context, tx, payment, {
      currency: payment.currency,
      totalCents: payment.amountCurrencyCents,
      use: payment.purpose === 'top_up' ? 'balance' : 'order',
    });
  }
}

/** Money came for a payment that cannot take it any more: it goes to the balance. */
export async function settleLate(context: Context, tx: Db, payment: PaymentRow, eventId: string): Promise<void> {
  await credit(tx, payment, `late:${eventId}`);
  await mailPaid(context, tx, payment, {
    currency: payment.currency,
    totalCents: payment.amountCurrencyCents,
    use: 'late',
  });
}

/** The bank said no, or nothing. The order waits for another try. The payment is locked and open. */
export async function failPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  failure: 'declined' | 'timeout',
): Promise<void> {
  await tx.update(payments).set({ status: 'failed', failure }).where(eq(payments.id, payment.id));
  await mailPaymentFailed(context, tx, payment, { ref: payment.ref, failure });
}

async function credit(tx: Db, payment: PaymentRow, reference: string): Promise<void> {
  await book(tx, {
    accountId: payment.accountId,
    amountCents: payment.amountCents,
    kind: 'top_up',
    counterAccount: 'bank',
    reference,
    paymentId: payment.id,
    description: { en: 'Top-up', ru: 'Пополнение баланса' },
  });
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
