import {
  DsTariff,
  DsTariffPage,
  DsOrderContext,
  type Location,
  type RentPeriod,
  type CatalogueSpecs,
} from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { z } from 'zod';
import { allPages } from './all-pages.ts';
import type { CatalogueLine, LineItem } from './line.ts';
import { Linked, urlsOf } from './linked.ts';
import { placesOf } from './places.ts';
import { termsOf } from './terms.ts';
import { type Ask, NotOffered } from './ask.ts';

const SERVERS = '/my/api/ds-order/tariff/?page_size=500';

/** Dedicated servers. */
export const dedicated: CatalogueLine = {
  name: 'dedicated',
  page: linePages.dedicated,
  async paths(ask) {
    const [locations, groups, servers] = await Promise.all([
      ask('/my/api/ds-location-landings/', Linked),
      ask('/my/api/ds-group-landings/', Linked),
      allPages(ask, SERVERS, z.object({ next: z.string().nullable(), results: Linked })),
    ]);
    return urlsOf(locations, groups, servers);
  },
  async items(ask) {
    const servers: DsTariff[] = await allPages(ask, SERVERS, DsTariffPage);
    const shop = await dedicatedShop(ask, servers);
    return servers.map((server) => itemOf(server, shop));
  },
};

const Shop = DsOrderContext.pick({ locations: true, rent_periods: true });
type Shop = z.infer<typeof Shop>;

const contextOf = (slug: string): string =>
  `/my/api/ds-order/create_context/?${new URLSearchParams({ slug }).toString()}`;

/** One server, with what only its page says of it. @throws NotOffered, or BackendAway */
export async function readServer(ask: Ask, slug: string): Promise<{ item: LineItem; tariff: DsTariff }> {
  const { tariff, ...shop } = await ask(contextOf(slug), Shop.extend({ tariff: DsTariff }));
  return { item: itemOf(tariff, shop), tariff };
}

const itemOf = (server: DsTariff, { locations, rent_periods }: Shop): LineItem => ({
  slug: server.slug,
  name: server.name,
  path: server.url,
  price: server.price,
  setup_fee: server.setup_fee,
  old_price: server.old_price,
  available: server.availability.state !== 'sold_out',
  locations: placesOf(locations, server),
  rent_periods: termsOf(rent_periods),
  specs: dedicatedSpecs(server),
});

/**
 * Locations and terms of servers, which only the page of a server has. Asks for as few pages as have all locations.
 * @throws BackendAway
 */
async function dedicatedShop(ask: Ask, servers: readonly DsTariff[]): Promise<Shop> {
  const known = new Set<number>();
  const locations = new Map<number, Location>();
  let periods: RentPeriod[] = [];
  for (const { slug, locations: ids } of servers) {
    if (ids.every((id) => known.has(id))) continue;
    for (const id of ids) known.add(id);
    const shop = await ask(contextOf(slug), Shop).catch((error: unknown) => {
      // The server was removed from the list in the meantime.
      if (error instanceof NotOffered) return null;
      throw error;
    });
    for (const place of shop?.locations ?? []) locations.set(place.id, place);
    if (shop) periods = shop.rent_periods;
  }
  return { locations: [...locations.values()].toSorted((a, b) => a.position - b.position), rent_periods: periods };
}

/** The hardware of a dedicated server by name and unit. Cores and threads are those of all processors. */
function dedicatedSpecs(server: DsTariff): CatalogueSpecs {
  const { cpu_detail: cpu, memory_with_units: memory, disks, raid, availability } = server;
  return {
    cpu_model: `${cpu.vendor} ${cpu.model}`,
    cpu_sockets: cpu.count,
    cpu_count: cpu.cores,
    cpu_threads: cpu.threads,
    cpu_ghz: cpu.frequency,
    ...(cpu.boost_frequency !== null && { cpu_boost_ghz: cpu.boost_frequency }),
    ram_gb: memory.value,
    ...(memory.max_value !== null && { ram_max_gb: memory.max_value }),
    ram_type: memory.type,
    ram_ecc: memory.ecc,
    disk_gb: disks.reduce((sum, { volume, count }) => sum + volume * count, 0),
    disk_type: [...new Set(disks.map(({ type }) => type))].join(', '),
    disks: disks.map(({ count, name }) => `${count} × ${name}`).join(', '),
    raid: raid.name ?? raid.kind,
    port_mbps: server.port_mbps,
    ...(server.guaranteed_mbps !== null && { guaranteed_mbps: server.guaranteed_mbps }),
    traffic_tb: server.traffic,
    ipv4_count: server.ipv4_count,
    ...(server.ipv6_prefix !== null && { ipv6_prefix: server.ipv6_prefix }),
    ...(availability.delivery_hours !== null && { delivery_hours: availability.delivery_hours }),
    is_configurable: server.is_configurable,
  };
}
