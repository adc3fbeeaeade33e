import type {
  BackupOrderContext,
  DsTariff,
  HelpCategory,
  Location,
  RentPeriod,
  VhTariff,
  VpnNode,
  VpnOrderContext,
  VpsLocation,
  VpsTariff,
} from '@hoster/contract';
import { type Ask, NotOffered } from '../catalogue/ask.ts';

// A small backend: one plan or two of each line, sold in Frankfurt (1) and, dearer, in Zurich (2).

const place = (id: number, slug: string, country_code: string, city: string): Location => ({
  id,
  slug,
  country_code,
  city,
  name: country_code,
  cities: [city],
  position: id,
  datacenter: null,
  is_available: true,
  unavailable_reason: null,
});
const frankfurt = place(1, 'frankfurt', 'DE', 'Frankfurt');
const zurich = place(2, 'zurich', 'CH', 'Zurich');
const vpsPlace = (location: Location, price_percent: number): VpsLocation => ({
  ...location,
  tariffs: [1],
  frequencies: ['2.4'],
  port_mbps: 1000,
  price_percent,
});

const rent_periods: RentPeriod[] = [
  { months: 1, discount_percent: 0, is_default: true },
  { months: 12, discount_percent: 10, is_default: false },
];

const vpsPlan: VpsTariff = {
  id: 1,
  slug: 'nvme-1',
  name: 'NVMe 1',
  url: '/virtual-private-servers/nvme-1/',
  position: 1,
  price: 4.9,
  old_price: 5.9,
  setup_fee: 0,
  locations: [1, 2],
  sold_out_locations: [1],
  cpu_count: 1,
  cpu_kind: 'shared',
  ram_size: 2,
  disk_size: 20,
  disk_type: 'NVMe',
  traffic: null,
  port_mbps: 1000,
  ipv4_count: 1,
  ipv6_prefix: 64,
  virtualization: 'KVM',
  ddos_gbps: 10,
  windows_allowed: true,
  is_custom: false,
  tags: [],
  is_popular: false,
};

const hostingPlan: VhTariff = {
  id: 1,
  slug: 'host-lite',
  name: '=Host "Lite"',
  url: '/web-hosting/host-lite/',
  position: 1,
  price: 2.5,
  old_price: null,
  sites: 1,
  disk_size: 10,
  disk_type: 'NVMe',
  databases: null,
  mailboxes: 10,
  ftp_accounts: 5,
  subdomains: null,
  memory_mb: 512,
  cpu_cores: 0.5,
  inodes: 100_000,
  traffic: null,
  php_versions: ['8.3', '8.4'],
  database_engines: ['MariaDB'],
  ssl: { free: true, wildcard: false },
  backups: { interval_hours: 24, keep_days: 7 },
  control_panel: 'Panel',
  ssh: true,
  cron_min_minutes: 5,
  nodejs: false,
  python: true,
  locations: [1],
  sold_out_locations: [],
  cms: [],
  tags: [],
  is_popular: true,
};

const server = (id: number, locations: number[]): DsTariff => ({
  id,
  slug: `epyc-${id}`,
  name: `EPYC ${id}`,
  url: `/dedicated-servers/epyc-${id}/`,
  position: id,
  price: 99,
  old_price: null,
  setup_fee: 49,
  locations,
  sold_out_locations: [],
  country_codes: ['DE'],
  cpu_detail: {
    vendor: 'AMD',
    model: 'EPYC 9354P',
    count: 1,
    cores: 32,
    threads: 64,
    frequency: 3.25,
    boost_frequency: 3.8,
    family: 'EPYC',
    benchmark: null,
  },
  disks: [{ type: 'NVMe', name: '3.84 TB NVMe', volume: 3840, count: 2 }],
  memory_with_units: { value: 256, unit: 'GB', type: 'DDR5', ecc: true, max_value: 1024 },
  frequency: '32×3.25',
  platform: null,
  chassis: null,
  front: { units: 1, bays: ['NVMe', 'NVMe', null, null] },
  raid: { kind: 'software', name: null },
  port_mbps: 1000,
  guaranteed_mbps: 100,
  traffic: null,
  ipv4_count: 1,
  ipv6_prefix: null,
  availability: { state: id === 1 ? 'limited' : 'sold_out', count: null, delivery_hours: id === 1 ? 24 : null },
  is_configurable: true,
  tags: [],
  updated: '2026-01-01T00:00:00Z',
});

const SERVERS = '/my/api/ds-order/tariff/?page_size=500';
const serverPage = (results: DsTariff[], next: string | null) => ({ count: 3, next, previous: null, results });

const backups: Pick<BackupOrderContext, 'volumes' | 'protocols' | 'port_mbps' | 'locations' | 'rent_periods'> = {
  volumes: [{ id: 1, volume: 2048, price: 12, snapshots: 10, sub_accounts: 5, sold_out_locations: [1] }],
  protocols: ['sftp', 'rsync'],
  port_mbps: 1000,
  locations: [frankfurt],
  rent_periods,
};

const node = (id: number, city: string): VpnNode => ({
  id,
  slug: city.toLowerCase(),
  country_code: 'DE',
  name: 'Germany',
  city,
  is_available: id !== 2,
  load_percent: null,
  roles: ['single', 'entry', 'exit'],
  ipv6: true,
  p2p: true,
});
const vpnOffer: Pick<
  VpnOrderContext,
  'prices' | 'exit_nodes' | 'pairs' | 'devices_max' | 'protocols' | 'money_back_days'
> = {
  prices: [
    { months: 12, price: 3.99, total: 47.88, discount_percent: 33.4 },
    { months: 1, price: 5.99, total: 5.99, discount_percent: 0 },
  ],
  exit_nodes: [1, 3],
  pairs: [
    { entry: 2, exit: 1 },
    { entry: 1, exit: 3 },
  ],
  devices_max: 5,
  protocols: ['wireguard'],
  money_back_days: 30,
};

const helpCategory = (slug: string, articles: readonly string[], children: HelpCategory[]): HelpCategory => ({
  id: 1,
  slug,
  title: slug,
  icon: null,
  description: null,
  article_count: articles.length,
  articles: articles.map((article) => ({ slug: article, title: article, position: 1 })),
  children,
});

/** What the backend answers, by path. */
export const catalogueAnswers: Readonly<Record<string, unknown>> = {
  '/my/api/vps-order/create_context/': { tariffs: [vpsPlan], rent_periods },
  '/api/orders/vps/locations/': [vpsPlace(frankfurt, 0), vpsPlace(zurich, 15)],
  '/my/api/vps-location-landings/': [{ url: '/virtual-private-servers/in-germany/' }],
  '/my/api/vps-type-landings/': [{ url: '/virtual-private-servers/on-windows/' }],
  '/my/api/vhosting/order/create_context/': { tariffs: [hostingPlan], locations: [frankfurt], rent_periods },
  '/my/api/vhosting-location-landings/': [{ url: '/web-hosting/in-germany/' }],
  '/my/api/hosting-cms-landings/': [{ url: '/web-hosting/for-wordpress/' }],
  [SERVERS]: serverPage([server(1, [1]), server(2, [1, 2])], `https://hoster.example${SERVERS}&page=2`),
  [`${SERVERS}&page=2`]: serverPage([server(3, [2])], null),
  '/my/api/ds-order/create_context/?slug=epyc-1': { tariff: server(1, [1]), locations: [frankfurt], rent_periods },
  '/my/api/ds-order/create_context/?slug=epyc-2': {
    tariff: server(2, [1, 2]),
    locations: [frankfurt, zurich],
    rent_periods,
  },
  '/my/api/ds-location-landings/': [{ url: '/dedicated-servers/in-germany/' }],
  '/my/api/ds-group-landings/': [{ url: '/dedicated-servers/for-amd-epyc/' }],
  '/my/api/backup-order/create_context/': backups,
  '/my/api/vpn/order/exit_node_locations/': [node(1, 'Berlin'), node(2, 'Bonn'), node(3, 'Bremen')],
  '/my/api/vpn/order/create_context/single/': vpnOffer,
  '/my/api/vpn/order/create_context/multi-hop/': vpnOffer,
  '/my/api/dream/article/category_tree/': [
    helpCategory('servers', ['hostname'], [helpCategory('access', ['ssh'], [])]),
  ],
  '/my/api/dream/featured-tag/?page_size=150': { next: null, results: [{ slug: 'linux' }] },
};

/** Asks a backend of these answers; it has no other calls. */
export const askFrom =
  (answers: Readonly<Record<string, unknown>>): Ask =>
  async (path, schema) => {
    if (!(path in answers)) throw new NotOffered(path);
    return schema.parse(answers[path]);
  };
