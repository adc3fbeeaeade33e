import type {
  BackupOrderContext,
  BackupProtocol,
  CmsLanding,
  DsTariff,
  RentPeriod,
  VhOrderContext,
  VpnNode,
  VpnOrderContext,
  VpsOrderContext,
  VpsTariff,
} from '@hoster/contract';
import { mostMemory } from '@hoster/domain/lines/dedicated/figures';
import { compareVersions } from '@hoster/domain/lines/web-hosting';
import { openLocations } from '@hoster/domain/order/open-locations';
import type { AppContext } from '../../app/app-context.tsx';

type Plan = Pick<
  VpsTariff,
  'slug' | 'name' | 'price' | 'cpu_count' | 'ram_size' | 'disk_size' | 'traffic' | 'port_mbps'
>;

interface Range {
  min: number;
  max: number;
}

/** Dedicated servers in figures: cores, RAM in GB, and families of processors by price. */
export interface ServerFigures {
  cores: Range;
  ram: Range;
  processors: string[];
}

/** Web hosting in figures: most sites of the smallest and the largest plan, null for any number; PHP versions. */
export interface HostingFigures {
  sites: { min: number | null; max: number | null };
  php: { oldest: string; newest: string };
}

/** Backup storage in figures: GB of the smallest and the largest size, and ways to it. */
export interface StorageFigures {
  volume: Range;
  protocols: BackupProtocol[];
}

/** The VPN in figures. */
export type VpnFigures = Pick<VpnOrderContext, 'devices_max' | 'money_back_days'>;

/** Catalogue data of the home page, each part null while unavailable. */
export interface Shop {
  /** Available plans of fixed sizes, smallest first. `popular`: slug of the one selected by default. */
  vps: { plans: Plan[]; popular: string; periods: RentPeriod[] } | null;
  /** The dedicated server with the most drives, among those whose chassis is known. */
  server: (Pick<DsTariff, 'name' | 'disks'> & { front: NonNullable<DsTariff['front']> }) | null;
  /** What dedicated servers there are. */
  servers: ServerFigures | null;
  hosting: HostingFigures | null;
  storage: StorageFigures | null;
  vpn: VpnFigures | null;
  /** Content management systems, in the order of their landings. */
  systems: Pick<CmsLanding['cms'], 'name' | 'icon'>[] | null;
  /** Cities of a route through the VPN. */
  hops: string[] | null;
}

/** Drives that fit into the picture of a server of one unit. */
const MOST_DRIVES = 8;

/** Fetches the parts of the catalogue for the home page. Never throws: a part may be missing. */
export async function loadShop({ call }: AppContext): Promise<Shop> {
  const quietly = { rethrow: false, ignore: [404] };
  const [context, servers, landings, nodes, hosting, storage, vpn] = await Promise.all([
    call('getVpsOrderContext', { ...quietly, query: { scope: 'catalogue' } }),
    call('getDsTariffs', { ...quietly, query: { page_size: 50 } }),
    call('getHostingCmsLandings', quietly),
    call('getVpnNodes', quietly),
    call('getVhOrderContext', { ...quietly, query: { scope: 'catalogue' } }),
    call('getBackupOrderContext', quietly),
    call('getVpnSingleContext', quietly),
  ]);
  return {
    vps: context ? vpsOf(context) : null,
    server: servers ? serverOf(servers.results) : null,
    servers: servers && servers.results.length > 0 ? figuresOf(servers.results) : null,
    hosting: hosting ? hostingOf(hosting) : null,
    storage: storage ? storageOf(storage) : null,
    vpn: vpn ? { devices_max: vpn.devices_max, money_back_days: vpn.money_back_days } : null,
    systems:
      landings?.toSorted((a, b) => a.position - b.position).map(({ cms: { name, icon } }) => ({ name, icon })) ?? null,
    hops: nodes ? hopsOf(nodes) : null,
  };
}

function vpsOf({ locations, tariffs, rent_periods: periods }: VpsOrderContext): Shop['vps'] {
  const offered = tariffs.filter((tariff) => !tariff.is_custom && openLocations(locations, tariff).length > 0);
  const [first] = offered;
  if (!first) return null;
  return {
    popular: (offered.find(({ is_popular: popular }) => popular) ?? first).slug,
    periods,
    plans: offered.map(({ slug, name, price, cpu_count, ram_size, disk_size, traffic, port_mbps }) => ({
      slug,
      name,
      price,
      cpu_count,
      ram_size,
      disk_size,
      traffic,
      port_mbps,
    })),
  };
}

const drivesOf = ({ disks }: DsTariff): number => disks.reduce((sum, { count }) => sum + count, 0);

function serverOf(tariffs: readonly DsTariff[]): Shop['server'] {
  const [largest] = tariffs
    .filter((tariff) => drivesOf(tariff) <= MOST_DRIVES && tariff.front !== null)
    .toSorted((a, b) => drivesOf(b) - drivesOf(a));
  return largest?.front ? { name: largest.name, disks: largest.disks, front: largest.front } : null;
}

const rangeOf = (values: readonly number[]): Range => ({ min: Math.min(...values), max: Math.max(...values) });

function figuresOf(tariffs: readonly DsTariff[]): ServerFigures {
  const byPrice = tariffs.toSorted((a, b) => a.price - b.price);
  return {
    cores: rangeOf(tariffs.map(({ cpu_detail: { cores } }) => cores)),
    ram: {
      min: Math.min(...tariffs.map(({ memory_with_units: { value } }) => value)),
      max: Math.max(...tariffs.map(mostMemory)),
    },
    // The rest of a model's name is its number: “Xeon E3-1270 v6”.
    processors: [...new Set(byPrice.map(({ cpu_detail: { vendor, model } }) => `${vendor} ${model.split(' ', 1)[0]}`))],
  };
}

function hostingOf({ tariffs }: VhOrderContext): HostingFigures | null {
  const bySites = tariffs.map(({ sites }) => sites ?? Infinity).toSorted((a, b) => a - b);
  const versions = tariffs.flatMap(({ php_versions: those }) => those).toSorted(compareVersions);
  const [oldest, newest] = [versions.at(0), versions.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const limit = (sites = Infinity) => (sites === Infinity ? null : sites);
  return { sites: { min: limit(bySites.at(0)), max: limit(bySites.at(-1)) }, php: { oldest, newest } };
}

const storageOf = ({ protocols, volumes }: BackupOrderContext): StorageFigures | null =>
  volumes.length === 0 ? null : { volume: rangeOf(volumes.map(({ volume }) => volume)), protocols };

/** The locations where traffic can enter first and leave last. */
function hopsOf(nodes: readonly VpnNode[]): string[] | null {
  const open = nodes.filter(({ is_available: available }) => available);
  const entry = open.find(({ roles }) => roles.includes('entry'));
  const exit = open.findLast((node) => node.roles.includes('exit') && node !== entry);
  return entry && exit ? [entry.city, exit.city] : null;
}
