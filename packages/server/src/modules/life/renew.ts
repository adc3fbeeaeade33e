import type { PaymentMethodSlug } from '@hoster/contract';
import { eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { extraServices } from '../catalogue/tables.ts';
import { productLines } from '../lines/list.ts';
import type { Recipient } from '../orders/mails.ts';
import { recipientOf } from '../orders/recipient.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { sold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { startAttempt } from '../payments/attempts.ts';
import { takeFromBalance } from '../payments/balance.ts';
import { bookedAs } from '../payments/booked-as.ts';
import { storeForService, type Charge } from '../payments/store-for-service.ts';
import { renewalCardOf } from '../payments/methods.ts';
import { payments, type PaymentRow } from '../payments/tables.ts';
import { extend } from './extend.ts';
import { abandonRenewal, isBeingPaid } from './open-renewals.ts';
import { renewalOf, type Renewal } from './renewal-price.ts';

/**
 * Pays for the next term from the balance. The account and the service are locked.
 * @returns false when there isn't enough, or a payment for this term is under way
 */
export async function renewFromBalance(context: Context, tx: Db, service: ServiceRow): Promise<boolean> {
  if (await isBeingPaid(tx, service)) return false;
  const due = await renewalOf(tx, service, context.clock.now());
  const { total } = due.total;
  const taken = total > 0 ? await takeFromBalance(tx, service.accountId, total, false) : [];
  if (taken === null) return false;
  await abandonRenewal(context, tx, service);
  const payment = await storeRenewal(context, tx, service, due, { method: 'balance', charge: euros });
  await tx
    .update(payments)
    .set({ status: 'paid', attempt: 1, paidAt: context.clock.now() })
    .where(eq(payments.id, payment.id));
  if (total > 0) {
    await post(tx, {
      reference: `payment:${payment.id}`,
      kind: 'payment',
      paymentId: payment.id,
      purchaseId: payment.purchaseId,
      description: bookedAs(payment, service.name),
      postings: [
        ...sold(service.accountId, {
          grossCents: total,
          taxCents: due.total.tax,
          country: due.tax.country,
        }),
        ...taken,
      ],
    });
  }
  await extend(context, tx, service, payment);
  return true;
}

/**
 * Begins to charge the card that the customer lets us keep; the bank's answer settles the payment.
 * @returns false when there's no such card
 */
export async function chargeRenewal(context: Context, tx: Db, service: ServiceRow): Promise<boolean> {
  const card = await renewalCardOf(context, tx, service.accountId);
  if (!card) return false;
  const due = await renewalOf(tx, service, context.clock.now());
  await abandonRenewal(context, tx, service);
  const payment = await storeRenewal(context, tx, service, due, {
    method: card.method,
    charge: euros,
    isAutomatic: true,
  });
  await startAttempt(context, tx, payment, {
    provider: card.provider,
    method: card.method,
    description: service.name,
    card,
    isWatched: false,
  });
  return true;
}

const euros: Charge = { currency: 'EUR', rate: 1 };

/** How a renewal is paid for; `isAutomatic`: we charge it, and the customer doesn't wait for it. */
interface Paid {
  readonly method: PaymentMethodSlug;
  readonly charge: Charge;
  readonly isAutomatic?: boolean;
  /** Who pays, and in which language. Default: who has ordered the service. */
  readonly payer?: Recipient;
}

/** Stores the books of a renewal, and the payment for it. */
export async function storeRenewal(
  context: Context,
  tx: Db,
  service: ServiceRow,
  due: Renewal,
  { method, charge, isAutomatic = false, payer }: Paid,
): Promise<PaymentRow> {
  const extras = await tx.select({ slug: extraServices.slug, name: extraServices.name }).from(extraServices);
  return storeForService(context, tx, service, {
    ...due,
    ...(payer ?? (await recipientOf(tx, service))),
    charge,
    naming: { label: productLines[service.kind].label, extras },
    payment: { purpose: 'renewal', method, isAutomatic },
  });
}
