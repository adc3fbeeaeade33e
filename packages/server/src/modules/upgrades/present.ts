import type { ServiceDetails, UpgradeChoice, UpgradeOffer } from '@hoster/contract';
import { computeTerm, fromCents, toLedger, type Cents } from '@hoster/domain';
import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf, type Catalogue } from '../catalogue/load.ts';
import { productLines } from '../lines/list.ts';
import { services, type ServiceRow } from '../orders/tables.ts';
import { waitingOf } from './find.ts';
import type { OnPlan } from './line-upgrades.ts';
import { obstacleOf, upgradesOf, type Upgrade } from './priced.ts';

/**
 * The larger plans of a service, with what they cost now.
 * @throws AppError 404 when the account has no such service
 */
export async function presentUpgrades(
  context: Context,
  accountId: number,
  id: number,
  language: Language,
): Promise<UpgradeOffer> {
  const { clock, db } = context;
  const [service] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.accountId, accountId)));
  if (!service) throw notFound(`No service ${id} of account ${accountId}`);
  const catalogue = await catalogueOf(db);
  const { obstacle, days, upgrades } = await upgradesOf(db, catalogue, service, clock.now());
  const planOf = (on: OnPlan, priceCents: number) => ({
    name: productLines[service.kind].tariff(catalogue, { ...service, ...on }, language).name,
    facts: productLines[service.kind].upgrades?.facts(catalogue, on, language) ?? [],
    price: fromCents(priceCents),
  });
  return {
    current: planOf(service, service.priceCents),
    obstacle,
    days,
    paid_until: service.paidUntil?.toISOString() ?? null,
    choices: await Promise.all(
      upgrades.map(async (upgrade) => ({
        plan: upgrade.planId,
        ...planOf(upgrade, upgrade.priceCents),
        is_available: await hasRoom(db, service, upgrade),
        ...amountsOf(service, upgrade),
      })),
    ),
    waiting: await presentWaiting(db, catalogue, service, language),
  };
}

function amountsOf({ paidTerms }: ServiceRow, { now, pricing }: Upgrade): Pick<UpgradeChoice, 'now' | 'renewal'> {
  const inEuros = (cents: Cents) => toLedger(cents, 'EUR');
  return {
    now: { net: inEuros(now.net), tax: inEuros(now.tax), total: inEuros(now.total) },
    renewal: inEuros(computeTerm(pricing, paidTerms).total),
  };
}

async function hasRoom(db: Db, { kind, locationId }: ServiceRow, on: OnPlan): Promise<boolean> {
  return locationId !== null && ((await productLines[kind].upgrades?.hasRoom(db, on, locationId)) ?? false);
}

/** What the page of a service says about larger plans. */
export async function presentUpgradeOf(
  { clock, db }: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<ServiceDetails['upgrade']> {
  return {
    possible: obstacleOf(service, clock.now()) === null,
    waiting: await presentWaiting(db, catalogue, service, language),
  };
}

async function presentWaiting(
  db: Db,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<UpgradeOffer['waiting']> {
  const waiting = await waitingOf(db, service.id);
  if (!waiting) return null;
  const { payment, upgrade } = waiting;
  return {
    name: productLines[service.kind].tariff(
      catalogue,
      { ...service, planId: upgrade.planId, spec: upgrade.spec },
      language,
    ).name,
    total: toLedger(payment.amountCurrencyCents, payment.currency),
    payment_object_ref: payment.ref,
  };
}
