import { computeTotal, computeUpgrade, type PricingInput, type RestOfTerm, type TermTotal } from '@hoster/domain';
import type { UpgradeObstacle } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { isOnTrial } from '../life/due-step.ts';
import { invoicedFor, pricedTax, type Invoiced } from '../life/renewal-price.ts';
import { productLines } from '../lines/list.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { addMonths } from '../provisioning/term.ts';
import type { LargerPlan } from './line-upgrades.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A larger plan with what it costs. */
export interface Upgrade extends LargerPlan {
  /** What the terms of the service will be priced from. */
  readonly pricing: PricingInput;
  /** Net EUR cents a month that it will renew for. */
  readonly priceCents: number;
  /** For the rest of the time that is paid. EUR cents. */
  readonly now: TermTotal;
}

/** What a service can move to now. */
export interface Upgrades extends Invoiced {
  readonly obstacle: UpgradeObstacle | null;
  /** What is left of the time that is paid. */
  readonly days: number;
  /** Cheapest first. */
  readonly upgrades: readonly Upgrade[];
}

/** Why a service can't move to any plan, as far as its row shows. */
export function obstacleOf(service: ServiceRow, now: Date): UpgradeObstacle | null {
  const { kind, locationId, paidTerms, paidUntil, pricing, state } = service;
  if (!productLines[kind].upgrades || pricing === null || locationId === null) return 'line';
  if (state !== 'active' || paidUntil === null || paidUntil <= now) return 'state';
  return isOnTrial(service) || paidTerms === 0 ? 'trial' : null;
}

/** What is left of the terms that are paid, today included: several where the customer has paid ahead. */
function restsOf(
  { paidUntil, paidTerms, rentMonths }: Pick<ServiceRow, 'paidUntil' | 'paidTerms' | 'rentMonths'>,
  now: Date,
): RestOfTerm[] {
  const rests: RestOfTerm[] = [];
  let end = paidUntil;
  for (let term = paidTerms - 1; term >= 0 && end !== null && end > now; term--) {
    const begin = addMonths(end, -rentMonths);
    const of = daysBetween(begin, end);
    rests.push({ term, days: Math.min(of, daysBetween(now, end)), of });
    end = begin;
  }
  return rests;
}

const daysBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / dayMilliseconds);

/** Prices the larger plans of a service: their own part at today's price, all others as they were agreed. */
export async function upgradesOf(db: Db, catalogue: Catalogue, service: ServiceRow, now: Date): Promise<Upgrades> {
  const invoiced = await invoicedFor(db, service, now);
  const rests = restsOf(service, now);
  const days = rests.reduce((sum, rest) => sum + rest.days, 0);
  const obstacle = obstacleOf(service, now);
  const { pricing, kind } = service;
  if (obstacle !== null || pricing === null) return { ...invoiced, days, obstacle, upgrades: [] };
  const larger = productLines[kind].upgrades?.larger(catalogue, service) ?? [];
  const from = { ...pricing, tax: pricedTax(invoiced) };
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
