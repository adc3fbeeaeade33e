import type { KeptOrderDraft, VpnNode, VpnOrderContext, VpnProduct } from '@hoster/contract';
import {
  entriesOf,
  exitsOf,
  findVpnProblems,
  readVpnQuery,
  vpnPricing,
  vpnQueryOf,
  writeVpnQuery,
  type VpnChoice,
  type VpnData,
  type VpnProblem,
} from '@hoster/domain/lines/vpn';
import type { EuroCents } from '@hoster/domain/money';
import { openPlaces } from '@hoster/domain/open-places';
import { computeTotal } from '@hoster/domain/pricing';
import type { LineOrder } from '../../features/order/line-order.ts';
import { notesOf, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { settledItems, usualItems } from '../../features/order/settled-items.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';

/** The answers that the page is made from. */
export interface VpnAnswers {
  contexts: Readonly<Record<VpnProduct, VpnOrderContext>>;
  nodes: readonly VpnNode[];
  draft: KeptOrderDraft;
}

/** Everything about one order of a VPN, derived from the answers of the server and the address. */
export interface VpnOrder extends LineOrder {
  answers: VpnAnswers;
  /** Of the chosen product. */
  context: VpnOrderContext;
  data: VpnData;
  defaults: VpnChoice;
  choice: VpnChoice;
  /** What an order would be refused for. */
  problems: VpnProblem[];
}

const dataOf = ({ contexts, nodes }: VpnAnswers): VpnData => ({
  offers: contexts,
  nodes,
  rent_periods: contexts.single.rent_periods,
  promo: contexts.single.promo,
  tax: contexts.single.tax,
});

/** The least loaded of the available nodes; those whose load isn't known come last. */
export const leastLoaded = (nodes: readonly VpnNode[]): VpnNode | undefined =>
  openPlaces(nodes).toSorted((a, b) => (a.load_percent ?? 100) - (b.load_percent ?? 100))[0];

/** What is chosen before the visitor chooses: one server, the one that the server proposes, for the usual term. */
function defaultChoice(data: VpnData, { contexts: { single } }: VpnAnswers): VpnChoice {
  const exits = exitsOf(data, 'single');
  const exit = exits.find(({ id }) => id === single.initial['exit_node_location']) ?? leastLoaded(exits) ?? exits[0];
  return { ...usualItems(single), product: 'single', exit_node_location: exit?.id ?? 0, entry_node_location: null };
}

/** Reads the order that an address and the visitor's notes mean, by default those of the draft. */
export function readVpnOrder(
  answers: VpnAnswers,
  query: URLSearchParams,
  notes: OrderNotes = notesOf(answers.draft),
): VpnOrder {
  const data = dataOf(answers);
  const defaults = defaultChoice(data, answers);
  return orderWith({ answers, defaults }, readVpnQuery(vpnQueryOf(query), defaults), notes);
}

/** What a month of a product costs, for the term and the promo code of an order. */
export const productPrice = ({ data, choice }: Pick<VpnOrder, 'data' | 'choice'>, product: VpnProduct): EuroCents =>
  computeTotal(vpnPricing(data, { ...choice, product, count: 1 })).perMonth;

/** The same order with another choice. */
export function orderWith(
  { answers, defaults }: Pick<VpnOrder, 'answers' | 'defaults'>,
  wanted: VpnChoice,
  notes: OrderNotes,
): VpnOrder {
  const offered = dataOf(answers);
  const choice = settledChoice(wanted, defaults, answers, offered);
  const context = answers.contexts[choice.product];
  const data: VpnData = { ...offered, tax: taxOf(context, notes.payer) };
  return {
    answers,
    context,
    draft: answers.draft,
    data,
    defaults,
    choice,
    notes,
    problems: findVpnProblems(data, choice, context.limits),
    total: computeTotal(vpnPricing(data, choice)),
  };
}

/** A choice with its figures brought into what is offered, so that it always has a price and a route. */
function settledChoice(wanted: VpnChoice, defaults: VpnChoice, { contexts }: VpnAnswers, data: VpnData): VpnChoice {
  const { project_name: _, ...choice } = wanted;
  const exits = exitsOf(data, choice.product);
  const exit = exits.some(({ id }) => id === choice.exit_node_location)
    ? choice.exit_node_location
    : (leastLoaded(exits)?.id ?? defaults.exit_node_location);
  const entry =
    choice.product === 'single' ? null : (choice.entry_node_location ?? leastLoaded(entriesOf(data, exit))?.id ?? null);
  return {
    ...choice,
    ...settledItems(wanted, defaults, contexts[choice.product]),
    exit_node_location: exit,
    entry_node_location: entry,
  };
}

/** The query of an order; `stage`, if it is to stay. */
export function vpnQuery({ defaults }: Pick<VpnOrder, 'defaults'>, choice: VpnChoice, stage?: string): URLSearchParams {
  const query = writeVpnQuery(choice, defaults);
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}
