import type { NextPlan, UpgradeOffer } from '@hoster/contract';
import { fromCents, toLedger } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { renewalOf } from '../lifecycle/renewal-price.ts';
import type { OnPlan } from '../product-lines/line-upgrades.ts';
import { canUndo, smallerPlansOf } from './priced.ts';
import { onNextPlan } from './room.ts';

/** The smaller plan that was chosen for a service; null: none. */
export async function presentNextPlan(
  { clock, serviceLines }: Context,
  db: Db,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<NextPlan | null> {
  const { kind, nextFrom, nextPlan } = service;
  if (!nextPlan || nextFrom === null) return null;
  const now = clock.now();
  const on = onNextPlan(service, nextPlan);
  return {
    plan: nextPlan.planId,
    name: serviceLines[kind].tariff(catalogue, { ...service, ...on }, language).name,
    price: fromCents(nextPlan.priceCents),
    renewal: toLedger((await renewalOf(db, service, now)).total.total, 'EUR'),
    from: nextFrom.toISOString(),
    can_undo: canUndo(service, now),
  };
}

/** The smaller plans of a service. `planOf`: as the page shows a plan. `hasRoom`: whether a plan is left. */
export async function presentSmaller(
  context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  planOf: (on: OnPlan, priceCents: number) => Pick<UpgradeOffer['current'], 'facts' | 'name' | 'price'>,
  hasRoom: (on: OnPlan) => Promise<boolean>,
): Promise<UpgradeOffer['smaller']> {
  const { obstacle, plans } = await smallerPlansOf(context, context.db, catalogue, service);
  const { nextPlan, paidUntil } = service;
  const sharesRoom = context.serviceLines[service.kind].upgrades?.sharesRoom ?? false;
  return {
    obstacle,
    from: paidUntil?.toISOString() ?? null,
    choices: await Promise.all(
      plans.map(async (plan) => ({
        plan: plan.planId,
        ...planOf(plan, plan.priceCents),
        // The one that was chosen is held for the customer.
        is_available: sharesRoom || nextPlan?.planId === plan.planId || (await hasRoom(plan)),
        obstacle: plan.obstacle,
        renewal: toLedger(plan.term.total, 'EUR'),
      })),
    ),
  };
}
