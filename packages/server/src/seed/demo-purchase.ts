import { chargeIn, computeTotal, taxDayOf, taxFor, type PriceTotal, type PricingInput } from '@hoster/domain';
import type { Db } from '../platform/db/index.ts';
import type { Language } from '../platform/http/index.ts';
import { issueInvoice, lineRows, paidTo, payments, post, purchaseLines, purchases, sold } from '../billing/index.ts';
import { termsInForce } from '../identity/index.ts';
import type { Context, NewUser } from '../platform/index.ts';
import { purchaseConsents } from '../sales/index.ts';

/** A purchase of the demo customer. */
interface Bought {
  /** Public name of the payment. */
  readonly ref: string;
  /** Name of a plan in its product line. */
  readonly label: (plan: string, language: Language) => string;
  readonly pricing: Omit<PricingInput, 'tax'>;
  readonly at: Date;
}

interface DemoPurchase {
  readonly purchaseId: number;
  readonly pricing: PricingInput;
  readonly total: PriceTotal;
}

/** Stores an order that the demo customer has paid for by card, with its invoice and its entry in the books. */
export async function seedDemoPurchase(
  tx: Db,
  context: Context,
  { userId, accountId }: NewUser,
  { ref, label, pricing: untaxed, at }: Bought,
): Promise<DemoPurchase> {
  const tax = taxFor('DE', taxDayOf(at));
  const pricing: PricingInput = {
    ...untaxed,
    tax: { ratePercent: tax.rate_percent, reverseCharge: tax.reverse_charge },
  };
  const total = computeTotal(pricing);
  const charged = chargeIn(total, 'EUR', 1);
  const [purchase] = await tx
    .insert(purchases)
    .values({
      accountId,
      userId,
      language: 'en',
      totalCents: total.total,
      currency: 'EUR',
      rate: charged.rate,
      totalCurrencyCents: charged.total,
      rentMonths: pricing.period.months,
      tax: { ...tax, amount_cents: total.tax },
      attribution: {},
      createdAt: at,
    })
    .returning();
  if (!purchase) throw new Error('The demo order was stored but not found.');
  const naming = { label, ratePercent: tax.rate_percent, trial: 'none', extras: [] } as const;
  await tx.insert(purchaseLines).values(lineRows(purchase.id, total, charged, naming));
  await tx.insert(purchaseConsents).values({
    purchaseId: purchase.id,
    userId,
    termsVersion: (await termsInForce(tx, at)) ?? '',
    language: 'en',
    ip: '192.0.2.10',
    userAgent: 'seed',
    acceptedAt: at,
  });
  const [payment] = await tx
    .insert(payments)
    .values({
      ref,
      accountId,
      userId,
      purpose: 'purchase',
      purchaseId: purchase.id,
      method: 'card',
      status: 'paid',
      amountCents: total.total,
      currency: 'EUR',
      rate: charged.rate,
      amountCurrencyCents: charged.total,
      language: 'en',
      paidAt: at,
      createdAt: at,
    })
    .returning();
  if (!payment) throw new Error('The demo payment was stored but not found.');
  await post(tx, {
    reference: `payment:${payment.id}`,
    kind: 'payment',
    paymentId: payment.id,
    purchaseId: purchase.id,
    description: { en: 'Order', ru: 'Заказ' },
    postings: [
      ...sold(accountId, { grossCents: total.total, taxCents: total.tax, country: tax.country }),
      ...paidTo('bank', accountId, total.total),
    ],
  });
  await issueInvoice({ ...context, clock: { now: () => at } }, tx, payment);
  return { purchaseId: purchase.id, pricing, total };
}
