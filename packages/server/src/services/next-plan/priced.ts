import type { NextPlanObstacle } from '@hoster/contract';
import { computeTerm, computeTotal, gigabyteBytes, pricedTax, type PricingInput, type TermTotal } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { invoicedFor } from '../lifecycle/renewal-price.ts';
import type { OnPlan, OtherPlan } from '../product-lines/line-upgrades.ts';
import { obstacleOf } from '../upgrades/priced.ts';
import { serviceUsage } from '../usage/tables.ts';

/** A smaller plan with its price. */
export interface Smaller extends OtherPlan {
  /** Basis for pricing the terms with it. */
  readonly pricing: PricingInput;
  /** Net renewal price, EUR cents a month. */
  readonly priceCents: number;
  /** Price of the first term with it, EUR cents. */
  readonly term: TermTotal;
}

/** Smaller plans that a service can have from its next term on. */
export interface SmallerPlans {
  readonly obstacle: NextPlanObstacle | null;
  /** Cheapest first. */
  readonly plans: readonly Smaller[];
}

type Chosen = Pick<ServiceRow, 'nextFrom' | 'paidUntil'>;

/** Whether the first term with the chosen plan is paid for, so that the choice is final. */
export const isPaid = ({ nextFrom, paidUntil }: Chosen): boolean =>
  nextFrom !== null && paidUntil !== null && nextFrom < paidUntil;

/** Whether the present plan can still be kept. */
export const canUndo = (service: Chosen, now: Date): boolean =>
  service.nextFrom !== null && service.nextFrom > now && !isPaid(service);

/** Why no smaller plan can be chosen, as far as the row shows. */
function nextPlanObstacleOf(context: Context, service: ServiceRow): Exclude<NextPlanObstacle, 'smallest'> | null {
  const obstacle = obstacleOf(context, service);
  if (obstacle !== null) return obstacle;
  if (!service.autoRenew) return 'ending';
  return isPaid(service) ? 'paid' : null;
}

/** Prices the smaller plans of a service: their own part at today's price, all others as they were agreed. */
export async function smallerPlansOf(
  context: Context,
  db: Db,
  catalogue: Catalogue,
  service: ServiceRow,
): Promise<SmallerPlans> {
  const obstacle = nextPlanObstacleOf(context, service);
  const { pricing, kind, paidTerms } = service;
  if (obstacle !== null || pricing === null) return { obstacle, plans: [] };
  const from = { ...pricing, tax: pricedTax((await invoicedFor(db, service, context.clock.now())).tax) };
  const monthly = monthlyOf(from);
  const isTooSmall = await tooSmallFor(context, db, catalogue, service);
  const plans = (context.serviceLines[kind].upgrades?.others(catalogue, service) ?? [])
    .map((plan) => ({ ...plan, pricing: { ...from, tariff: { ...from.tariff, ...plan.tariff } } }))
    .filter((plan) => monthlyOf(plan.pricing) < monthly)
    .map((plan) => ({ ...plan, obstacle: plan.obstacle ?? (isTooSmall(plan) ? ('used' as const) : null) }))
    .map((plan) => ({ ...plan, priceCents: monthlyOf(plan.pricing), term: computeTerm(plan.pricing, paidTerms) }))
    .toSorted((a, b) => a.priceCents - b.priceCents);
  return { obstacle: plans.length === 0 ? 'smallest' : null, plans };
}

/** Whether a plan holds less than a service stores, as far as its provider counts that. */
async function tooSmallFor(
  { serviceLines }: Context,
  db: Db,
  catalogue: Catalogue,
  service: ServiceRow,
): Promise<(on: OnPlan) => boolean> {
  const [usage] = await db
    .select({ diskBytes: serviceUsage.diskBytes })
    .from(serviceUsage)
    .where(eq(serviceUsage.serviceId, service.id));
  const used = Number(usage?.diskBytes ?? 0);
  return (on) => {
    const disk = serviceLines[service.kind].allowance?.(catalogue, { ...service, ...on }).disk ?? null;
    return disk !== null && used > disk * gigabyteBytes;
  };
}

const monthlyOf = (input: PricingInput): number => computeTotal(input).renewal.perMonth;
