import type { DiskType, DsActiveFilter, DsChoices, DsFilterQuery, DsTariff } from '@hoster/contract';
import { configure, configuredTariff, within, type Range } from './configure.ts';

/** Kinds of drives in the order in which they are shown. */
export const diskTypes: readonly DiskType[] = ['NVMe', 'SSD', 'HDD'];

export const cpuVendors: readonly DsTariff['cpu_detail']['vendor'][] = ['AMD', 'Intel'];

/** What a server is measured by: price in EUR a month, sizes in GB, clock speed in GHz. */
export const dsMeasures = ['price', 'memory', 'storage', 'cores', 'frequency'] as const;
export type DsMeasure = (typeof dsMeasures)[number];

/** Filters and order of the list of dedicated servers. Inside a group any one fits; groups and bounds must all fit. */
export interface DsFilter extends Readonly<Record<DsMeasure, Range>> {
  readonly tags: readonly string[];
  readonly vendors: readonly DsTariff['cpu_detail']['vendor'][];
  readonly diskTypes: readonly DiskType[];
  readonly countries: readonly string[];
  /** By price; sold out servers are last in any case. */
  readonly sort: 'none' | 'ascend' | 'descend';
}

const open: Range = { min: null, max: null };

/** Every server, in the order of the catalogue. */
export const noDsFilter: DsFilter = {
  tags: [],
  vendors: [],
  diskTypes: [],
  countries: [],
  price: open,
  memory: open,
  storage: open,
  cores: open,
  frequency: open,
  sort: 'none',
};

/** Cores and GHz of a clock text such as `16×3.4`; `x`, blanks and the unit are understood. Null for any other text. */
export function parseFrequency(text: string): { cores: number; ghz: number } | null {
  const found = /^(\d{1,4}) ?[×x] ?(\d{1,2}(?:\.\d{1,3})?) ?(?:GHz)?$/i.exec(text.trim());
  return found ? { cores: Number(found[1]), ghz: Number(found[2]) } : null;
}

/** A server's figures. Storage is the sum of all drives; cores and clock speed are those of `frequency`. */
export function measureOf(tariff: DsTariff): Record<DsMeasure, number> {
  const clock = parseFrequency(tariff.frequency);
  return {
    price: tariff.price,
    memory: tariff.memory_with_units.value,
    storage: tariff.disks.reduce((sum, { volume, count }) => sum + volume * count, 0),
    cores: clock?.cores ?? tariff.cpu_detail.cores,
    frequency: clock?.ghz ?? tariff.cpu_detail.frequency,
  };
}

const anyOf = <Value>(wanted: readonly Value[], has: (value: Value) => boolean): boolean =>
  wanted.length === 0 || wanted.some(has);

/** What a server is filtered by. */
export interface DsFacts extends Readonly<Record<DsMeasure, number>> {
  readonly tags: readonly string[];
  readonly vendor: DsTariff['cpu_detail']['vendor'];
  readonly diskTypes: readonly DiskType[];
  readonly countries: readonly string[];
  /** What it can be changed to; null: it's sold as it is. */
  readonly choices: DsChoices | null;
}

export const factsOf = (tariff: DsTariff): DsFacts => ({
  tags: tariff.tags,
  vendor: tariff.cpu_detail.vendor,
  diskTypes: diskTypes.filter((type) => tariff.disks.some((disk) => disk.type === type)),
  countries: tariff.country_codes,
  choices: tariff.choices ?? null,
  ...measureOf(tariff),
});

/** Filters of what no configuration changes. */
const isCandidate = (facts: DsFacts, filter: DsFilter): boolean =>
  anyOf(filter.tags, (tag) => facts.tags.includes(tag)) &&
  anyOf(filter.vendors, (vendor) => facts.vendor === vendor) &&
  anyOf(filter.countries, (country) => facts.countries.includes(country)) &&
  within(facts.cores, filter.cores) &&
  within(facts.frequency, filter.frequency);

/** Whether a server with these facts, as it is or configured, passes all filters. */
export const passesWith = (facts: DsFacts, filter: DsFilter): boolean =>
  isCandidate(facts, filter) && configure(facts, filter) !== null;

/** Whether a server passes all filters. */
export const passes = (tariff: DsTariff, filter: DsFilter): boolean => passesWith(factsOf(tariff), filter);

/** A server as it passes all filters: configured where it doesn't as it is; null where no configuration does. */
export function passing(tariff: DsTariff, filter: DsFilter): DsTariff | null {
  const facts = factsOf(tariff);
  const found = isCandidate(facts, filter) ? configure(facts, filter) : null;
  return found && configuredTariff(tariff, found);
}

/** The servers that pass, in their order, each as configured to pass. */
export function filterTariffs(tariffs: readonly DsTariff[], filter: DsFilter): DsTariff[] {
  return tariffs.flatMap((tariff) => passing(tariff, filter) ?? []).toSorted((a, b) => compare(a, b, filter.sort));
}

function compare(a: DsTariff, b: DsTariff, sort: DsFilter['sort']): number {
  const soldOut = Number(a.availability.state === 'sold_out') - Number(b.availability.state === 'sold_out');
  const byPrice = sort === 'none' ? 0 : sort === 'ascend' ? a.price - b.price : b.price - a.price;
  return soldOut || byPrice || a.position - b.position || a.id - b.id;
}

const groups = ['tags', 'vendors', 'diskTypes', 'countries'] as const;

/** The filters that are on, in the order of the form. */
export function activeFilters(filter: DsFilter): DsActiveFilter[] {
  return [
    ...groups.flatMap((kind) => filter[kind].map((value) => ({ kind, value }))),
    ...dsMeasures
      .filter((measure) => filter[measure].min !== null || filter[measure].max !== null)
      .map((kind) => ({ kind, value: null })),
  ];
}

/** The filter without one that is on. */
export function withoutFilter(filter: DsFilter, active: DsActiveFilter): DsFilter {
  if (active.value !== null)
    return { ...filter, [active.kind]: filter[active.kind].filter((one) => one !== active.value) };
  return { ...filter, [active.kind]: open };
}

/** Reads filters from the query of an address. What is malformed or contradicts itself counts as absent. */
export function readDsFilter(query: DsFilterQuery): DsFilter {
  const list = (text = ''): string[] =>
    text.length > 400 ? [] : [...new Set(text.split(',').filter((value) => /^[\w-]{1,40}$/.test(value)))].slice(0, 20);
  const known = <Value extends string>(all: readonly Value[], text: string | undefined): Value[] =>
    all.filter((value) => list(text?.toLowerCase()).includes(value.toLowerCase()));
  return {
    tags: list(query.tags),
    vendors: known(cpuVendors, query.cpu_vendor),
    diskTypes: known(diskTypes, query.disk_type),
    countries: list(query.country)
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{2}$/.test(code)),
    price: range(query.price_min, query.price_max),
    memory: range(query.memory_min, query.memory_max),
    storage: range(query.storage_min, query.storage_max),
    cores: range(query.cores_min, query.cores_max),
    frequency: range(query.frequency_min, query.frequency_max),
    sort: query.sort === 'ascend' || query.sort === 'descend' ? query.sort : 'none',
  };
}

function range(least: string | undefined, most: string | undefined): Range {
  const min = bound(least);
  const max = bound(most);
  // Bounds in the wrong order are read in the right one.
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Five decimals: prices in EUR that were entered in another currency. */
const bound = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}(\.\d{1,5})?$/.test(text) ? Number(text) : null;

/** The query of an address for filters; empty for none. */
export function writeDsFilter(filter: DsFilter): DsFilterQuery {
  const query: DsFilterQuery = {};
  const list = (name: 'tags' | 'cpu_vendor' | 'disk_type' | 'country', values: readonly string[]) => {
    if (values.length > 0) query[name] = values.join(',');
  };
  list('tags', filter.tags);
  list('cpu_vendor', filter.vendors);
  list('disk_type', filter.diskTypes);
  list('country', filter.countries);
  for (const measure of dsMeasures) {
    const { min, max } = filter[measure];
    if (min !== null) query[`${measure}_min`] = String(min);
    if (max !== null) query[`${measure}_max`] = String(max);
  }
  if (filter.sort !== 'none') query.sort = filter.sort;
  return query;
}

/** `writeDsFilter` as the parameters of an address. */
export const dsFilterParams = (filter: DsFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(writeDsFilter(filter)).map(([name, value]) => [name, String(value)]));

/** Whether a text has the form of a landing's name: `in-germany`, `for-amd-epyc`. */
export const isDsLandingName = (text: string): boolean => /^(?:in|for)(?:-[a-z\d]{1,40}){1,6}$/.test(text);
