import type { PaymentMethodSlug } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { extraServices } from '../../catalogue/index.ts';
import { recipientOf, type ServiceRow } from '../../sales/index.ts';
import {
  bookedAs,
  type PaymentRow,
  payments,
  post,
  type Recipient,
  renewalCardOf,
  sold,
  startAttempt,
  chargeBalance,
} from '../../billing/index.ts';
import { storeForService, type Charge } from '../payment/store-for-service.ts';
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
  const charged = total > 0 ? await chargeBalance(tx, service.accountId, total, false) : [];
  if (charged === null) return false;
  await abandonRenewal(context, tx, service);
  const payment = await storeRenewal(context, tx, service, due, { method: 'balance', charge: euros });
  await tx
    .update(payments)
    .set({ status: 'paid', attemptCount: 1, paidAt: context.clock.now() })
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
        ...charged,
      ],
    });
  }
  await extend(context, tx, service, payment);
  return true;
}

/**
 * Starts charging the customer's saved card; the bank's response settles the payment.
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
    isOpenedByCaller: false,
  });
  return true;
}

const euros: Charge = { currency: 'EUR', rate: 1 };

/** Payment of a renewal; `isAutomatic`: charged by us, without the customer waiting for it. */
interface Paid {
  readonly method: PaymentMethodSlug;
  readonly charge: Charge;
  readonly isAutomatic?: boolean;
  /** Payer and their language. Default: the user who ordered the service. */
  readonly payer?: Pick<Recipient, 'userId' | 'language'>;
}

/** Stores the purchase of a renewal, and the payment for it. */
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
    naming: { label: context.serviceLines[service.kind].label, extras },
    payment: { purpose: 'renewal', method, isAutomatic },
  });
}
