import { z } from 'zod';
import { CountText, Country, Id, Page, Price, Slug, Timestamp } from '../common.ts';
import { Landing } from '../content.ts';
import { Location } from '../order-context.ts';

export const DiskType = z.enum(['NVMe', 'SSD', 'HDD']);
export type DiskType = z.infer<typeof DiskType>;

/** Whether a server is available. `delivery_hours` from payment to delivery; null when sold out. */
export const DsAvailability = z.object({
  state: z.enum(['in_stock', 'limited', 'on_order', 'sold_out']),
  /** How many are left; null when that isn't told. */
  count: z.int().nullable(),
  delivery_hours: z.int().nullable(),
});
export type DsAvailability = z.infer<typeof DsAvailability>;

/**
 * What a server can be changed to, as far as filters look at it. Prices are what each adds a month. The plan's own drives
 * are credited when others take their place.
 */
export const DsChoices = z.object({
  /** `cpus`: processors that it has to have then, null for those that are in it; `price` includes them. */
  memory: z.array(z.object({ id: Id, value: z.int(), price: Price, cpus: z.int().nullable() })),
  /** Drives of one kind in place of the plan's own: `price` of one, and the most that fit. */
  drives: z.array(z.object({ id: Id, type: DiskType, volume: z.int(), price: Price, max: z.int() })),
  credit: Price,
  terms: z.array(z.object({ months: z.int(), discount_percent: z.number() })),
});
export type DsChoices = z.infer<typeof DsChoices>;

/** A dedicated server of the catalogue. Sizes in GB, ports in Mbps, transfer in TB a month (null: not metered). */
export const DsTariff = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  url: z.string(),
  price: Price,
  old_price: Price.nullable(),
  /** Once per server. */
  setup_fee: Price,
  /** `count` sockets; `cores` and `threads` of all of them; clock speeds in GHz. */
  cpu_detail: z.object({
    vendor: z.enum(['AMD', 'Intel']),
    model: z.string(),
    count: z.int(),
    cores: z.int(),
    threads: z.int(),
    frequency: z.number(),
    boost_frequency: z.number().nullable(),
    family: z.string().nullable(),
    benchmark: z.int().nullable(),
  }),
  disks: z.array(z.object({ type: DiskType, name: z.string(), volume: z.int(), count: z.int() })),
  memory_with_units: z.object({
    value: z.int(),
    unit: z.literal('GB'),
    type: z.enum(['DDR4', 'DDR5']),
    ecc: z.boolean(),
    max_value: z.int().nullable(),
  }),
  /** All cores × base clock speed: `16×3.4`. */
  frequency: z.string(),
  platform: z.string().nullable(),
  chassis: z.string().nullable(),
  /** The chassis as it's drawn: rack units, and for each bay the plan's own drive in it, or null. */
  front: z.object({ units: z.int(), bays: z.array(DiskType.nullable()) }).nullable(),
  raid: z.object({ kind: z.enum(['none', 'software', 'hardware']), name: z.string().nullable() }),
  port_mbps: z.int(),
  guaranteed_mbps: z.int().nullable(),
  traffic: z.number().nullable(),
  ipv4_count: z.int(),
  ipv6_prefix: z.int().nullable(),
  /** Ids of the locations where it exists; in those of `sold_out_locations` it can't be had now. */
  locations: z.array(Id),
  sold_out_locations: z.array(Id),
  country_codes: z.array(Country),
  availability: DsAvailability,
  is_configurable: z.boolean(),
  choices: DsChoices.optional(),
  /**
   * In an answer to filters that the plan itself doesn't pass: it's shown as configured to pass them. `query` orders it so,
   * `added` is a month, and the price is that of `months`.
   */
  configured: z.object({ query: z.string(), added: Price, months: z.int() }).optional(),
  tags: z.array(Slug),
  updated: Timestamp,
  position: z.int(),
});
export type DsTariff = z.infer<typeof DsTariff>;

/** A page of dedicated servers for one set of them. */
export const DsGroupLanding = Landing.extend({ plan_set: Slug });
export type DsGroupLanding = z.infer<typeof DsGroupLanding>;

/** Any text; a parameter given twice counts as absent. */
const text = z.string().optional().catch(undefined);

/**
 * Filters of the list of servers as the query of an address, the page's and the call's. Lists are joined by commas.
 * What a text means is judged by `readDsFilter` of the domain.
 */
export const DsFilterQuery = z.object({
  tags: text,
  cpu_vendor: text,
  disk_type: text,
  country: text,
  price_min: text,
  price_max: text,
  memory_min: text,
  memory_max: text,
  storage_min: text,
  storage_max: text,
  cores_min: text,
  cores_max: text,
  frequency_min: text,
  frequency_max: text,
  sort: text,
});
export type DsFilterQuery = z.infer<typeof DsFilterQuery>;

/** Figures that servers are filtered by: price in EUR a month, sizes in GB, clock speed in GHz. */
const DsMeasure = z.enum(['price', 'memory', 'storage', 'cores', 'frequency']);
const lists = z.enum(['tags', 'vendors', 'diskTypes', 'countries']);

/** A filter that is on: one value of a list, or the bounds of a figure. */
export const DsActiveFilter = z.union([
  z.object({ kind: lists, value: z.string() }),
  z.object({ kind: DsMeasure, value: z.null() }),
]);
export type DsActiveFilter = z.infer<typeof DsActiveFilter>;

/** What filters show of a set of servers. */
export const DsFigures = z.object({
  count: z.int(),
  /** Of the available ones; null when there are none. */
  min_price: Price.nullable(),
  /** The fastest port, in Mbps. */
  port_mbps: z.int(),
  country_codes: z.array(Country),
  /** Where dedicated servers are; no order is taken where one isn't available. */
  locations: z.array(z.object({ id: Id, country_code: Country, is_available: z.boolean() })),
  /** Data centres of the country that a landing is about; only with such a landing. */
  places: z.array(Location).optional(),
  tags: z.array(Slug),
  /** Values of each figure, ascending, and how many servers have them. RAM ends with the most that they can be configured to. */
  measures: z.record(DsMeasure, z.array(z.object({ value: z.number(), count: z.int() }))),
  /** When no server passes: how many do without one of the filters. */
  without: z.array(DsActiveFilter.and(z.object({ count: z.int() }))),
  /** And those that come nearest, each with the filter that it doesn't pass. */
  nearest: z.array(z.object({ tariff: DsTariff, differs: DsActiveFilter })).optional(),
});
export type DsFigures = z.infer<typeof DsFigures>;

const column = <Value extends z.ZodType>(value: Value) =>
  z.object({ values: z.array(value), rows: z.array(z.int().min(0)) });

/**
 * What the servers of a list are filtered by, in columns of one entry per server: `rows` has the position of each
 * server's value in `values`. The unit of each figure is that of the filters.
 */
export const DsIndex = z.object({
  tags: column(z.array(Slug).readonly()),
  vendor: column(z.enum(['AMD', 'Intel'])),
  disk_types: column(z.array(DiskType).readonly()),
  countries: column(z.array(Country).readonly()),
  price: column(Price),
  memory: column(z.number()),
  storage: column(z.number()),
  cores: column(z.number()),
  frequency: column(z.number()),
  choices: column(DsChoices.nullable()).optional(),
});
export type DsIndex = z.infer<typeof DsIndex>;

/** The servers of a landing. */
export const DsIndexQuery = z.object({ landing: text });
export type DsIndexQuery = z.infer<typeof DsIndexQuery>;

/** The servers of a landing that pass filters. */
export const DsFiguresQuery = DsFilterQuery.extend({
  /** Prefix and slug of a landing, such as `in-germany`. */
  landing: text,
});
export type DsFiguresQuery = z.infer<typeof DsFiguresQuery>;

/** Query of the list of servers. */
export const DsTariffsQuery = DsFiguresQuery.extend({
  /** Slugs of the only servers wanted, joined by commas. */
  servers: text,
  page: CountText(1_000_000).default(1),
  page_size: CountText(500).default(20),
});
export type DsTariffsQuery = z.infer<typeof DsTariffsQuery>;

export const DsTariffPage = Page(DsTariff);
