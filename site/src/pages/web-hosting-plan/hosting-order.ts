import type { KeptOrderDraft, VhOrderContext, VhTariff } from '@hoster/contract';
import {
  findVhProblems,
  readVhQuery,
  vhPricing,
  vhQueryOf,
  writeVhQuery,
  type VhChoice,
  type VhData,
  type VhProblem,
} from '@hoster/domain/lines/web-hosting';
import { openPlaces } from '@hoster/domain/open-places';
import { computeTotal } from '@hoster/domain/pricing';
import type { LineOrder } from '../../features/order/line-order.ts';
import { notesOf, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { settledItems, usualItems } from '../../features/order/settled-items.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';

/** Why web hosting can't be ordered yet: by the rules of the shop, or for want of a domain. */
export type HostingProblem = VhProblem | { readonly field: 'domain'; readonly code: 'domain_missing' };

/** Everything about one order of web hosting, derived from the answers of the server and the address. */
export interface HostingOrder extends LineOrder {
  plan: VhTariff;
  context: VhOrderContext;
  data: VhData;
  defaults: VhChoice;
  choice: VhChoice;
  /** What an order would be refused for. */
  problems: HostingProblem[];
}

/** The plan of a page; undefined when there is none of that slug. */
export const planOf = ({ tariffs }: Pick<VhOrderContext, 'tariffs'>, slug: string): VhTariff | undefined =>
  tariffs.find((tariff) => tariff.slug === slug);

/** What is chosen before the visitor chooses: the plan of the page in the first place that has room, nothing installed. */
function defaultChoice(context: VhOrderContext, plan: VhTariff): VhChoice {
  const { locations, initial } = context;
  const open = openPlaces(locations, plan);
  const place = open.find(({ id }) => id === initial['location']) ?? open[0] ?? locations[0];
  return {
    ...usualItems(context),
    tariff: plan.id,
    location: place?.id ?? 0,
    domain: null,
    cms: null,
    php_version: null,
  };
}

/** Reads the order that an address and the visitor's notes mean, by default those of the draft. */
export function readHostingOrder(
  context: VhOrderContext,
  plan: VhTariff,
  draft: KeptOrderDraft,
  query: URLSearchParams,
  notes: OrderNotes = notesOf(draft),
): HostingOrder {
  const defaults = defaultChoice(context, plan);
  return orderWith({ plan, context, draft, defaults }, readVhQuery(vhQueryOf(query), defaults), notes);
}

/** The same order with another choice. */
export function orderWith(
  { plan, context, draft, defaults }: Pick<HostingOrder, 'plan' | 'context' | 'draft' | 'defaults'>,
  wanted: VhChoice,
  notes: OrderNotes,
): HostingOrder {
  const data: VhData = { ...context, tax: taxOf(context, notes.payer) };
  const choice = settledChoice(wanted, defaults, context);
  return {
    plan,
    context,
    draft,
    defaults,
    data,
    choice,
    notes,
    problems: problemsOf(data, choice, context),
    total: computeTotal(vhPricing(data, choice)),
  };
}

/** A choice with its figures brought into what is offered, so that it always has a price. */
function settledChoice(wanted: VhChoice, defaults: VhChoice, context: VhOrderContext): VhChoice {
  const { project_name: _, ...choice } = wanted;
  const items = settledItems(wanted, defaults, context);
  return {
    ...choice,
    ...items,
    // A page is about its plan: another one's id in the address belongs to that plan's page.
    tariff: defaults.tariff,
    // Emptied: it's added later.
    domain: wanted.domain?.trim() ? wanted.domain : null,
    // One domain is one account. The number comes back when the domain goes.
    count: wanted.domain?.trim() ? 1 : items.count,
  };
}

const problemsOf = (data: VhData, choice: VhChoice, { domain, limits }: VhOrderContext): HostingProblem[] => [
  ...(domain.required && choice.domain === null ? [{ field: 'domain', code: 'domain_missing' } as const] : []),
  ...findVhProblems(data, choice, limits),
];

/** The query of an order; `stage`, if it is to stay. */
export function hostingQuery(
  { defaults }: Pick<HostingOrder, 'defaults'>,
  choice: VhChoice,
  stage?: string,
): URLSearchParams {
  // The page itself says which plan it is.
  const query = writeVhQuery({ ...choice, tariff: defaults.tariff }, defaults);
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}
