import { computeTotal, chargeIn, taxDayOf, taxFor, type PricingInput } from '@hoster/domain';
import { paidTo, post, purchases, sold } from '../billing/index.ts';
import { createUser } from '../identity/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type Context, dayMilliseconds, type NewUser } from '../platform/index.ts';
import { cashback, partnerDays, partners, partnerTerms } from '../sales/index.ts';
import { planRows } from './vps-plans.ts';

const joinedDaysAgo = 70;
const shownDays = 60;

/** Orders of the referred customer: how long ago, which plan, for how many months. */
const orders = [
  { daysAgo: 52, slug: 'nvme-3', months: 6 },
  { daysAgo: 41, slug: 'nvme-2', months: 12 },
  { daysAgo: 12, slug: 'nvme-4', months: 1 },
  { daysAgo: 4, slug: 'nvme-3', months: 12 },
] as const;

/** Makes the demo customer a partner, whose links have brought visits, sign-ups and orders. */
export async function seedDemoPartner(tx: Db, context: Context, { accountId: partnerId }: NewUser): Promise<void> {
  const today = Math.floor(context.clock.now().getTime() / dayMilliseconds) * dayMilliseconds;
  const ago = (days: number) => new Date(today - days * dayMilliseconds);
  const { percent } = partnerTerms;
  await tx.insert(partners).values({ accountId: partnerId, code: 'sommer26', percent, joinedAt: ago(joinedDaysAgo) });
  await tx.insert(partnerDays).values(
    Array.from({ length: shownDays }, (_, index) => ({
      partnerId,
      day: ago(index + 1)
        .toISOString()
        .slice(0, 10),
      visits: 3 + ((index * 7) % 11),
      signUps: index % 12 === 4 ? 1 : 0,
    })),
  );
  const customer = await createUser(tx, context, {
    email: 'referral@hoster.example',
    username: 'referral',
    passwordHash: null,
    language: 'en',
    verified: true,
    firstName: 'Kim',
    lastName: 'Berg',
  });
  for (const { daysAgo, slug, months } of orders)
    await seedOrder(tx, { partnerId, customer, slug, months, at: ago(daysAgo) });
}

async function seedOrder(
  tx: Db,
  {
    partnerId,
    customer,
    slug,
    months,
    at,
  }: { partnerId: number; customer: NewUser; slug: string; months: number; at: Date },
): Promise<void> {
  const plan = planRows.find((row) => row.slug === slug);
  if (!plan) throw new Error(`The seed has no plan ${slug}.`);
  const tax = taxFor('DE', taxDayOf(at));
  const pricing: PricingInput = {
    tariff: { key: plan.slug, label: plan.name, price: plan.priceCents / 100 },
    period: { months, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: tax.rate_percent, reverseCharge: tax.reverse_charge },
  };
  const total = computeTotal(pricing);
  const charged = chargeIn(total, 'EUR', 1);
  const { accountId, userId } = customer;
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
      rentMonths: months,
      tax: { ...tax, amount_cents: total.tax },
      attribution: {},
      createdAt: at,
    })
    .returning({ id: purchases.id });
  if (!purchase) throw new Error('The referred order was stored but not found.');
  const sale = { grossCents: total.total, taxCents: total.tax, country: tax.country };
  await post(tx, {
    reference: `seed:referred:${purchase.id}`,
    kind: 'payment',
    purchaseId: purchase.id,
    description: { en: 'Order', ru: 'Заказ' },
    postings: [...sold(accountId, sale), ...paidTo('bank', accountId, total.total)],
  });
  const availableAt = new Date(at.getTime() + partnerTerms.holdDays * dayMilliseconds);
  await tx.insert(cashback).values({
    partnerId,
    purchaseId: purchase.id,
    product: 'vps',
    percent: partnerTerms.percent,
    amountCents: Math.floor(((total.total - total.tax) * partnerTerms.percent) / 100),
    createdAt: at,
    availableAt,
  });
}
