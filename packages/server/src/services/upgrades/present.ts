import type { ServiceDetails, UpgradeChoice, UpgradeOffer } from '@hoster/contract';
import { computeTerm, fromCents, toLedger, type Cents } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { type Catalogue, catalogueOf } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { renewalOf } from '../lifecycle/renewal-price.ts';
import { presentNextPlan, presentSmaller } from '../next-plan/present.ts';
import { waitingUpgradeOf } from './find.ts';
import type { OnPlan } from '../product-lines/line-upgrades.ts';
import { obstacleOf, upgradesOf, type Upgrade } from './priced.ts';

/**
 * The larger plans of a service, and the smaller ones for a later term, with their current prices.
 * @throws AppError 404 when the account has no such service
 */
export async function presentUpgrades(
  context: Context,
  accountId: number,
  id: number,
  language: Language,
): Promise<UpgradeOffer> {
  const { clock, db, serviceLines } = context;
  const [service] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.accountId, accountId)));
  if (!service) throw notFound(`No service ${id} of account ${accountId}`);
  const catalogue = await catalogueOf(db);
  const { obstacle, days, upgrades } = await upgradesOf(context, db, catalogue, service);
  const planOf = (on: OnPlan, priceCents: number) => ({
    name: serviceLines[service.kind].tariff(catalogue, { ...service, ...on }, language).name,
    facts: serviceLines[service.kind].upgrades?.facts(catalogue, on, language) ?? [],
    price: fromCents(priceCents),
  });
  const now = clock.now();
  const present = service.pricing === null ? null : await renewalOf(db, { ...service, nextPlan: null }, now);
  return {
    current: {
      ...planOf(service, service.priceCents),
      renewal: present && toLedger(present.total.total, 'EUR'),
    },
    obstacle,
    days,
    paid_until: service.paidUntil?.toISOString() ?? null,
    choices: await Promise.all(
      upgrades.map(async (upgrade) => ({
        plan: upgrade.planId,
        ...planOf(upgrade, upgrade.priceCents),
        is_available: await hasRoom(context, service, upgrade),
        ...amountsOf(service, upgrade),
      })),
    ),
    waiting: await presentWaiting(context, catalogue, service, language),
    smaller: await presentSmaller(context, catalogue, service, planOf, (on) => hasRoom(context, service, on)),
    next: await presentNextPlan(context, db, catalogue, service, language),
  };
}

function amountsOf({ paidTerms }: ServiceRow, { now, pricing }: Upgrade): Pick<UpgradeChoice, 'now' | 'renewal'> {
  const inEuros = (cents: Cents) => toLedger(cents, 'EUR');
  return {
    now: { net: inEuros(now.net), tax: inEuros(now.tax), total: inEuros(now.total) },
    renewal: inEuros(computeTerm(pricing, paidTerms).total),
  };
}

async function hasRoom({ db, serviceLines }: Context, { kind, locationId }: ServiceRow, on: OnPlan): Promise<boolean> {
  return locationId !== null && ((await serviceLines[kind].upgrades?.hasRoom(db, on, locationId)) ?? false);
}

/** Other plans on the page of a service. */
export async function presentUpgradeOf(
  context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<ServiceDetails['upgrade']> {
  return {
    possible: obstacleOf(context, service) === null,
    waiting: await presentWaiting(context, catalogue, service, language),
    next: await presentNextPlan(context, context.db, catalogue, service, language),
  };
}

async function presentWaiting(
  { db, serviceLines }: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<UpgradeOffer['waiting']> {
  const waiting = await waitingUpgradeOf(db, service.id);
  if (!waiting) return null;
  const { payment, upgrade } = waiting;
  return {
    name: serviceLines[service.kind].tariff(
      catalogue,
      { ...service, planId: upgrade.planId, spec: upgrade.spec },
      language,
    ).name,
    total: toLedger(payment.amountCurrencyCents, payment.currency),
    payment_object_ref: payment.ref,
  };
}
