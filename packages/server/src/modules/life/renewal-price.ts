import { computeTerm, taxFor, type PricingInput, type TermTotal } from '@hoster/domain';
import type { LegalEntity, OrderTax } from '@hoster/contract';
import { eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { accounts } from '../account/tables.ts';
import { purchases, type ServiceRow } from '../orders/tables.ts';
import { legalEntityOf } from '../payments/legal-entities.ts';

/** What the next term of a service costs, EUR cents, and who is invoiced for it. */
export interface Renewal extends Invoiced {
  readonly total: TermTotal;
}

/** Who is invoiced for a service, and the tax that they pay. */
export interface Invoiced {
  readonly tax: OrderTax;
  readonly legalEntityId: number | null;
}

/** What a price has of the tax of who is invoiced. */
export const pricedTax = ({ tax }: Invoiced): PricingInput['tax'] => ({
  ratePercent: tax.rate_percent,
  reverseCharge: tax.reverse_charge,
});

/** Prices the next term with the function that priced the order, from what was agreed then, at today's tax of the payer. */
export async function renewalOf(db: Db, service: ServiceRow, now: Date): Promise<Renewal> {
  const invoiced = await invoicedFor(db, service, now);
  const input: PricingInput = { ...pricingOf(service), tax: pricedTax(invoiced) };
  return { total: computeTerm(input, service.paidTerms), ...invoiced };
}

/** Who is invoiced for a service, as for its order, and the tax that they pay today. */
export async function invoicedFor(db: Db, service: ServiceRow, now: Date): Promise<Invoiced> {
  const day = now.toISOString();
  const payer = await payerOf(db, service);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, service.accountId));
  const tax = payer ? taxFor(payer.country, day, payer) : taxFor(account?.country ?? null, day);
  return { tax, legalEntityId: payer?.id ?? null };
}

async function payerOf(db: Db, { accountId, purchaseId }: ServiceRow): Promise<LegalEntity | undefined> {
  if (purchaseId === null) return undefined;
  const [bought] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  return bought?.legalEntityId ? legalEntityOf(db, accountId, bought.legalEntityId) : undefined;
}

function pricingOf({ pricing, name, priceCents, rentMonths }: ServiceRow): Omit<PricingInput, 'tax'> {
  if (pricing) return pricing;
  const tariff = { key: 'renewal', label: name, price: priceCents / 100 };
  return { tariff, period: { months: rentMonths, discountPercent: 0 }, count: 1 };
}
