import type { CurrencyCode } from '@hoster/contract';
import { chargeTermIn, type TermTotal } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { PayerTax } from '../lifecycle/renewal-price.ts';
import {
  lineRows,
  type PaymentRow,
  type payments,
  purchaseLines,
  purchases,
  storePayment,
} from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';

/** How a payment is charged; `rate` in units of the currency per euro. */
export interface Charge {
  readonly currency: CurrencyCode;
  readonly rate: number;
}

/** An item sold for an existing service. */
interface Sale extends PayerTax {
  readonly total: TermTotal;
  readonly charge: Charge;
  /** Payer and recipient of the emails, and their language. */
  readonly userId: number;
  readonly language: Language;
  /** Basis for the names of its lines. */
  readonly naming: Pick<Parameters<typeof lineRows>[3], 'label' | 'extras'>;
  readonly payment: Pick<typeof payments.$inferInsert, 'purpose' | 'method' | 'isAutomatic'>;
}

/**
 * Stores the records of something sold for a service as those of an order: a purchase with its lines, and its payment.
 */
export async function storeForService(
  { clock }: Context,
  tx: Db,
  { id, accountId, paidUntil, rentMonths }: ServiceRow,
  { total, charge, tax, legalEntityId, userId, language, naming, payment }: Sale,
): Promise<PaymentRow & { purchaseId: number }> {
  const charged = chargeTermIn(total, charge.currency, charge.rate);
  const shared = { accountId, userId, language, currency: charged.currency, rate: charged.rate };
  const [purchase] = await tx
    .insert(purchases)
    .values({
      ...shared,
      totalCents: total.total,
      totalCurrencyCents: charged.total,
      rentMonths,
      tax: { ...tax, amount_cents: total.tax },
      legalEntityId,
      attribution: {},
    })
    .returning({ id: purchases.id });
  if (!purchase) throw new Error('The purchase was stored but not found.');
  const named = { ...naming, ratePercent: tax.rate_percent, trial: 'none' } as const;
  await tx.insert(purchaseLines).values(lineRows(purchase.id, total, charged, named));
  const stored = await storePayment(tx, clock.now(), {
    ...shared,
    ...payment,
    purchaseId: purchase.id,
    serviceId: id,
    termEnd: paidUntil,
    amountCents: total.total,
    amountCurrencyCents: charged.total,
  });
  return { ...stored, purchaseId: purchase.id };
}
