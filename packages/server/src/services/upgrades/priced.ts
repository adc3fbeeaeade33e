import { type Context, dayMilliseconds } from '../../platform/index.ts';
import {
  computeTotal,
  computeUpgrade,
  pricedTax,
  type PricingInput,
  type RestOfTerm,
  type TermTotal,
} from '@hoster/domain';
import type { UpgradeObstacle } from '@hoster/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { isOnTrial } from '../lifecycle/due-step.ts';
import { invoicedFor, type PayerTax } from '../lifecycle/renewal-price.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { addMonths } from '../dates.ts';
import type { LargerPlan } from '../product-lines/line-upgrades.ts';

/** A larger plan with its price. */
export interface Upgrade extends LargerPlan {
  /** Basis for pricing the terms of the service. */
  readonly pricing: PricingInput;
  /** Net renewal price, EUR cents a month. */
  readonly priceCents: number;
  /** Price for the rest of the paid time, EUR cents. */
  readonly now: TermTotal;
}

/** Available upgrades of a service. */
export interface Upgrades extends PayerTax {
  readonly obstacle: UpgradeObstacle | null;
  /** Remaining paid time. */
  readonly days: number;
  /** Cheapest first. */
  readonly upgrades: readonly Upgrade[];
}

/** Reason why a service can't be upgraded, as far as its row shows. */
export function obstacleOf(
  { clock, serviceLines }: Context,
  service: ServiceRow,
): Exclude<UpgradeObstacle, 'largest'> | null {
  const { kind, locationId, paidTerms, paidUntil, pricing, state } = service;
  if (!serviceLines[kind].upgrades || pricing === null || locationId === null) return 'line';
  if (state !== 'active' || paidUntil === null || paidUntil <= clock.now()) return 'state';
  return isOnTrial(service) || paidTerms === 0 ? 'trial' : null;
}

/** Columns that determine the remaining paid terms of a service. */
type PaidTerms = Pick<ServiceRow, 'paidUntil' | 'paidTerms' | 'rentMonths' | 'termDay' | 'nextFrom' | 'nextPlan'>;

/** Remaining paid terms, including today: several if the customer has paid ahead. */
export function restsOf(
  { paidUntil, paidTerms, rentMonths, termDay, nextFrom, nextPlan }: PaidTerms,
  now: Date,
): RestOfTerm[] {
  const rests: RestOfTerm[] = [];
  let end = paidUntil;
  for (let term = paidTerms - 1; term >= 0 && end !== null && end > now; term--) {
    const begin = addMonths(end, -rentMonths, termDay ?? undefined);
    const of = daysBetween(begin, end);
    const isSmaller = nextFrom !== null && nextPlan !== null && begin >= nextFrom;
    const days = Math.min(of, daysBetween(now, end));
    rests.push({ term, days, of, ...(isSmaller && { paidAt: nextPlan.pricing }) });
    end = begin;
  }
  return rests;
}

const daysBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / dayMilliseconds);

/** Prices the larger plans of a service: their own part at today's price, all others as they were agreed. */
export async function upgradesOf(
  context: Context,
  db: Db,
  catalogue: Catalogue,
  service: ServiceRow,
): Promise<Upgrades> {
  const now = context.clock.now();
  const invoiced = await invoicedFor(db, service, now);
  const rests = restsOf(service, now);
  const days = rests.reduce((sum, rest) => sum + rest.days, 0);
  const obstacle = obstacleOf(context, service);
  const { pricing, kind } = service;
  if (obstacle !== null || pricing === null) return { ...invoiced, days, obstacle, upgrades: [] };
  const larger = context.serviceLines[kind].upgrades?.larger(catalogue, service) ?? [];
  const from = { ...pricing, tax: pricedTax(invoiced.tax) };
  const monthly = monthlyOf(from);
  const upgrades = larger
    .map((plan) => ({ plan, to: { ...from, tariff: { ...from.tariff, ...plan.tariff } } }))
    .filter(({ to }) => monthlyOf(to) > monthly)
    .map(({ plan, to }) => ({
      ...plan,
      pricing: to,
      priceCents: monthlyOf(to),
      now: computeUpgrade(from, to, rests),
    }))
    .toSorted((a, b) => a.priceCents - b.priceCents);
  return { ...invoiced, days, obstacle: upgrades.length === 0 ? 'largest' : null, upgrades };
}

const monthlyOf = (input: PricingInput): number => computeTotal(input).renewal.perMonth;
