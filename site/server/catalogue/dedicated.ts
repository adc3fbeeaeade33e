import { type DsTariff, DsTariffPage } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { z } from 'zod';
import { allPages } from './all-pages.ts';
import { dedicatedShop } from './dedicated-shop.ts';
import { dedicatedSpecs } from './dedicated-specs.ts';
import type { CatalogueLine } from './line.ts';
import { Linked, urlsOf } from './linked.ts';
import { placesOf } from './places.ts';
import { termsOf } from './terms.ts';

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
    const { locations, rent_periods } = await dedicatedShop(ask, servers);
    return servers.map((server) => ({
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
    }));
  },
};
