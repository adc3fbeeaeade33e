import type { CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import { chargeTermIn } from '@hoster/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { extraServices } from '../catalogue/tables.ts';
import { productLines } from '../lines/list.ts';
import { lineRows } from '../orders/lines.ts';
import { recipientOf } from '../orders/recipient.ts';
import { purchaseLines, purchases, type ServiceRow } from '../orders/tables.ts';
import { sold } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { startAttempt } from '../payments/attempts.ts';
import { takeFromBalance } from '../payments/balance.ts';
import { storePayment } from '../payments/store.ts';
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
  const payment = await storeRenewal(context, tx, service, due, { method: 'balance', ...euros });
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
      description: { en: `Renewal: ${service.name}`, ru: `Продление: ${service.name}` },
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
  const payment = await storeRenewal(context, tx, service, due, { method: card.method, ...euros, isAutomatic: true });
  await startAttempt(context, tx, payment, {
    provider: card.provider,
    method: card.method,
    description: service.name,
    card,
    isWatched: false,
  });
  return true;
}

const euros = { currency: 'EUR', rate: 1 } as const;

/** How a renewal is paid for; `rate` in units of the currency per euro. */
interface Paid {
  readonly method: PaymentMethodSlug;
  readonly currency: CurrencyCode;
  readonly rate: number;
  /** We charge it, and the customer doesn't wait for it. */
  readonly isAutomatic?: boolean;
}

/** Stores the books of a renewal as those of an order: a purchase with its lines, and the payment for it. */
export async function storeRenewal(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { total, tax, legalEntityId }: Renewal,
  { method, isAutomatic = false, ...paid }: Paid,
): Promise<PaymentRow> {
  const { accountId } = service;
  const { userId, language } = await recipientOf(tx, service);
  const charged = chargeTermIn(total, paid.currency, paid.rate);
  const money = { currency: charged.currency, rate: charged.rate };
  const [purchase] = await tx
    .insert(purchases)
    .values({
      ...money,
      accountId,
      userId,
      language,
      totalCents: total.total,
      totalCurrencyCents: charged.total,
      rentMonths: service.rentMonths,
      tax: { ...tax, amount_cents: total.tax },
      legalEntityId,
      attribution: {},
    })
    .returning();
  if (!purchase) throw new Error('The renewal was stored and is not there.');
  const extras = await tx.select({ slug: extraServices.slug, name: extraServices.name }).from(extraServices);
  const { label } = productLines[service.kind];
  const naming = { label, ratePercent: tax.rate_percent, trial: 'none', extras } as const;
  await tx.insert(purchaseLines).values(lineRows(purchase.id, total, charged, naming));
  return storePayment(tx, context.clock.now(), {
    ...money,
    accountId,
    userId,
    language,
    purpose: 'renewal',
    purchaseId: purchase.id,
    serviceId: service.id,
    termEnd: service.paidUntil,
    method,
    isAutomatic,
    amountCents: total.total,
    amountCurrencyCents: charged.total,
  });
}
