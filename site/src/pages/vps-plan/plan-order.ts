import type { VpsOrderContext, VpsTariff } from '@hoster/contract';
import { chargeIn, type ChargedTotal } from '@hoster/domain/charge';
import type { Decimal } from '@hoster/domain/money';
import { explainProblems, type Problem } from '@hoster/domain/compatibility-fixes';
import { readOrderQuery, writeOrderQuery } from '@hoster/domain/order-query';
import { computeTotal, type PriceTotal } from '@hoster/domain/pricing';
import type { VpsChoice } from '@hoster/domain/vps-choice';
import { vpsPricing, type VpsPriceData } from '@hoster/domain/vps-pricing';
import { noNotes, readNotes, writeNotes, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';
import { defaultChoice, settledChoice } from './default-choice.ts';
import { planData, type PlanAnswers } from './plan-data.ts';

/** Everything about one order of a VPS, derived from the answers of the server and the address. */
export interface PlanOrder {
  plan: VpsTariff;
  context: VpsOrderContext;
  data: VpsPriceData;
  defaults: VpsChoice;
  choice: VpsChoice;
  notes: OrderNotes;
  problems: Problem[];
  /** In EUR cents. */
  total: PriceTotal;
}

/** The plan of a page; undefined when there is none of that slug. */
export const planOf = ({ tariffs }: VpsOrderContext, slug: string): VpsTariff | undefined =>
  tariffs.find((tariff) => tariff.slug === slug);

/** Reads the order that an address means. */
export function readPlanOrder(answers: PlanAnswers, plan: VpsTariff, query: URLSearchParams): PlanOrder {
  const { context } = answers;
  const data = planData(answers);
  const defaults = defaultChoice(data, plan, context);
  const read = readOrderQuery(query, defaults);
  const notes = readNotes(query, context.limits.comment_max_length);
  const usual = usualKeys(context);
  // The usual keys, told one by one, are still the usual keys.
  const isUsual =
    notes.keys !== null && String(notes.keys.toSorted((a, b) => a - b)) === String(usual.toSorted((a, b) => a - b));
  return orderWith({ plan, context, data, defaults }, read, isUsual ? { ...notes, keys: null } : notes);
}

/** Ids of the keys that the account adds by default. */
export const usualKeys = ({ ssh_keys: keys }: Pick<VpsOrderContext, 'ssh_keys'>): number[] =>
  keys.filter((key) => key.default).map(({ id }) => id);

/** The same order with another choice. */
export function orderWith(
  base: Pick<PlanOrder, 'plan' | 'context' | 'data' | 'defaults'>,
  wanted: VpsChoice,
  notes: OrderNotes,
): PlanOrder {
  const { plan, defaults, context } = base;
  const data = { ...base.data, tax: taxOf(context, notes.payer) };
  const choice = settledChoice(wanted, defaults, data, context.limits.items_max);
  return {
    plan,
    context,
    data,
    defaults,
    choice,
    notes,
    problems: problemsOf(data, choice, plan),
    total: computeTotal(vpsPricing(data, choice)),
  };
}

/** The rules of the shop, and one that only the page can see: the plan of free sizes has its own places. */
function problemsOf(data: VpsPriceData, choice: VpsChoice, plan: VpsTariff): Problem[] {
  const problems = explainProblems(data, choice);
  const isHere = !plan.is_custom || plan.locations.includes(choice.location);
  if (isHere || problems.some(({ field }) => field === 'location')) return problems;
  const fixes = data.locations
    .filter(({ id, is_available }) => is_available && plan.locations.includes(id))
    .slice(0, 2)
    .map(({ id }) => ({ kind: 'location' as const, value: id, change: { location: id }, perMonthCents: 0 }));
  return [{ code: 'plan_unavailable_in_location', field: 'location', fixes }, ...problems];
}

/** The query of an order; `keep` gives the stage, if it is to stay. */
export function planQuery(
  { defaults }: Pick<PlanOrder, 'defaults'>,
  choice: VpsChoice,
  notes: OrderNotes = noNotes,
  stage?: string,
): URLSearchParams {
  const query = writeNotes(writeOrderQuery(choice, defaults), notes);
  // The page itself says which plan it is.
  query.delete('tariff');
  if (stage) query.set(STAGE_PARAM, stage);
  return query;
}

/** Whether the configuration can go on to the next stage. */
export const isReady = ({ problems, choice, notes }: Pick<PlanOrder, 'problems' | 'choice' | 'notes'>): boolean =>
  problems.length === 0 && (choice.base_administration || notes.administrationOffConfirmed);

/** The total in the currency that will be charged. */
export const chargedTotal = (
  { total }: Pick<PlanOrder, 'total'>,
  short: ChargedTotal['currency'],
  rate: Decimal,
): ChargedTotal => chargeIn(total, short, rate);
