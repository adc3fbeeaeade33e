import type { SavedOrderDraft, VpnNode, VpnOrderContext, VpnProduct, OrderDraft } from '@hoster/contract';
import {
  defaultVpnChoice,
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
import type { EuroCents } from '@hoster/domain/money/money';
import { openLocations } from '@hoster/domain/order/open-locations';
import { computeTotal } from '@hoster/domain/money/pricing';
import type { LineOrder } from '../../line-order.ts';
import { taxOf } from '../../payment/payer.ts';
import { limitCommonChoice } from '../../stages/configuration/common-choice.ts';
import { STAGE_PARAM } from '../../stages/stages.ts';

/** What the backend answered for the order page. */
export interface VpnBackendData {
  contexts: Readonly<Record<VpnProduct, VpnOrderContext>>;
  nodes: readonly VpnNode[];
  savedDraft: SavedOrderDraft;
}

/** Everything about one order of a VPN, derived from the answers of the server and the address. */
export interface VpnOrder extends LineOrder {
  backendData: VpnBackendData;
  /** Of the chosen product. */
  context: VpnOrderContext;
  data: VpnData;
  defaults: VpnChoice;
  choice: VpnChoice;
  /** Reasons to reject the order. */
  problems: VpnProblem[];
}

const dataOf = ({ contexts, nodes }: VpnBackendData): VpnData => ({
  offers: contexts,
  nodes,
  rent_periods: contexts.single.rent_periods,
  promo: contexts.single.promo,
  tax: contexts.single.tax,
});

/** The least loaded of the available nodes; those whose load isn't known come last. */
export const leastLoaded = (nodes: readonly VpnNode[]): VpnNode | undefined =>
  openLocations(nodes).toSorted((a, b) => (a.load_percent ?? 100) - (b.load_percent ?? 100))[0];

/** Reads the order from an address and the visitor's draft, by default the saved one. */
export function readVpnOrder(
  backendData: VpnBackendData,
  query: URLSearchParams,
  draft: OrderDraft = backendData.savedDraft,
): VpnOrder {
  const data = dataOf(backendData);
  const defaults = defaultVpnChoice({ ...data, projects: backendData.contexts.single.projects }, 'single');
  return orderWith({ backendData, defaults }, readVpnQuery(vpnQueryOf(query), defaults), draft);
}

/** Monthly price of a product, for the term and the promo code of an order. */
export const productPrice = ({ data, choice }: Pick<VpnOrder, 'data' | 'choice'>, product: VpnProduct): EuroCents =>
  computeTotal(vpnPricing(data, { ...choice, product, count: 1 })).perMonth;

/** The same order with another choice. */
export function orderWith(
  { backendData, defaults }: Pick<VpnOrder, 'backendData' | 'defaults'>,
  wanted: VpnChoice,
  draft: OrderDraft,
): VpnOrder {
  const offered = dataOf(backendData);
  const choice = limitChoice(wanted, defaults, backendData, offered);
  const context = backendData.contexts[choice.product];
  const data: VpnData = { ...offered, tax: taxOf(context, draft.legal_entity) };
  return {
    backendData,
    context,
    savedDraft: backendData.savedDraft,
    data,
    defaults,
    choice,
    draft,
    problems: findVpnProblems(data, choice, context.limits),
    total: computeTotal(vpnPricing(data, choice)),
  };
}

/** A choice with its figures brought into what is offered, so that it always has a price and a route. */
function limitChoice(wanted: VpnChoice, defaults: VpnChoice, { contexts }: VpnBackendData, data: VpnData): VpnChoice {
  const { project_name: _, ...choice } = wanted;
  const exits = exitsOf(data, choice.product);
  const exit = exits.some(({ id }) => id === choice.exit_node_location)
    ? choice.exit_node_location
    : (leastLoaded(exits)?.id ?? defaults.exit_node_location);
  const entry =
    choice.product === 'single' ? null : (choice.entry_node_location ?? leastLoaded(entriesOf(data, exit))?.id ?? null);
  return {
    ...choice,
    ...limitCommonChoice(wanted, defaults, contexts[choice.product]),
    exit_node_location: exit,
    entry_node_location: entry,
  };
}

/** The query of an order, with `stage` to keep it. */
export function vpnQuery({ defaults }: Pick<VpnOrder, 'defaults'>, choice: VpnChoice, stage?: string): URLSearchParams {
  const query = writeVpnQuery(choice, defaults);
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}
