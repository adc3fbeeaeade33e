import { computeTerm, personAt, pricedTax, type PricingInput, type TermTotal } from '@hoster/domain';
import type { LegalEntity, OrderTax } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { taxAt, taxationOf } from '../../platform/company/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { accounts } from '../../identity/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { legalEntitiesOf, legalEntityOf, purchases } from '../../billing/index.ts';

/** Price of the next term of a service, EUR cents, and its payer. */
export interface Renewal extends PayerTax {
  readonly total: TermTotal;
}

/** Payer of a service, and their tax. */
export interface PayerTax {
  readonly tax: OrderTax;
  readonly legalEntityId: number | null;
}

/**
 * Prices the next term with the function that priced the order, on the terms agreed then, at the payer's current tax.
 */
export async function renewalOf(db: Db, service: ServiceRow, now: Date): Promise<Renewal> {
  const invoiced = await invoicedFor(db, service, now);
  const input: PricingInput = { ...pricingOf(service), tax: pricedTax(invoiced.tax) };
  return { total: computeTerm(input, service.paidTerms), ...invoiced };
}

/**
 * Returns the price of a term of a service, tax included, EUR cents, as `renewalOf` prices the next one.
 * @returns the price by the number of paid terms before it
 */
export async function termsOf(db: Db, service: ServiceRow, now: Date): Promise<(term: number) => number> {
  const input = { ...pricingOf(service), tax: pricedTax((await invoicedFor(db, service, now)).tax) };
  return (term) => computeTerm(input, term).total;
}

/** Payer of a service, as for its order, and their current tax. */
export async function invoicedFor(db: Db, service: ServiceRow, now: Date): Promise<PayerTax> {
  const taxation = await taxationOf(db);
  const payer = await payerOf(db, service);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, service.accountId));
  const tax = payer
    ? taxAt(taxation, now, payer.country, payer)
    : taxAt(taxation, now, account?.country ?? null, personAt(account?.zipCode ?? ''));
  return { tax, legalEntityId: payer?.id ?? null };
}

async function payerOf(db: Db, { accountId, purchaseId }: ServiceRow): Promise<LegalEntity | undefined> {
  // One that was taken over, without an order.
  if (purchaseId === null) return (await legalEntitiesOf(db, accountId)).find((entity) => entity.is_default);
  const [bought] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  return bought?.legalEntityId ? legalEntityOf(db, accountId, bought.legalEntityId) : undefined;
}

/** Basis for pricing the next term: that of the smaller plan, if one was chosen for it. */
function pricingOf({ nextPlan, pricing, name, priceCents, rentMonths }: ServiceRow): Omit<PricingInput, 'tax'> {
  if (nextPlan) return nextPlan.pricing;
  if (pricing) return pricing;
  const tariff = { key: 'renewal', label: name, price: priceCents / 100 };
  return { tariff, period: { months: rentMonths, discountPercent: 0 }, count: 1 };
}
