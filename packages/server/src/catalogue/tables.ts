import type { Localised } from '../i18n/localised.ts';
import type { ProductLine } from '@hoster/contract';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../platform/db/drizzle-pg.ts';

const id = () => integer().primaryKey();
const position = () => integer().notNull().default(0);
/** False: not for new orders. Services that have it keep it. */
const isOffered = () => boolean().notNull().default(true);

/** Datacenters. `frequencies` are the CPU clocks offered there ("3.4"); `pricePercent` is added to the plan price. */
export const locations = pgTable('locations', {
  id: id(),
  slug: text().notNull().unique(),
  countryCode: text().notNull(),
  name: jsonb().$type<Localised>().notNull(),
  city: jsonb().$type<Localised>().notNull(),
  cities: jsonb().$type<Localised[]>().notNull(),
  datacenter: text(),
  isAvailable: boolean().notNull().default(true),
  unavailableReason: jsonb().$type<Localised>(),
  pingHost: text(),
  testIpv4: text(),
  testIpv6: text(),
  testFileUrl: text(),
  testFiles: jsonb().$type<{ megabytes: number; url: string }[]>().notNull().default([]),
  asn: integer(),
  products: jsonb().$type<('vps' | 'vhosting' | 'dedicated' | 'backup')[]>().notNull(),
  frequencies: jsonb().$type<string[]>().notNull(),
  portMbps: integer().notNull(),
  pricePercent: doublePrecision().notNull().default(0),
  position: position(),
});

/** VPS plans; prices are net EUR cents a month, sizes GB, traffic TB. The custom plan's sizes are its defaults. */
export const vpsPlans = pgTable('vps_plans', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  priceCents: integer().notNull(),
  oldPriceCents: integer(),
  setupFeeCents: integer().notNull().default(0),
  cpuCount: integer().notNull(),
  cpuKind: text().$type<'shared' | 'dedicated'>().notNull().default('shared'),
  ramSize: integer().notNull(),
  diskSize: integer().notNull(),
  traffic: integer(),
  portMbps: integer().notNull(),
  ipv4Count: integer().notNull().default(1),
  ipv6Prefix: integer().default(64),
  ddosGbps: integer().notNull().default(10),
  windowsAllowed: boolean().notNull(),
  isCustom: boolean().notNull().default(false),
  isPopular: boolean().notNull().default(false),
  tags: jsonb().$type<string[]>().notNull(),
  position: position(),
});

/** How many more servers of a plan a location can take. Orders lower it in their own transaction; 0 is sold out. */
export const vpsStock = pgTable(
  'vps_stock',
  {
    planId: integer()
      .notNull()
      .references(() => vpsPlans.id),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    available: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.locationId] })],
);

/** The sliders of the custom VPS. `included` is covered by the base price; each step above costs `stepPriceCents`. */
export const vpsParameters = pgTable('vps_parameters', {
  name: text().$type<'cpu_count' | 'ram_size' | 'disk_size'>().primaryKey(),
  label: jsonb().$type<Localised>().notNull(),
  unit: text().$type<'vCPU' | 'GB'>().notNull(),
  min: integer().notNull(),
  max: integer().notNull(),
  step: integer().notNull(),
  initial: integer().notNull(),
  included: integer().notNull(),
  stepPriceCents: integer().notNull(),
  position: position(),
});

/** CPU clocks; `pricePercent` is added to the plan's price. */
export const vpsFrequencies = pgTable('vps_frequencies', {
  value: text().primaryKey(),
  ghz: doublePrecision().notNull(),
  pricePercent: doublePrecision().notNull(),
  position: position(),
});

/** Operating system images; `priceCents` is the licence a month, minimums are GB and vCPU. */
export const osTemplates = pgTable('os_templates', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  version: text().notNull(),
  family: text().$type<'linux' | 'windows' | 'bsd' | 'hypervisor' | 'other'>().notNull(),
  icon: text(),
  priceCents: integer().notNull().default(0),
  minCpu: integer().notNull().default(1),
  minRam: integer().notNull().default(1),
  minDisk: integer().notNull().default(10),
  excludedTariffs: jsonb().$type<number[]>().notNull(),
  excludedLocations: jsonb().$type<number[]>().notNull(),
  endOfSupport: date(),
  /** Product lines whose servers it can be installed on. */
  products: jsonb().$type<('vps' | 'dedicated')[]>().notNull().default(['vps', 'dedicated']),
  isDefault: boolean().notNull().default(false),
  isOffered: isOffered(),
  position: position(),
});

/** Control panels (one row per edition); `priceCents` is the licence a month. */
export const controlPanels = pgTable('control_panels', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  edition: text(),
  icon: text(),
  priceCents: integer().notNull(),
  minRam: integer().notNull(),
  minDisk: integer().notNull(),
  trialDays: integer().notNull().default(0),
  description: jsonb().$type<Localised>(),
  isOffered: isOffered(),
  position: position(),
});

/** Supported pairs of operating system and control panel. */
export const osPanels = pgTable(
  'os_panels',
  {
    osId: integer()
      .notNull()
      .references(() => osTemplates.id),
    panelId: integer()
      .notNull()
      .references(() => controlPanels.id),
  },
  (table) => [primaryKey({ columns: [table.osId, table.panelId] })],
);

/** Ready-made images: an application on a base system, or a customer's own ISO. */
export const diskImages = pgTable('disk_images', {
  id: id(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Localised>().notNull(),
  kind: text().$type<'application' | 'iso' | 'snapshot'>().notNull(),
  osId: integer().references(() => osTemplates.id),
  minRam: integer().notNull(),
  minDisk: integer().notNull(),
  icon: text(),
  isOffered: isOffered(),
  position: position(),
});

/** Extras of an order; `priceCents` once or a month, by `billing`. */
export const extraServices = pgTable('extra_services', {
  id: id(),
  slug: text().notNull().unique(),
  billing: text().$type<'one_time' | 'monthly'>().notNull(),
  name: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>(),
  group: jsonb().$type<Localised>(),
  priceCents: integer().notNull(),
  unit: text(),
  min: integer().notNull().default(0),
  max: integer().notNull(),
  step: integer().notNull().default(1),
  included: integer().notNull().default(0),
  initial: integer().notNull().default(0),
  locations: jsonb().$type<number[]>(),
  incompatibleWith: jsonb().$type<number[]>().notNull(),
  isOffered: isOffered(),
  position: position(),
});

/** Terms that a service can be paid for, with their discounts. */
export const rentPeriods = pgTable('rent_periods', {
  months: integer().primaryKey(),
  discountPercent: doublePrecision().notNull(),
  isDefault: boolean().notNull().default(false),
});

/** Landing pages of the catalogue; `kind` is the list they belong to. */
export const landings = pgTable('landings', {
  id: id(),
  kind: text().$type<'vps_location' | 'vps_type' | 'vh_location' | 'vh_cms' | 'ds_location' | 'ds_group'>().notNull(),
  slug: text().notNull(),
  prefix: text().$type<'in' | 'for' | 'on' | 'with'>().notNull(),
  label: jsonb().$type<Localised>().notNull(),
  shortDescription: jsonb().$type<Localised>(),
  countryCode: text(),
  osFamily: text(),
  min: jsonb().$type<{ cpu_count?: number; ram_size?: number; disk_size?: number }>().notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  position: position(),
});

/** Named sets of plans, shown as tabs of the catalogue and on landings. */
export const planSets = pgTable('plan_sets', {
  id: id(),
  slug: text().notNull().unique(),
  label: jsonb().$type<Localised>().notNull(),
  shortDescription: jsonb().$type<Localised>(),
  longDescription: jsonb().$type<Localised>(),
  landingOnly: boolean().notNull().default(false),
  url: text().notNull(),
  tariffs: jsonb().$type<number[]>().notNull(),
  position: position(),
});

/** Sizes of backup storage in GB; prices are net EUR cents a month. */
export const backupVolumes = pgTable('backup_volumes', {
  id: id(),
  gigabytes: integer().notNull().unique(),
  priceCents: integer().notNull(),
  /** Number of snapshots that are kept. */
  snapshots: integer().notNull(),
  /** Number of additional logins. */
  subAccounts: integer().notNull(),
  position: position(),
});

/** GB of backup storage that a location can still take. Orders lower it in their own transaction. */
export const backupCapacity = pgTable('backup_capacity', {
  locationId: integer()
    .primaryKey()
    .references(() => locations.id),
  gigabytes: bigint({ mode: 'number' }).notNull(),
});

/**
 * Entry and exit nodes of the VPN. They're switched off, never deleted: services refer to them by id. `name` is the
 * country.
 */
export const vpnNodes = pgTable('vpn_nodes', {
  id: id(),
  slug: text().notNull().unique(),
  countryCode: text().notNull(),
  name: jsonb().$type<Localised>().notNull(),
  city: jsonb().$type<Localised>().notNull(),
  isAvailable: boolean().notNull().default(true),
  /** Null: not known. */
  loadPercent: integer(),
  roles: jsonb().$type<('single' | 'entry' | 'exit')[]>().notNull(),
  ipv6: boolean().notNull(),
  p2p: boolean().notNull(),
  /** WireGuard public key of the node; null until the first device needs it. */
  publicKey: text(),
  position: position(),
});

/** Prices of the VPN by term: net EUR cents a month. */
export const vpnPrices = pgTable(
  'vpn_prices',
  {
    product: text().$type<'single' | 'multi-hop'>().notNull(),
    months: integer().notNull(),
    priceCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.months] })],
);

/** Offered pairs of entry and exit nodes in a VPN over two servers. */
export const vpnPairs = pgTable(
  'vpn_pairs',
  {
    entryId: integer()
      .notNull()
      .references(() => vpnNodes.id),
    exitId: integer()
      .notNull()
      .references(() => vpnNodes.id),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.exitId] })],
);

/** Web hosting plans; prices are net EUR cents a month, null is unlimited. Storage in GB, RAM in MB, transfer in TB. */
export const vhPlans = pgTable('vh_plans', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  priceCents: integer().notNull(),
  oldPriceCents: integer(),
  sites: integer(),
  diskSize: integer().notNull(),
  databases: integer(),
  mailboxes: integer(),
  ftpAccounts: integer(),
  subdomains: integer(),
  memoryMb: integer().notNull(),
  cpuCores: doublePrecision().notNull(),
  /** Maximum number of files and folders. */
  inodes: integer(),
  traffic: doublePrecision(),
  databaseEngines: jsonb().$type<string[]>().notNull(),
  /** Days that the daily backups are kept. */
  keepDays: integer().notNull(),
  nodejs: boolean().notNull(),
  python: boolean().notNull(),
  isPopular: boolean().notNull().default(false),
  tags: jsonb().$type<string[]>().notNull(),
  position: position(),
});

/** Terms of web hosting, with their discounts. */
export const vhPeriods = pgTable('vh_periods', {
  months: integer().primaryKey(),
  discountPercent: doublePrecision().notNull(),
  isDefault: boolean().notNull().default(false),
});

/** Web hosting accounts that a location can still take, of any plan. Orders lower it in their own transaction. */
export const vhCapacity = pgTable('vh_capacity', {
  locationId: integer()
    .primaryKey()
    .references(() => locations.id),
  accounts: integer().notNull(),
});

/** PHP versions of web hosting: `8.4`. */
export const phpVersions = pgTable('php_versions', {
  version: text().primaryKey(),
  isDefault: boolean().notNull().default(false),
  /** No longer gets security fixes from its authors. Set by `endPhpSupport` after `supportedUntil`. */
  endOfLife: boolean().notNull(),
  /** Last day of security fixes, from www.php.net/supported-versions; null while none is announced. */
  supportedUntil: date({ mode: 'string' }),
});

/**
 * Content management systems that web hosting can be ordered with. `maxPhp` null: it runs on the newest version. RAM in
 * MB.
 */
export const cms = pgTable('cms', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  kind: text().$type<'cms' | 'shop' | 'forum' | 'wiki' | 'framework'>().notNull(),
  version: text().notNull(),
  minPhp: text().notNull(),
  maxPhp: text(),
  memoryMb: integer().notNull(),
  databases: jsonb().$type<('MariaDB' | 'PostgreSQL')[]>().notNull(),
  oneClick: boolean().notNull(),
  /** Path of its admin page after the installation; null where it's random, or there's none. */
  adminPath: text(),
  license: text().$type<'free' | 'paid'>().notNull(),
  isOffered: isOffered(),
  position: position(),
});

/**
 * Former slugs of plans. A renamed plan is sold under the slug of its successor. A withdrawn one isn't sold, even if
 * its row still exists for the services that were ordered with it. Sizes of backup storage have their GB as slug.
 */
export const formerPlans = pgTable(
  'former_plans',
  {
    line: text().$type<ProductLine>().notNull(),
    slug: text().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    renamed: boolean().notNull(),
    successor: text(),
  },
  (table) => [primaryKey({ columns: [table.line, table.slug] })],
);

/**
 * One row for each change of what is shown to visitors, added by triggers on the tables above, on `payment_methods` and
 * on `page_texts`. Stock and capacity count when a plan or a size sells out somewhere or is available again.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
