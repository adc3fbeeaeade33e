import type { VpnNode, VpnOrder, VpnOrderContext, VpnOrderQuery, VpnProduct } from '@hoster/contract';
import {
  commonParameters,
  namedIn,
  putInto,
  readCommon,
  readNumber,
  writeCommon,
  type CommonChoice,
} from '../order/address.ts';
import { defaultCommonChoice, type CommonData } from '../order/default-common-choice.ts';
import { openLocations } from '../order/open-locations.ts';
import { findCommonProblems, type OrderProblem } from '../order/problems.ts';
import { buyerPricing, type PricingInput } from '../money/pricing.ts';

/** What the buyer of a VPN has chosen: the fields of the order body. */
export type VpnChoice = CommonChoice & Pick<VpnOrder, 'product' | 'exit_node_location' | 'entry_node_location'>;

/** What a product costs and which routes it has, as its order context says. */
export type VpnOffer = Pick<VpnOrderContext, 'prices' | 'exit_nodes' | 'pairs'>;

/** Everything that prices and judges a VPN: both products, the nodes, and parts of an order context as they came. */
export interface VpnData extends Pick<VpnOrderContext, 'rent_periods' | 'promo' | 'tax'> {
  readonly offers: Readonly<Record<VpnProduct, VpnOffer>>;
  readonly nodes: readonly VpnNode[];
}

/** Why a choice of a VPN can't be ordered. */
export type VpnProblem =
  | OrderProblem
  | { readonly field: 'exit_node_location'; readonly code: 'node_unknown' | 'node_unavailable' }
  | { readonly field: 'entry_node_location'; readonly code: 'node_unknown' | 'node_unavailable' | 'pair_not_offered' };

/** Nodes that a connection of a product can leave by. */
export const exitsOf = ({ offers, nodes }: Pick<VpnData, 'offers' | 'nodes'>, product: VpnProduct): VpnNode[] =>
  nodes.filter(({ id }) => offers[product].exit_nodes.includes(id));

/** Nodes that a connection over two servers can begin at, to leave by the given one. */
export function entriesOf({ offers, nodes }: Pick<VpnData, 'offers' | 'nodes'>, exit: number): VpnNode[] {
  const entries = new Set(offers['multi-hop'].pairs.filter((pair) => pair.exit === exit).map(({ entry }) => entry));
  return nodes.filter(({ id }) => entries.has(id));
}

/** Everything that an order is refused for and its schema can't know. */
export function findVpnProblems(
  data: VpnData,
  choice: VpnChoice,
  limits: Parameters<typeof findCommonProblems>[2],
): VpnProblem[] {
  const { product, exit_node_location: exit, entry_node_location: entry } = choice;
  const exitCode = nodeProblem(exitsOf(data, product), exit);
  return [
    ...(exitCode ? [{ field: 'exit_node_location', code: exitCode } as const] : []),
    ...(product === 'multi-hop' && !exitCode ? entryProblems(data, exit, entry) : []),
    ...findCommonProblems(data, choice, limits),
  ];
}

function nodeProblem(nodes: readonly VpnNode[], wanted: number | null): 'node_unknown' | 'node_unavailable' | null {
  const node = nodes.find(({ id }) => id === wanted);
  if (!node) return 'node_unknown';
  return node.is_available ? null : 'node_unavailable';
}

function entryProblems(data: VpnData, exit: number, entry: number | null): VpnProblem[] {
  const isEntry = data.nodes.some(({ id, roles }) => id === entry && roles.includes('entry'));
  const code = nodeProblem(entriesOf(data, exit), entry);
  if (code === null) return [];
  return [{ field: 'entry_node_location', code: code === 'node_unknown' && isEntry ? 'pair_not_offered' : code }];
}

/**
 * The input of `computeTotal` for a VPN. Its terms have prices of their own instead of a discount. A term that isn't
 * offered costs nothing here: it is refused elsewhere.
 */
export function vpnPricing(data: VpnData, choice: VpnChoice): PricingInput {
  const { product, rent_period: months, count } = choice;
  const price = data.offers[product].prices.find((one) => one.months === months)?.price ?? 0;
  return {
    tariff: { key: product, label: vpnName(product), price },
    period: { months, discountPercent: 0 },
    count,
    ...buyerPricing(data),
  };
}

/** What a product is called in orders and emails. */
export const vpnName = (product: VpnProduct): string => (product === 'multi-hop' ? 'Multi-hop' : 'Single-hop');

/**
 * The default choice of a product: the first available exit, and the first available entry that leads to it.
 * @param exit the exit that is asked for, if any
 */
export function defaultVpnChoice(
  data: Pick<VpnData, 'offers' | 'nodes'> & CommonData,
  product: VpnProduct,
  exit?: number,
): VpnChoice {
  const entryTo = (id: number) => (product === 'single' ? null : (openLocations(entriesOf(data, id))[0]?.id ?? null));
  const exits = exitsOf(data, product);
  const first = openLocations(exits).find(({ id }) => product === 'single' || entryTo(id) !== null) ?? exits[0];
  const chosen = exit ?? first?.id ?? 0;
  return { ...defaultCommonChoice(data), product, exit_node_location: chosen, entry_node_location: entryTo(chosen) };
}

const names = {
  product: 0,
  exit: 0,
  entry: 0,
  ...commonParameters,
} satisfies Record<keyof VpnOrderQuery, 0>;

/** The part of an address's query that chooses a VPN. */
export const vpnQueryOf = (search: URLSearchParams): VpnOrderQuery => namedIn(search, names);

/** Puts a choice into the query of an address, without what equals the default. */
export function writeVpnQuery(choice: VpnChoice, defaults: VpnChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = putInto<keyof VpnOrderQuery>(query);
  put('product', choice.product, defaults.product);
  put('exit', choice.exit_node_location, defaults.exit_node_location);
  put('entry', choice.entry_node_location, defaults.entry_node_location);
  writeCommon(query, choice, defaults);
  return query;
}

/** Reads a choice from the query of an address; see `readCommon`. One server has no entry node. */
export function readVpnQuery(query: VpnOrderQuery, defaults: VpnChoice): VpnChoice {
  const product = query.product === 'single' || query.product === 'multi-hop' ? query.product : defaults.product;
  return {
    ...readCommon(query, defaults),
    product,
    exit_node_location: readNumber(query.exit) ?? defaults.exit_node_location,
    entry_node_location: product === 'single' ? null : (readNumber(query.entry) ?? defaults.entry_node_location),
  };
}
