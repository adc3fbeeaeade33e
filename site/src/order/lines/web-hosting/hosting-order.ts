import type { SavedOrderDraft, VhOrderContext, VhTariff, OrderDraft } from '@hoster/contract';
import {
  defaultVhChoice,
  findVhProblems,
  readVhQuery,
  vhPricing,
  vhQueryOf,
  writeVhQuery,
  type VhChoice,
  type VhData,
  type VhProblem,
} from '@hoster/domain/lines/web-hosting';
import { computeTotal } from '@hoster/domain/money/pricing';
import type { LineOrder } from '../../line-order.ts';
import { taxOf } from '../../payment/payer.ts';
import { limitCommonChoice } from '../../stages/configuration/common-choice.ts';
import { STAGE_PARAM } from '../../stages/stages.ts';

/** Reason why web hosting can't be ordered yet: the shop's rules, or a missing domain. */
export type HostingProblem = VhProblem | { readonly field: 'domain'; readonly code: 'domain_missing' };

/** Everything about one order of web hosting, derived from the answers of the server and the address. */
export interface HostingOrder extends LineOrder {
  plan: VhTariff;
  context: VhOrderContext;
  data: VhData;
  defaults: VhChoice;
  choice: VhChoice;
  /** Reasons to reject the order. */
  problems: HostingProblem[];
}

/** The plan of a page; undefined when there is none of that slug. */
export const planOf = ({ tariffs }: Pick<VhOrderContext, 'tariffs'>, slug: string): VhTariff | undefined =>
  tariffs.find((tariff) => tariff.slug === slug);

/** Reads the order from an address and the visitor's draft, by default the saved one. */
export function readHostingOrder(
  context: VhOrderContext,
  plan: VhTariff,
  savedDraft: SavedOrderDraft,
  query: URLSearchParams,
  draft: OrderDraft = savedDraft,
): HostingOrder {
  const defaults = defaultVhChoice(context, plan);
  return orderWith({ plan, context, savedDraft, defaults }, readVhQuery(vhQueryOf(query), defaults), draft);
}

/** The same order with another choice. */
export function orderWith(
  { plan, context, savedDraft, defaults }: Pick<HostingOrder, 'plan' | 'context' | 'savedDraft' | 'defaults'>,
  wanted: VhChoice,
  draft: OrderDraft,
): HostingOrder {
  const data: VhData = { ...context, tax: taxOf(context, draft.legal_entity) };
  const choice = limitChoice(wanted, defaults, context);
  return {
    plan,
    context,
    savedDraft,
    defaults,
    data,
    choice,
    draft,
    problems: problemsOf(data, choice, context),
    total: computeTotal(vhPricing(data, choice)),
  };
}

/** Returns the choice with its values limited to what is offered, so that it always has a price. */
function limitChoice(wanted: VhChoice, defaults: VhChoice, context: VhOrderContext): VhChoice {
  const { project_name: _, ...choice } = wanted;
  const items = limitCommonChoice(wanted, defaults, context);
  return {
    ...choice,
    ...items,
    // A page shows one plan: another plan's id in the address belongs to that plan's page.
    tariff: defaults.tariff,
    // Emptied: it's added later.
    domain: wanted.domain?.trim() ? wanted.domain : null,
    // One domain is one account. The number is restored when the domain is removed.
    count: wanted.domain?.trim() ? 1 : items.count,
  };
}

const problemsOf = (data: VhData, choice: VhChoice, { domain, limits }: VhOrderContext): HostingProblem[] => [
  ...(domain.required && choice.domain === null ? [{ field: 'domain', code: 'domain_missing' } as const] : []),
  ...findVhProblems(data, choice, limits),
];

/** The query of an order, with `stage` to keep it. */
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
