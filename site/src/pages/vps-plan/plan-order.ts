import type { VpsOrderContext, VpsTariff } from '@hoster/contract';
import { findOrderProblems, type OrderProblem } from '@hoster/domain/order-problems';
import { euroCents } from '@hoster/domain/money';
import { explainProblems, type Problem } from '@hoster/domain/compatibility-fixes';
import { openPlaces } from '@hoster/domain/open-places';
import { orderQueryOf, readOrderQuery, writeOrderQuery } from '@hoster/domain/order-query';
import { computeTotal } from '@hoster/domain/pricing';
import type { VpsChoice } from '@hoster/domain/vps-choice';
import { vpsPricing, type VpsPriceData } from '@hoster/domain/vps-pricing';
import { fieldErrors, type FieldErrors } from '../../api/errors.ts';
import type { LineOrder } from '../../features/order/line-order.ts';
import { keyErrorsOf, notesOf, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';
import { defaultChoice, settledChoice } from './default-choice.ts';
import { planData, type PlanAnswers } from './plan-data.ts';

/** Everything about one order of a VPS, derived from the answers of the server and the address. */
export interface PlanOrder extends LineOrder {
  plan: VpsTariff;
  context: VpsOrderContext;
  data: VpsPriceData;
  defaults: VpsChoice;
  choice: VpsChoice;
  /** What doesn't fit together, with the ways out. */
  problems: Problem[];
  /** What else an order would be refused for. */
  fieldProblems: OrderProblem[];
  /** Errors that the backend has found in the notes, by field of the order body. */
  noteErrors: FieldErrors;
}

/** The plan of a page; undefined when there is none of that slug. */
export const planOf = ({ tariffs }: VpsOrderContext, slug: string): VpsTariff | undefined =>
  tariffs.find((tariff) => tariff.slug === slug);

/** Reads the order that an address and the visitor's notes mean, by default those of the draft. */
export function readPlanOrder(
  answers: PlanAnswers,
  plan: VpsTariff,
  query: URLSearchParams,
  notes: OrderNotes = notesOf(answers.draft),
): PlanOrder {
  const { context, draft } = answers;
  const data = planData(answers);
  const defaults = defaultChoice(data, plan, context);
  const read = readOrderQuery(orderQueryOf(query), defaults);
  return orderWith({ plan, context, data, defaults, draft }, read, notes);
}

/** Ids of the keys that the account adds by default. */
export const usualKeys = ({ ssh_keys: keys }: Pick<VpsOrderContext, 'ssh_keys'>): number[] =>
  keys.filter((key) => key.default).map(({ id }) => id);

/** The same order with another choice. */
export function orderWith(
  base: Pick<PlanOrder, 'plan' | 'context' | 'data' | 'defaults' | 'draft'>,
  wanted: VpsChoice,
  notes: OrderNotes,
): PlanOrder {
  const { plan, defaults, context, draft } = base;
  const data = { ...base.data, tax: taxOf(context, notes.payer) };
  const choice = settledChoice(wanted, defaults, data, context.limits.items_max);
  return {
    plan,
    context,
    data,
    defaults,
    draft,
    choice,
    notes,
    problems: problemsOf(data, choice, plan),
    fieldProblems: findOrderProblems(data, { ...choice, iso_url: notes.isoUrl }, context.limits),
    noteErrors: fieldErrors(keyErrorsOf(draft, notes)),
    total: computeTotal(vpsPricing(data, choice)),
  };
}

/** The rules of the shop, and one that only the page can see: the plan of free sizes has its own places. */
function problemsOf(data: VpsPriceData, choice: VpsChoice, plan: VpsTariff): Problem[] {
  const problems = explainProblems(data, choice);
  const isHere = !plan.is_custom || plan.locations.includes(choice.location);
  if (isHere || problems.some(({ field }) => field === 'location')) return problems;
  const fixes = openPlaces(data.locations, plan)
    .slice(0, 2)
    .map(({ id }) => ({ kind: 'location' as const, value: id, change: { location: id }, perMonthCents: euroCents(0) }));
  return [{ code: 'plan_unavailable_in_location', field: 'location', fixes }, ...problems];
}

/** The query of an order; `keep` gives the stage, if it is to stay. */
export function planQuery(
  { defaults }: Pick<PlanOrder, 'defaults'>,
  choice: VpsChoice,
  stage?: string,
): URLSearchParams {
  const query = writeOrderQuery(choice, defaults);
  // The page itself says which plan it is.
  query.delete('tariff');
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}

/** The field (of the order body) that keeps the configuration from the next stage; null when nothing does. */
export function firstProblem(order: PlanOrder): string | null {
  const { problems, fieldProblems, noteErrors, choice, notes } = order;
  if (problems[0]) return problems[0].field;
  if (!choice.base_administration && !notes.administrationOffConfirmed) return 'base_administration_confirmed';
  return fieldProblems[0]?.field ?? Object.keys(noteErrors)[0] ?? null;
}
