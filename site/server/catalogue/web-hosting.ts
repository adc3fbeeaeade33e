import { VhOrderContext, type VhTariff } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { z } from 'zod';
import { type Ask, NotOffered } from './ask.ts';
import type { CatalogueLine, LineItem } from './line.ts';
import { Linked, urlsOf } from './linked.ts';
import { isAvailable, placesOf } from './places.ts';
import { termsOf } from './terms.ts';

const CONTEXT = '/my/api/vhosting/order/create_context/';

/** Web hosting. */
export const webHosting: CatalogueLine = {
  name: 'web_hosting',
  page: linePages.web_hosting,
  async paths(ask) {
    const [locations, systems, { tariffs }] = await Promise.all([
      ask('/my/api/vhosting-location-landings/', Linked),
      ask('/my/api/hosting-cms-landings/', Linked),
      ask(CONTEXT, z.object({ tariffs: Linked })),
    ]);
    return urlsOf(locations, systems, tariffs);
  },
  async items(ask) {
    const shop = await ask(CONTEXT, Shop);
    return shop.tariffs.map((tariff) => itemOf(tariff, shop));
  },
};

/** A plan by its slug. @throws NotOffered, or BackendAway */
export async function readWebHosting(ask: Ask, slug: string): Promise<{ item: LineItem; tariff: VhTariff }> {
  const shop = await ask(CONTEXT, Shop);
  const tariff = shop.tariffs.find((one) => one.slug === slug);
  if (!tariff) throw new NotOffered(slug);
  return { item: itemOf(tariff, shop), tariff };
}

const Shop = VhOrderContext.pick({ tariffs: true, locations: true, rent_periods: true });

function itemOf(tariff: VhTariff, { locations, rent_periods }: z.infer<typeof Shop>): LineItem {
  const places = placesOf(locations, tariff);
  return {
    slug: tariff.slug,
    name: tariff.name,
    path: tariff.url,
    price: tariff.price,
    setup_fee: 0,
    old_price: tariff.old_price,
    available: isAvailable(places),
    locations: places,
    rent_periods: termsOf(rent_periods),
    specs: specsOf(tariff),
  };
}

const MB_PER_GB = 1024;

const specsOf = (tariff: VhTariff) => ({
  sites: tariff.sites,
  cpu_count: tariff.cpu_cores,
  ram_gb: tariff.memory_mb / MB_PER_GB,
  disk_gb: tariff.disk_size,
  disk_type: tariff.disk_type,
  inodes: tariff.inodes,
  traffic_tb: tariff.traffic,
  databases: tariff.databases,
  database_engines: tariff.database_engines.join(', '),
  mailboxes: tariff.mailboxes,
  ftp_accounts: tariff.ftp_accounts,
  subdomains: tariff.subdomains,
  php_versions: tariff.php_versions.join(', '),
  nodejs: tariff.nodejs,
  python: tariff.python,
  ssh: tariff.ssh,
  cron_min_minutes: tariff.cron_min_minutes,
  ssl_free: tariff.ssl.free,
  ssl_wildcard: tariff.ssl.wildcard,
  backup_interval_hours: tariff.backups.interval_hours,
  backup_keep_days: tariff.backups.keep_days,
  control_panel: tariff.control_panel,
});
