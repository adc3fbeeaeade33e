// Which tables of the catalogue staff edit, as data: server and forms read the same description. Without zod.

import type { ProductLine } from './lines/product-line.ts';

interface Common {
  /** Name in calls; the column has it in camel case. */
  readonly name: string;
  /** Whether it may be left out: null. */
  readonly optional?: true;
  /** Set when the row is added, never changed: addresses and services depend on it. */
  readonly fixed?: true;
  /** What customers were promised: it can't change while services have the plan. */
  readonly promised?: true;
  /** What it means to leave it out: there's no limit. */
  readonly unlimited?: true;
  /** Column with an object of which it's a part, and the name of the part; otherwise it has a column of its own. */
  readonly in?: readonly [column: string, part: string];
}

/** A field of a row. Money is euros, net, as text with two decimals: `"12.50"`. */
export type CatalogueField = Common &
  (
    | { readonly kind: 'text'; readonly max: number; readonly slug?: true; readonly php?: true }
    | { readonly kind: 'words'; readonly max: number; readonly long?: true }
    | { readonly kind: 'integer' | 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'money' | 'flag' | 'date' | 'country' }
    | { readonly kind: 'names'; readonly slug?: true }
    | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
    | { readonly kind: 'ids' | 'id'; readonly of: CatalogueTableName }
    | Counts
  );

/**
 * How many there are of each option: `[{ form: '2.5', count: 8 }]`, with `part` the name of what is counted. Options are
 * rows of a table, or names.
 */
export type Counts = { readonly kind: 'counts'; readonly part: string; readonly max: number } & (
  | { readonly of: CatalogueTableName; readonly options?: never }
  | { readonly options: readonly string[]; readonly of?: never }
);

/** A table that staff edit. */
export interface CatalogueTable {
  readonly group: 'plans' | 'options' | 'places' | 'terms';
  /** Product line whose plans its rows are. */
  readonly line?: ProductLine;
  /** Fields that name a row, joined by a space. */
  readonly title: readonly string[];
  /** Field with the price: the price that the list shows. */
  readonly price?: 'price_cents' | 'step_price_cents';
  readonly hasOldPrice?: true;
  /** Whether rows can be taken off sale. */
  readonly canBeOff?: true;
  /** Whether it has a stock for each location. */
  readonly hasStock?: true;
  /** Whether rows can be added. */
  readonly canAdd?: true;
  readonly fields: readonly CatalogueField[];
}

const much = 1_000_000;
type Options = Omit<Common, 'name'>;
const fixed = { fixed: true } as const;
const promised = { promised: true } as const;
const optional = { optional: true } as const;
const limit = { ...optional, ...promised, unlimited: true } as const;
const slug = { name: 'slug', kind: 'text', max: 40, slug: true, fixed: true } as const;
const text = (name: string, max: number, options: Options = {}) => ({ name, kind: 'text', max, ...options }) as const;
const words = (name: string, max: number, options: Options = {}) => ({ name, kind: 'words', max, ...options }) as const;
const longWords = (name: string) => ({ name, kind: 'words', max: 500, long: true, optional: true }) as const;
const count = (name: string, min: number, max = much, options: Options = {}) =>
  ({ name, kind: 'integer', min, max, ...options }) as const;
const decimal = (name: string, min: number, max: number, options: Options = {}) =>
  ({ name, kind: 'number', min, max, ...options }) as const;
const money = (name: string, options: Options = {}) => ({ name, kind: 'money', ...options }) as const;
const flag = (name: string, options: Options = {}) => ({ name, kind: 'flag', ...options }) as const;
const choice = (name: string, options: readonly string[], more: Options = {}) =>
  ({ name, kind: 'choice', options, ...more }) as const;
const choices = (name: string, options: readonly string[], more: Options = {}) =>
  ({ name, kind: 'choices', options, ...more }) as const;
const ids = (name: string, of: CatalogueTableName, options: Options = {}) =>
  ({ name, kind: 'ids', of, ...options }) as const;
const one = (name: string, of: CatalogueTableName, options: Options = {}) =>
  ({ name, kind: 'id', of, ...options }) as const;
/** A field of the processors of a dedicated server. */
const cpu = (part: string, more: Options = {}) => ({ ...promised, ...more, in: ['cpu', part] as const });
const bayForms = ['2.5', '3.5', 'U.2', 'M.2'] as const;
const driveTypes = ['NVMe', 'SSD', 'HDD'] as const;
const databaseServers = ['MariaDB', 'PostgreSQL'] as const;
const tags = { name: 'tags', kind: 'names', slug: true } as const;
const position = count('position', 0, much);
const price = money('price_cents');
const oldPrice = money('old_price_cents', optional);

/** Names of the tables, as in addresses. */
export const catalogueTableNames = [
  'vps',
  'web-hosting',
  'dedicated',
  'backup',
  'vpn',
  'extras',
  'systems',
  'panels',
  'images',
  'cms',
  'custom-vps',
  'clock-speeds',
  'boards',
  'cases',
  'memory',
  'drives',
  'raid',
  'ports',
  'addresses',
  'transfer',
  'locations',
  'vpn-nodes',
  'terms',
  'hosting-terms',
] as const;
export type CatalogueTableName = (typeof catalogueTableNames)[number];

const terms: CatalogueTable = {
  group: 'terms',
  title: ['months'],
  canAdd: true,
  fields: [count('months', 1, 120, { fixed: true }), decimal('discount_percent', 0, 90), flag('is_default')],
};

/** The tables, in the order of the page. */
export const catalogueTables: Readonly<Record<CatalogueTableName, CatalogueTable>> = {
  vps: {
    group: 'plans',
    line: 'vps',
    title: ['name'],
    price: 'price_cents',
    hasOldPrice: true,
    canBeOff: true,
    hasStock: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 60),
      price,
      oldPrice,
      money('setup_fee_cents'),
      count('cpu_count', 1, 512, promised),
      choice('cpu_kind', ['shared', 'dedicated'], promised),
      count('ram_size', 1, 16_384, promised),
      count('disk_size', 1, much, promised),
      count('traffic', 1, 100_000, limit),
      count('port_mbps', 1, 400_000, promised),
      count('ipv4_count', 0, 64, promised),
      count('ipv6_prefix', 1, 128, { ...optional, ...promised }),
      count('ddos_gbps', 0, 100_000, promised),
      flag('windows_allowed'),
      flag('is_popular'),
      tags,
      position,
    ],
  },
  'web-hosting': {
    group: 'plans',
    line: 'web_hosting',
    title: ['name'],
    price: 'price_cents',
    hasOldPrice: true,
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 60),
      price,
      oldPrice,
      count('sites', 1, much, limit),
      count('disk_size', 1, much, promised),
      count('databases', 0, much, limit),
      count('mailboxes', 0, much, limit),
      count('ftp_accounts', 0, much, limit),
      count('subdomains', 0, much, limit),
      count('memory_mb', 1, much, promised),
      decimal('cpu_cores', 0.1, 512, promised),
      count('inodes', 1, 1_000_000_000, limit),
      decimal('traffic', 0.001, 100_000, limit),
      choices('database_engines', databaseServers),
      count('keep_days', 0, 365, promised),
      flag('nodejs', promised),
      flag('python', promised),
      flag('is_popular'),
      tags,
      position,
    ],
  },
  dedicated: {
    group: 'plans',
    line: 'dedicated',
    title: ['name'],
    price: 'price_cents',
    hasOldPrice: true,
    canBeOff: true,
    hasStock: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 120),
      price,
      oldPrice,
      money('setup_fee_cents'),
      choice('cpu_vendor', ['AMD', 'Intel'], cpu('vendor')),
      text('cpu_model', 80, cpu('model')),
      text('cpu_family', 60, cpu('family', optional)),
      count('cpu_sockets', 1, 8, cpu('count')),
      count('cpu_cores_of_all', 1, 4096, cpu('cores')),
      count('cpu_threads', 1, 8192, cpu('threads')),
      decimal('cpu_frequency', 0.1, 20, cpu('frequency')),
      decimal('cpu_boost', 0.1, 20, cpu('boost_frequency', optional)),
      count('cpu_benchmark', 1, 10_000_000, { in: ['cpu', 'benchmark'], ...optional }),
      money('second_cpu_cents', optional),
      one('platform_id', 'boards', promised),
      one('chassis_id', 'cases', promised),
      count('ram', 1, 100_000, promised),
      choice('ram_type', ['DDR4', 'DDR5'], promised),
      flag('ecc', promised),
      { name: 'disks', kind: 'counts', part: 'option', of: 'drives', max: 256, ...promised },
      one('raid_controller_id', 'raid', { ...optional, ...promised }),
      count('port_mbps', 1, 400_000, promised),
      count('guaranteed_mbps', 1, 400_000, { ...optional, ...promised }),
      decimal('traffic', 0.001, 100_000, limit),
      count('ipv4_count', 0, 64, promised),
      count('ipv6_prefix', 1, 128, { ...optional, ...promised }),
      count('delivery_hours', 1, 2400),
      flag('is_on_order'),
      flag('is_configurable'),
      tags,
      position,
    ],
  },
  backup: {
    group: 'plans',
    line: 'backup',
    title: ['gigabytes'],
    price: 'price_cents',
    canBeOff: true,
    canAdd: true,
    fields: [
      count('gigabytes', 1, 10_000_000, { fixed: true }),
      price,
      count('snapshots', 0, 1000, promised),
      count('sub_accounts', 0, 1000, promised),
      position,
    ],
  },
  vpn: {
    group: 'plans',
    title: ['product', 'months'],
    price: 'price_cents',
    fields: [
      choice('product', ['single', 'multi-hop'], { fixed: true }),
      count('months', 1, 120, { fixed: true }),
      price,
    ],
  },
  extras: {
    group: 'options',
    title: ['name'],
    price: 'price_cents',
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      words('name', 80),
      longWords('description'),
      words('group', 60, optional),
      choice('billing', ['monthly', 'one_time'], { fixed: true }),
      price,
      text('unit', 20, optional),
      count('min', 0, 100_000),
      count('max', 1, 100_000),
      count('step', 1, 100_000),
      count('included', 0, 100_000),
      count('initial', 0, 100_000),
      ids('locations', 'locations', optional),
      ids('incompatible_with', 'extras'),
      position,
    ],
  },
  systems: {
    group: 'options',
    title: ['name', 'version'],
    price: 'price_cents',
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 60),
      text('version', 40),
      choice('family', ['linux', 'windows', 'bsd', 'hypervisor', 'other']),
      text('icon', 40, optional),
      price,
      count('min_cpu', 1, 512),
      count('min_ram', 1, 16_384),
      count('min_disk', 1, much),
      ids('control_panels', 'panels'),
      ids('excluded_tariffs', 'vps'),
      ids('excluded_locations', 'locations'),
      { name: 'end_of_support', kind: 'date', optional: true },
      choices('products', ['vps', 'dedicated']),
      flag('is_default'),
      position,
    ],
  },
  panels: {
    group: 'options',
    title: ['name', 'edition'],
    price: 'price_cents',
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 60),
      text('edition', 60, optional),
      text('icon', 40, optional),
      price,
      count('min_ram', 1, 16_384),
      count('min_disk', 1, much),
      longWords('description'),
      position,
    ],
  },
  images: {
    group: 'options',
    title: ['name'],
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      words('name', 80),
      choice('kind', ['application', 'iso', 'snapshot'], fixed),
      one('os_id', 'systems', optional),
      count('min_ram', 1, 16_384),
      count('min_disk', 1, much),
      text('icon', 40, optional),
      position,
    ],
  },
  cms: {
    group: 'options',
    title: ['name'],
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      text('name', 60),
      choice('kind', ['cms', 'shop', 'forum', 'wiki', 'framework']),
      text('version', 40),
      { ...text('min_php', 10), php: true },
      { ...text('max_php', 10, optional), php: true },
      count('memory_mb', 1, much),
      choices('databases', databaseServers),
      flag('one_click'),
      text('admin_path', 60, optional),
      choice('license', ['free', 'paid']),
      position,
    ],
  },
  'custom-vps': {
    group: 'options',
    title: ['label'],
    price: 'step_price_cents',
    fields: [
      words('label', 60),
      count('min', 1),
      count('max', 1),
      count('step', 1),
      count('initial', 1),
      count('included', 0),
      money('step_price_cents'),
      position,
    ],
  },
  'clock-speeds': {
    group: 'options',
    title: ['value'],
    fields: [text('value', 10, { fixed: true }), decimal('ghz', 0.1, 20), decimal('price_percent', 0, 1000), position],
  },
  boards: {
    group: 'options',
    title: ['name'],
    canAdd: true,
    fields: [
      text('name', 80),
      text('vendor', 60),
      count('sockets', 1, 8),
      count('memory_slots', 1, 256),
      count('second_cpu_ram_over', 1, 100_000, optional),
      count('second_cpu_nvme_over', 1, 256, optional),
    ],
  },
  cases: {
    group: 'options',
    title: ['name'],
    canAdd: true,
    fields: [
      text('name', 80),
      count('units', 1, 48),
      { name: 'bays', kind: 'counts', part: 'form', options: bayForms, max: 256 },
      flag('hot_swap'),
      count('psu', 1, 8),
    ],
  },
  memory: {
    group: 'options',
    title: ['gigabytes', 'modules'],
    price: 'price_cents',
    canAdd: true,
    fields: [
      one('platform_id', 'boards', fixed),
      count('gigabytes', 1, 100_000, fixed),
      count('modules', 1, 256, fixed),
      count('requires_cpu', 1, 8),
      price,
    ],
  },
  drives: {
    group: 'options',
    title: ['type', 'form', 'volume'],
    price: 'price_cents',
    canAdd: true,
    fields: [
      choice('type', driveTypes, fixed),
      choice('form', bayForms, fixed),
      choice('interface', ['SATA', 'SAS', 'PCIe'], fixed),
      count('volume', 1, much, fixed),
      price,
      count('max_count', 1, 256),
      position,
    ],
  },
  raid: {
    group: 'options',
    title: ['name'],
    price: 'price_cents',
    canAdd: true,
    fields: [
      text('name', 80),
      price,
      choices('levels', ['0', '1', '5', '6', '10']),
      choices('supports', driveTypes),
      count('max_disks', 1, 256),
      count('min_bays', 0, 256),
      position,
    ],
  },
  ports: {
    group: 'options',
    title: ['label'],
    price: 'price_cents',
    canAdd: true,
    fields: [
      words('label', 80),
      count('plan_mbps', 1, 400_000, fixed),
      count('mbps', 1, 400_000, fixed),
      count('guaranteed_mbps', 1, 400_000, optional),
      decimal('traffic', 0.001, 100_000, optional),
      price,
      position,
    ],
  },
  addresses: {
    group: 'options',
    title: ['label'],
    price: 'price_cents',
    canAdd: true,
    fields: [words('label', 80), count('count', 1, 65_536, fixed), price, position],
  },
  transfer: {
    group: 'options',
    title: ['volume'],
    price: 'price_cents',
    canAdd: true,
    fields: [decimal('volume', 0.001, 100_000, fixed), price, position],
  },
  locations: {
    group: 'places',
    title: ['city', 'datacenter'],
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      { name: 'country_code', kind: 'country', fixed: true },
      words('name', 60),
      words('city', 60),
      text('datacenter', 20, optional),
      words('unavailable_reason', 200, optional),
      choices('products', ['vps', 'vhosting', 'dedicated', 'backup']),
      { name: 'frequencies', kind: 'names' },
      count('port_mbps', 1, 400_000),
      decimal('price_percent', 0, 1000),
      position,
    ],
  },
  'vpn-nodes': {
    group: 'places',
    title: ['city'],
    canBeOff: true,
    canAdd: true,
    fields: [
      slug,
      { name: 'country_code', kind: 'country', fixed: true },
      words('name', 60),
      words('city', 60),
      choices('roles', ['single', 'entry', 'exit']),
      ids('exits', 'vpn-nodes'),
      flag('ipv6'),
      flag('p2p'),
      position,
    ],
  },
  terms,
  'hosting-terms': terms,
};
