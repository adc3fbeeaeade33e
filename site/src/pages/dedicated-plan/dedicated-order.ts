import type { DsOrderContext, KeptOrderDraft } from '@hoster/contract';
import { standardConfiguration, type DsChoice, type DsData } from '@hoster/domain/lines/dedicated/choice';
import { dsPricing } from '@hoster/domain/lines/dedicated/pricing';
import { findDsProblems, type DsProblems } from '@hoster/domain/lines/dedicated/problems';
import { dsQueryOf, readDsQuery, writeDsQuery } from '@hoster/domain/lines/dedicated/query';
import { openPlaces } from '@hoster/domain/open-places';
import { computeTotal } from '@hoster/domain/pricing';
import { fieldErrors, type FieldErrors } from '../../api/errors.ts';
import type { LineOrder } from '../../features/order/line-order.ts';
import { keyErrorsOf, notesOf, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { settledItems, usualItems } from '../../features/order/settled-items.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';

/** In the address: an offer that staff have prepared. */
export const OFFER_PARAM = 'custom_tariff_id';

/** Everything about one order of a dedicated server, derived from the answers of the server and the address. */
export interface DedicatedOrder extends LineOrder {
  context: DsOrderContext;
  data: DsData;
  defaults: DsChoice;
  choice: DsChoice;
  /** What an order would be refused for. */
  problems: DsProblems;
  /** Errors that the backend has found in the notes, by field of the order body. */
  noteErrors: FieldErrors;
}

/** Ids of the keys that the account adds by default. */
export const usualKeys = ({ ssh_keys: keys }: Pick<DsOrderContext, 'ssh_keys'>): number[] =>
  keys.filter((key) => key.default).map(({ id }) => id);

/** What is chosen before the visitor chooses: the plan as it is, in the first place that has it. */
function defaultChoice(context: DsOrderContext): DsChoice {
  const { tariff, locations, os, configuration, custom } = context;
  const here = locations.filter(({ id }) => tariff.locations.includes(id));
  const open = openPlaces(here, tariff);
  return {
    ...usualItems(context),
    tariff: tariff.id,
    custom_tariff_id: custom?.id ?? null,
    location: (open[0] ?? here[0] ?? locations[0])?.id ?? 0,
    os: (os.find(({ is_default }) => is_default) ?? os[0])?.id ?? 0,
    control_panel: null,
    configuration: configuration && standardConfiguration(configuration),
  };
}

/** Reads the order that an address and the visitor's notes mean, by default those of the draft. */
export function readDedicatedOrder(
  context: DsOrderContext,
  draft: KeptOrderDraft,
  query: URLSearchParams,
  notes: OrderNotes = notesOf(draft),
): DedicatedOrder {
  const defaults = defaultChoice(context);
  return orderWith({ context, draft, defaults }, readDsQuery(dsQueryOf(query), defaults), notes);
}

/** The same order with another choice. */
export function orderWith(
  { context, draft, defaults }: Pick<DedicatedOrder, 'context' | 'draft' | 'defaults'>,
  wanted: DsChoice,
  notes: OrderNotes,
): DedicatedOrder {
  const data: DsData = { ...context, tax: taxOf(context, notes.payer) };
  const { project_name: _, ...rest } = wanted;
  const choice: DsChoice = {
    ...rest,
    ...settledItems(wanted, defaults, context),
    // An offer is for one server.
    ...(context.custom && { count: 1 }),
  };
  return {
    context,
    draft,
    defaults,
    data,
    choice,
    notes,
    problems: findDsProblems(data, choice, context.limits),
    noteErrors: fieldErrors(keyErrorsOf(draft, notes)),
    total: computeTotal(dsPricing(data, choice)),
  };
}

/** The query of an order; `stage`, if it is to stay. */
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

/** The field (of the order body) that keeps the configuration from the next stage; null when nothing does. */
export function firstProblem({ problems, noteErrors }: DedicatedOrder): string | null {
  const inside = problems.configuration[0];
  if (inside) return `configuration.${inside.field}`;
  return problems.order[0]?.field ?? Object.keys(noteErrors)[0] ?? null;
}
