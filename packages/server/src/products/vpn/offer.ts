import { textIn } from '../../i18n/localised.ts';
import type { RentPeriod, VpnNode, VpnPrice, VpnProduct } from '@hoster/contract';
import type { OpenOffer, VpnOffer } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, price, type VpnNodeRow } from '../../catalogue/index.ts';

/** Default term, in months: as for all lines, what “from” prices are for. */
const usualMonths = 1;

const products: readonly VpnProduct[] = ['single', 'multi-hop'];

/** A node as visitors see it. */
export const presentNode = (row: VpnNodeRow, language: Language): VpnNode => ({
  id: row.id,
  slug: row.slug,
  country_code: row.countryCode,
  name: textIn(row.name, language),
  city: textIn(row.city, language),
  is_available: row.isAvailable,
  load_percent: row.loadPercent,
  roles: row.roles,
  ipv6: row.ipv6,
  p2p: row.p2p,
});

/** The offer: the nodes, and the prices and routes of both products. */
export function vpnOffer(catalogue: Catalogue, language: Language) {
  return {
    nodes: catalogue.vpnNodes.map((row) => presentNode(row, language)),
    offers: { single: offerOf(catalogue, 'single'), 'multi-hop': offerOf(catalogue, 'multi-hop') },
  };
}

function offerOf(catalogue: Catalogue, product: VpnProduct): VpnOffer {
  return {
    prices: pricesOf(catalogue, product),
    exit_nodes: exitRows(catalogue, product).map(({ id }) => id),
    pairs:
      product === 'single' ? [] : catalogue.vpnPairs.map(({ entryId, exitId }) => ({ entry: entryId, exit: exitId })),
  };
}

/** Exit nodes of a product. */
export function exitRows({ vpnNodes }: Catalogue, product: VpnProduct): VpnNodeRow[] {
  const role = product === 'single' ? 'single' : 'exit';
  return vpnNodes.filter(({ roles }) => roles.includes(role));
}

function pricesOf({ vpnPrices }: Catalogue, wanted: VpnProduct): VpnPrice[] {
  const rows = vpnPrices.filter(({ product }) => product === wanted);
  const month = rows.find(({ months }) => months === 1)?.priceCents;
  return rows.map(({ months, priceCents: cents }) => ({
    months,
    price: price(cents),
    total: price(cents * months),
    discount_percent: month === undefined ? 0 : Math.max(0, Math.round((1 - cents / month) * 100)),
  }));
}

/** The terms that have a price, with the discount for paying ahead. */
export function presentTerms(prices: readonly VpnPrice[]): RentPeriod[] {
  const usual = prices.find(({ months }) => months === usualMonths) ?? prices[0];
  return prices.map(({ months, discount_percent }) => ({
    months,
    discount_percent,
    is_default: months === usual?.months,
  }));
}

/** What can be bought now, by product. It isn't sold by location. */
export const vpnOffers = (catalogue: Catalogue): OpenOffer[] =>
  products
    .filter((product) => canBeHad(catalogue, product))
    .flatMap((plan) =>
      catalogue.vpnPrices
        .filter(({ product, months }) => product === plan && months === usualMonths)
        .map(({ priceCents: cents }) => ({ plan, location: null, cents })),
    );

function canBeHad(catalogue: Catalogue, product: VpnProduct): boolean {
  const open = new Set(catalogue.vpnNodes.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : [])));
  return product === 'single'
    ? exitRows(catalogue, product).some(({ id }) => open.has(id))
    : catalogue.vpnPairs.some(({ entryId, exitId }) => open.has(entryId) && open.has(exitId));
}
