import type { VpsOrderContext, VpsTariff, ExtraService, ExtraServiceChoice, OrderDraft } from '@hoster/contract';
import { findOrderProblems, type OrderProblem } from '@hoster/domain/order/problems';
import { euroCents } from '@hoster/domain/money/money';
import { explainProblems, type Problem } from '@hoster/domain/lines/vps/compatibility-fixes';
import { openLocations } from '@hoster/domain/order/open-locations';
import { vpsQueryOf, readVpsQuery, writeVpsQuery } from '@hoster/domain/lines/vps/query';
import { computeTotal } from '@hoster/domain/money/pricing';
import { type VpsChoice, byId } from '@hoster/domain/lines/vps/choice';
import { defaultVpsChoice } from '@hoster/domain/lines/vps/default-choice';
import { vpsPricing, type VpsPriceData } from '@hoster/domain/lines/vps/pricing';
import { fieldErrors, type FieldErrors } from '../../../api/errors.ts';
import type { LineOrder } from '../../line-order.ts';
import { keyErrorsOf } from '../../draft/draft-form.ts';
import { taxOf } from '../../payment/payer.ts';
import { limitCommonChoice } from '../../stages/configuration/common-choice.ts';
import { STAGE_PARAM } from '../../stages/stages.ts';
import { vpsData, type VpsBackendData } from './vps-data.ts';

/** Everything about one order of a VPS, derived from the answers of the server and the address. */
export interface VpsPlanOrder extends LineOrder {
  plan: VpsTariff;
  context: VpsOrderContext;
  data: VpsPriceData;
  defaults: VpsChoice;
  choice: VpsChoice;
  /** Incompatible options, with alternatives. */
  problems: Problem[];
  /** Other reasons to reject the order. */
  fieldProblems: OrderProblem[];
  /** Errors that the backend has found in the draft, by field of the order body. */
  draftErrors: FieldErrors;
}

/** The plan of a page; undefined when there is none of that slug. */
export const planOf = ({ tariffs }: VpsOrderContext, slug: string): VpsTariff | undefined =>
  tariffs.find((tariff) => tariff.slug === slug);

/** Reads the order from an address and the visitor's draft, by default the saved one. */
export function readVpsOrder(
  backendData: VpsBackendData,
  plan: VpsTariff,
  query: URLSearchParams,
  draft: OrderDraft = backendData.savedDraft,
): VpsPlanOrder {
  const { context, savedDraft } = backendData;
  const data = vpsData(backendData);
  const defaults = defaultVpsChoice({ ...data, projects: context.projects }, plan);
  const read = readVpsQuery(vpsQueryOf(query), defaults);
  return orderWith({ plan, context, data, defaults, savedDraft }, read, draft);
}

/** Ids of the SSH keys that the account adds by default. */
export const defaultKeys = ({ ssh_keys: keys }: Pick<VpsOrderContext, 'ssh_keys'>): number[] =>
  keys.filter((key) => key.default).map(({ id }) => id);

/** The same order with another choice. */
export function orderWith(
  base: Pick<VpsPlanOrder, 'plan' | 'context' | 'data' | 'defaults' | 'savedDraft'>,
  wanted: VpsChoice,
  draft: OrderDraft,
): VpsPlanOrder {
  const { plan, defaults, context, savedDraft } = base;
  const data = { ...base.data, tax: taxOf(context, draft.legal_entity) };
  const choice = limitChoice(wanted, defaults, data, context);
  return {
    plan,
    context,
    data,
    defaults,
    savedDraft,
    choice,
    draft,
    problems: problemsOf(data, choice, plan),
    fieldProblems: findOrderProblems(data, { ...choice, iso_url: draft.iso_url }, context.limits),
    draftErrors: fieldErrors(keyErrorsOf(savedDraft, draft)),
    total: computeTotal(vpsPricing(data, choice)),
  };
}

/** The shop's rules, and one that only applies on the page: the custom plan has its own locations. */
function problemsOf(data: VpsPriceData, choice: VpsChoice, plan: VpsTariff): Problem[] {
  const problems = explainProblems(data, choice);
  const isHere = !plan.is_custom || plan.locations.includes(choice.location);
  if (isHere || problems.some(({ field }) => field === 'location')) return problems;
  const fixes = openLocations(data.locations, plan)
    .slice(0, 2)
    .map(({ id }) => ({ kind: 'location' as const, value: id, change: { location: id }, perMonthCents: euroCents(0) }));
  return [{ code: 'plan_unavailable_in_location', field: 'location', fixes }, ...problems];
}

/** The query of an order, with `stage` to keep it. */
export function vpsQuery(
  { defaults }: Pick<VpsPlanOrder, 'defaults'>,
  choice: VpsChoice,
  stage?: string,
): URLSearchParams {
  const query = writeVpsQuery(choice, defaults);
  // The page itself says which plan it is.
  query.delete('tariff');
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}

/** The field of the order body that blocks the next stage; null when none does. */
export function firstProblem(order: VpsPlanOrder): string | null {
  const { problems, fieldProblems, draftErrors, choice, draft } = order;
  if (problems[0]) return problems[0].field;
  if (!choice.base_administration && !draft.base_administration_confirmed) return 'base_administration_confirmed';
  return fieldProblems[0]?.field ?? Object.keys(draftErrors)[0] ?? null;
}

/** Returns the choice with its values limited to what is offered, so that it always has a price. */
function limitChoice(wanted: VpsChoice, defaults: VpsChoice, data: VpsPriceData, context: VpsOrderContext): VpsChoice {
  const { project_name: _, ...choice } = wanted;
  const known = (services: readonly ExtraService[], chosen: readonly ExtraServiceChoice[]) =>
    chosen.flatMap(({ id, count }) => {
      const service = byId(services, id);
      return service ? [{ id, count: Math.min(Math.max(count, service.min), service.max) }] : [];
    });
  const { monthly, one_time } = choice.extra_services;
  return {
    ...choice,
    ...limitCommonChoice(wanted, defaults, context),
    // A trial is for one server.
    ...(choice.trial !== 'none' && { count: 1 }),
    // A page shows one plan: another plan's id in the address belongs to that plan's page.
    tariff: defaults.tariff,
    configuration: defaults.configuration && (choice.configuration ?? defaults.configuration),
    trial: data.trial.available ? choice.trial : 'none',
    extra_services: {
      monthly: known(data.extra_services.monthly, monthly),
      one_time: known(data.extra_services.one_time, one_time),
    },
  };
}
