import type { Cms, Location, VhOrderContext, VhTariff } from '@hoster/contract';
import {
  compareVersions,
  openLocations,
  toCents,
  visibleLocations,
  type OpenOffer,
  type Visitor,
} from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import {
  type Catalogue,
  type CmsRow,
  type LocationRow,
  presentLocation,
  presentPeriods,
  price,
  type VhCapacity,
  type VhPlanRow,
} from '../../catalogue/index.ts';
import { vhBackupHours, vhCronMinutes, vhPanel } from './terms.ts';

/** The catalogue of web hosting in its wire form: pages, prices and checks use the same data. */
export type VhOffer = ReturnType<typeof vhOffer>;

/** The offer, as this visitor may see it; without a visitor, all of it. */
export function vhOffer(catalogue: Catalogue, capacity: VhCapacity, visitor: Visitor | null, language: Language) {
  const places: Location[] = vhPlaces(catalogue).map((row) => presentLocation(row, language));
  const locations = visitor === null ? places : visibleLocations(places, visitor);
  const software = presentSoftware(catalogue);
  return {
    tariffs: catalogue.vhPlans.map((row) => ({
      ...presentPlan(row),
      php_versions: software.php_versions.map(({ version }) => version),
      locations: locations.map(({ id }) => id),
      sold_out_locations: locations.filter(({ id }) => (capacity.get(id) ?? 0) <= 0).map(({ id }) => id),
      cms: software.cms.filter(({ memory_mb: memory }) => memory <= row.memoryMb).map(({ slug }) => slug),
    })),
    locations,
    rent_periods: presentPeriods(catalogue.vhPeriods),
    ...software,
  };
}

/** The systems and PHP versions of all plans. */
export const presentSoftware = (catalogue: Catalogue) => ({
  cms: catalogue.cms.map(presentCms),
  php_versions: presentPhp(catalogue),
});

/** Locations that have web hosting, for all countries. */
export const vhPlaces = ({ locations }: Catalogue): LocationRow[] =>
  locations.filter(({ products }) => products.includes('vhosting'));

/** Properties of a plan that don't depend on the visitor or on other tables. */
function presentPlan(row: VhPlanRow): Omit<VhTariff, 'php_versions' | 'locations' | 'sold_out_locations' | 'cms'> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    url: `/web-hosting/${row.slug}/`,
    price: price(row.priceCents),
    old_price: row.oldPriceCents === null ? null : price(row.oldPriceCents),
    sites: row.sites,
    disk_size: row.diskSize,
    disk_type: 'NVMe',
    databases: row.databases,
    mailboxes: row.mailboxes,
    ftp_accounts: row.ftpAccounts,
    subdomains: row.subdomains,
    memory_mb: row.memoryMb,
    cpu_cores: row.cpuCores,
    inodes: row.inodes,
    traffic: row.traffic,
    database_engines: row.databaseEngines,
    ssl: { free: true, wildcard: true },
    backups: { interval_hours: vhBackupHours, keep_days: row.keepDays },
    control_panel: vhPanel,
    ssh: true,
    cron_min_minutes: vhCronMinutes,
    nodejs: row.nodejs,
    python: row.python,
    tags: row.tags,
    is_popular: row.isPopular,
    position: row.position,
  };
}

const presentCms = (row: CmsRow): Cms => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  icon: row.slug,
  kind: row.kind,
  version: row.version,
  min_php: row.minPhp,
  max_php: row.maxPhp,
  memory_mb: row.memoryMb,
  databases: row.databases,
  one_click: row.oneClick,
  license: row.license,
});

/** PHP versions, newest first. */
const presentPhp = ({ phpVersions }: Catalogue): VhOrderContext['php_versions'] =>
  phpVersions
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .map(({ version, isDefault, endOfLife }) => ({ version, is_default: isDefault, end_of_life: endOfLife }));

/** What can be bought now: everywhere, or in one country. */
export const vhOffers = ({ locations, tariffs }: VhOffer, country?: string): OpenOffer[] =>
  tariffs.flatMap((tariff) =>
    openLocations(locations, tariff)
      .filter(({ country_code: code }) => country === undefined || code === country)
      .map(({ id }) => ({ plan: tariff.slug, location: id, cents: toCents(tariff.price) })),
  );
