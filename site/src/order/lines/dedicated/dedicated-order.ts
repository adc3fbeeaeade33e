import type { DsOrderContext, SavedOrderDraft, OrderDraft } from '@hoster/contract';
import { defaultDsChoice, type DsChoice, type DsData } from '@hoster/domain/lines/dedicated/choice';
import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import { findDsProblems, type DsProblems } from '@hoster/domain/lines/dedicated/problems';
import { dsQueryOf, readDsQuery, writeDsQuery } from '@hoster/domain/lines/dedicated/query';
import { computeTotal } from '@hoster/domain/money/pricing';
import { fieldErrors, type FieldErrors } from '../../../api/errors.ts';
import type { LineOrder } from '../../line-order.ts';
import { keyErrorsOf } from '../../draft/draft-form.ts';
import { taxOf } from '../../payment/payer.ts';
import { limitCommonChoice } from '../../stages/configuration/common-choice.ts';
import { STAGE_PARAM } from '../../stages/stages.ts';

/** In the address: an offer that staff have prepared. */
export const OFFER_PARAM = 'custom_tariff_id';

/** Everything about one order of a dedicated server, derived from the answers of the server and the address. */
export interface DedicatedOrder extends LineOrder {
  context: DsOrderContext;
  data: DsData;
  defaults: DsChoice;
  choice: DsChoice;
  /** Reasons to reject the order. */
  problems: DsProblems;
  /** Errors that the backend has found in the draft, by field of the order body. */
  draftErrors: FieldErrors;
}

/** Ids of the SSH keys that the account adds by default. */
export const defaultKeys = ({ ssh_keys: keys }: Pick<DsOrderContext, 'ssh_keys'>): number[] =>
  keys.filter((key) => key.default).map(({ id }) => id);

/** Reads the order from an address and the visitor's draft, by default the saved one. */
export function readDedicatedOrder(
  context: DsOrderContext,
  savedDraft: SavedOrderDraft,
  query: URLSearchParams,
  draft: OrderDraft = savedDraft,
): DedicatedOrder {
  const defaults = defaultDsChoice(context);
  return orderWith({ context, savedDraft, defaults }, readDsQuery(dsQueryOf(query), defaults), draft);
}

/** The same order with another choice. */
export function orderWith(
  { context, savedDraft, defaults }: Pick<DedicatedOrder, 'context' | 'savedDraft' | 'defaults'>,
  wanted: DsChoice,
  draft: OrderDraft,
): DedicatedOrder {
  const data: DsData = { ...context, tax: taxOf(context, draft.legal_entity) };
  const { project_name: _, ...rest } = wanted;
  const choice: DsChoice = {
    ...rest,
    ...limitCommonChoice(wanted, defaults, context),
    // An offer is for one server.
    ...(context.custom && { count: 1 }),
  };
  return {
    context,
    savedDraft,
    defaults,
    data,
    choice,
    draft,
    problems: findDsProblems(data, choice, context.limits),
    draftErrors: fieldErrors(keyErrorsOf(savedDraft, draft)),
    total: computeTotal(dsPricing(data, choice)),
  };
}

/** The query of an order, with `stage` to keep it. */
export function dedicatedQuery(
  { defaults, context }: Pick<DedicatedOrder, 'defaults' | 'context'>,
  choice: DsChoice,
  stage?: string,
): URLSearchParams {
  const query = writeDsQuery(choice, defaults);
  if (context.custom) query.set(OFFER_PARAM, String(context.custom.id));
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}

/** The field of the order body that blocks the next stage; null when none does. */
export function firstProblem({ problems, draftErrors }: DedicatedOrder): string | null {
  const inside = problems.configuration[0];
  if (inside) return `configuration.${inside.field}`;
  return problems.order[0]?.field ?? Object.keys(draftErrors)[0] ?? null;
}
