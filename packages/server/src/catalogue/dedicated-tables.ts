import type { BayForm, DiskType, RaidLevel } from '@hoster/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../platform/db/drizzle-pg.ts';
import { locations } from './tables.ts';
import type { Localised } from '../i18n/localised.ts';

const id = () => integer().primaryKey();
const position = () => integer().notNull().default(0);

/** Boards of dedicated servers. More RAM (GB) or more NVMe drives than the bounds need a second processor. */
export const dsPlatforms = pgTable('ds_platforms', {
  id: id(),
  name: text().notNull(),
  vendor: text().notNull(),
  sockets: integer().notNull(),
  memorySlots: integer().notNull(),
  secondCpuRamOver: integer(),
  secondCpuNvmeOver: integer(),
});

/** RAM options of a board: GB and number of modules; the price is for all of it, so that differences can be charged. */
export const dsMemoryKits = pgTable('ds_memory_kits', {
  id: id(),
  platformId: integer()
    .notNull()
    .references(() => dsPlatforms.id),
  gigabytes: integer().notNull(),
  modules: integer().notNull(),
  /** Number of processors required. */
  requiresCpu: integer().notNull().default(1),
  priceCents: integer().notNull(),
});

/** Cases of dedicated servers, with the bays and slots for drives. */
export const dsChassis = pgTable('ds_chassis', {
  id: id(),
  name: text().notNull(),
  units: integer().notNull(),
  bays: jsonb().$type<{ form: BayForm; count: number }[]>().notNull(),
  hotSwap: boolean().notNull(),
  psu: integer().notNull(),
});

/** Drives; `volume` in GB, the price is for one a month. A chassis takes those that fit its bays and slots. */
export const dsDiskOptions = pgTable('ds_disk_options', {
  id: id(),
  type: text().$type<DiskType>().notNull(),
  volume: integer().notNull(),
  form: text().$type<BayForm>().notNull(),
  interface: text().$type<'SATA' | 'SAS' | 'PCIe'>().notNull(),
  priceCents: integer().notNull(),
  maxCount: integer().notNull(),
  position: position(),
});

/** Hardware RAID controllers. RAID by the operating system costs nothing and has no row. */
export const dsRaidControllers = pgTable('ds_raid_controllers', {
  id: id(),
  name: text().notNull(),
  priceCents: integer().notNull(),
  levels: jsonb().$type<RaidLevel[]>().notNull(),
  supports: jsonb().$type<DiskType[]>().notNull(),
  maxDisks: integer().notNull(),
  /** Minimum number of bays of a chassis that it's offered with; M.2 slots don't count. */
  minBays: integer().notNull(),
  position: position(),
});

/** Network ports by that of the plan, in Mbps; the first one of a plan's port is in its price. `traffic` in TB a month. */
export const dsPorts = pgTable('ds_ports', {
  id: id(),
  planMbps: integer().notNull(),
  label: jsonb().$type<Localised>().notNull(),
  mbps: integer().notNull(),
  guaranteedMbps: integer(),
  traffic: doublePrecision(),
  priceCents: integer().notNull(),
  position: position(),
});

/** Further IPv4 addresses. */
export const dsIps = pgTable('ds_ips', {
  id: id(),
  label: jsonb().$type<Localised>().notNull(),
  count: integer().notNull(),
  priceCents: integer().notNull(),
  position: position(),
});

/** More transfer for metered ports, TB a month. */
export const dsTraffic = pgTable('ds_traffic', {
  id: id(),
  volume: doublePrecision().notNull(),
  priceCents: integer().notNull(),
  position: position(),
});

/** Processors of a plan: cores and threads of all sockets, clock speeds in GHz. */
export type DsCpu = {
  vendor: 'AMD' | 'Intel';
  model: string;
  count: number;
  cores: number;
  threads: number;
  frequency: number;
  boost_frequency: number | null;
  family: string | null;
  benchmark: number | null;
};

/** Dedicated servers; prices are net EUR cents a month, sizes GB, ports Mbps, traffic TB a month (null: not metered). */
export const dsPlans = pgTable('ds_plans', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  priceCents: integer().notNull(),
  oldPriceCents: integer(),
  setupFeeCents: integer().notNull().default(0),
  cpu: jsonb().$type<DsCpu>().notNull(),
  /** All cores × base clock speed: `16×3.4`. */
  frequency: text().notNull(),
  /** Ids of `ds_disk_options`. */
  disks: jsonb().$type<{ option: number; count: number }[]>().notNull(),
  ram: integer().notNull(),
  ramType: text().$type<'DDR4' | 'DDR5'>().notNull(),
  ecc: boolean().notNull(),
  platformId: integer()
    .notNull()
    .references(() => dsPlatforms.id),
  chassisId: integer()
    .notNull()
    .references(() => dsChassis.id),
  /** Hardware controller included in the price. */
  raidControllerId: integer().references(() => dsRaidControllers.id),
  /** Price of a second processor a month; null where none fits. */
  secondCpuCents: integer(),
  portMbps: integer().notNull(),
  guaranteedMbps: integer(),
  traffic: doublePrecision(),
  ipv4Count: integer().notNull().default(1),
  ipv6Prefix: integer().default(64),
  /** Hours from payment to delivery. */
  deliveryHours: integer().notNull(),
  /** Assembled for each order: none is in stock, and any number can be ordered. */
  isOnOrder: boolean().notNull().default(false),
  isConfigurable: boolean().notNull().default(true),
  tags: jsonb().$type<string[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  position: position(),
});

/** Stock of a plan by location. Orders lower it in their own transaction; 0 is sold out. */
export const dsStock = pgTable(
  'ds_stock',
  {
    planId: integer()
      .notNull()
      .references(() => dsPlans.id),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    available: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.locationId] }),
    index('ds_stock_location').on(table.locationId),
  ],
);

/** Named sets of dedicated servers: those with the tag `slug`. */
export const dsPlanSets = pgTable('ds_plan_sets', {
  id: id(),
  slug: text().notNull().unique(),
  label: jsonb().$type<Localised>().notNull(),
  shortDescription: jsonb().$type<Localised>().notNull(),
  url: text().notNull(),
  position: position(),
});
