import { VpsLocation, VpsOrderContext, type VpsTariff } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { z } from 'zod';
import { type Ask, NotOffered } from './ask.ts';
import type { CatalogueLine, LineItem } from './line.ts';
import { Linked, urlsOf } from './linked.ts';
import { isAvailable, placesOf } from './places.ts';
import { termsOf } from './terms.ts';

const CONTEXT = '/my/api/vps-order/create_context/';

/** Virtual private servers. */
export const vps: CatalogueLine = {
  name: 'vps',
  page: linePages.vps,
  async paths(ask) {
    const [locations, types, { tariffs }] = await Promise.all([
      ask('/my/api/vps-location-landings/', Linked),
      ask('/my/api/vps-type-landings/', Linked),
      ask(CONTEXT, z.object({ tariffs: Linked })),
    ]);
    return urlsOf(locations, types, tariffs);
  },
  async items(ask) {
    const shop = await readShop(ask);
    return shop.tariffs.map((tariff) => itemOf(tariff, shop));
  },
};

/** A plan by its slug. @throws NotOffered, or BackendAway */
export async function readVps(ask: Ask, slug: string): Promise<{ item: LineItem; tariff: VpsTariff }> {
  const shop = await readShop(ask);
  const tariff = shop.tariffs.find((one) => one.slug === slug);
  if (!tariff) throw new NotOffered(slug);
  return { item: itemOf(tariff, shop), tariff };
}

interface Shop extends Pick<VpsOrderContext, 'tariffs' | 'rent_periods'> {
  locations: readonly VpsLocation[];
}

async function readShop(ask: Ask): Promise<Shop> {
  const [shop, locations] = await Promise.all([
    ask(CONTEXT, VpsOrderContext.pick({ tariffs: true, rent_periods: true })),
    // Those of the context don't have the surcharges.
    ask('/api/orders/vps/locations/', z.array(VpsLocation)),
  ]);
  return { ...shop, locations };
}

function itemOf(tariff: VpsTariff, { locations, rent_periods }: Shop): LineItem {
  const places = placesOf(locations, tariff);
  return {
    slug: tariff.slug,
    name: tariff.name,
    path: tariff.url,
    price: tariff.price,
    setup_fee: tariff.setup_fee,
    old_price: tariff.old_price,
    available: isAvailable(places),
    locations: places,
    rent_periods: termsOf(rent_periods),
    specs: specsOf(tariff),
  };
}

const specsOf = (tariff: VpsTariff) => ({
  cpu_count: tariff.cpu_count,
  cpu_kind: tariff.cpu_kind,
  ram_gb: tariff.ram_size,
  disk_gb: tariff.disk_size,
  disk_type: tariff.disk_type,
  traffic_tb: tariff.traffic,
  port_mbps: tariff.port_mbps,
  ipv4_count: tariff.ipv4_count,
  ...(tariff.ipv6_prefix !== null && { ipv6_prefix: tariff.ipv6_prefix }),
  virtualization: tariff.virtualization,
  ddos_gbps: tariff.ddos_gbps,
  windows_allowed: tariff.windows_allowed,
  is_configurable: tariff.is_custom,
});
