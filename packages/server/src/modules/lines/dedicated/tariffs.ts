import type {
  DsFigures,
  DsFiguresQuery,
  DsIndex,
  DsIndexQuery,
  DsTariff,
  DsTariffsQuery,
  Page,
  PlanSet,
} from '@hoster/contract';
import {
  dsFilterParams,
  factsOf,
  figuresOf,
  filterTariffs,
  indexOf,
  loosened,
  noDsFilter,
  onOfferIn,
  passes,
  readDsFilter,
  visibleLocations,
  type DsFilter,
  type Visitor,
} from '@hoster/domain';
import type { Db } from '../../../db/types.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { dsStockOf } from '../../catalogue/dedicated-load.ts';
import { catalogueOf, type Catalogue, type LandingRow, type LocationRow } from '../../catalogue/load.ts';
import { presentTariff, type Shown } from './tariff.ts';

/** Longest list of wanted servers that is read, in characters. */
const LONGEST_SERVERS = 1000;

/** Where dedicated servers are sold, as far as this visitor may know. */
export function dsPlaces({ locations }: Catalogue, visitor: Visitor): LocationRow[] {
  const places = locations.filter(({ products }) => products.includes('dedicated'));
  const visible = visibleLocations(
    places.map(({ id, countryCode }) => ({ id, country_code: countryCode })),
    visitor,
  );
  return places.filter((row) => visible.some(({ id }) => id === row.id));
}

/** The places of {@link dsPlaces} as orders and searches need them. */
const dsLocations = (catalogue: Catalogue, visitor: Visitor): DsFigures['locations'] =>
  dsPlaces(catalogue, visitor).map(({ id, countryCode, isAvailable }) => ({
    id,
    country_code: countryCode,
    is_available: isAvailable,
  }));

const kept = new WeakMap<Catalogue, Map<string, DsTariff[]>>();

/** All dedicated servers as visitors see them: made once for each state of the catalogue, language and region. */
async function tariffsOf(db: Db, visitor: Visitor, language: Language): Promise<DsTariff[]> {
  const catalogue = await catalogueOf(db);
  const { dedicated: parts } = catalogue;
  const places = dsPlaces(catalogue, visitor);
  const shown: Shown = { parts, places, language, stock: await dsStockOf(db, parts) };
  const of = kept.get(catalogue) ?? new Map<string, DsTariff[]>();
  kept.set(catalogue, of);
  const key = `${language} ${places.map(({ id }) => id).join()}`;
  const tariffs = of.get(key) ?? parts.plans.map((row) => presentTariff(row, shown));
  of.set(key, tariffs);
  return tariffs;
}

/** The landing of a name such as `in-germany`. @throws AppError 404 for an unknown one */
function landingOf({ landings }: Catalogue, name: string): LandingRow {
  const row = landings.find(
    ({ kind, prefix, slug }) => (kind === 'ds_location' || kind === 'ds_group') && `${prefix}-${slug}` === name,
  );
  if (!row) throw notFound();
  return row;
}

/**
 * The servers of a landing, or all.
 * @throws AppError 404 for an unknown landing
 */
async function tariffsFor(
  db: Db,
  landing: string | undefined,
  visitor: Visitor,
  language: Language,
): Promise<readonly DsTariff[]> {
  const tariffs = await tariffsOf(db, visitor, language);
  if (landing === undefined) return tariffs;
  const { countryCode, tags } = landingOf(await catalogueOf(db), landing);
  return tariffs.filter((tariff) =>
    passes(tariff, { ...noDsFilter, tags, countries: countryCode === null ? [] : [countryCode] }),
  );
}

/**
 * A page of the servers that pass the filters of a query.
 * @throws AppError 404 for a page beyond the last and for an unknown landing
 */
export async function listTariffs(
  db: Db,
  query: DsTariffsQuery,
  visitor: Visitor,
  language: Language,
): Promise<Page<DsTariff>> {
  const { page, page_size: size, landing, servers } = query;
  const wanted = servers === undefined ? null : new Set(servers.slice(0, LONGEST_SERVERS).split(','));
  const tariffs = await tariffsFor(db, landing, visitor, language);
  const found = filterTariffs(
    wanted === null ? tariffs : tariffs.filter(({ slug }) => wanted.has(slug)),
    readDsFilter(query),
  );
  const results = found.slice((page - 1) * size, page * size);
  if (results.length === 0 && page > 1) throw notFound();
  return {
    count: found.length,
    next: page * size < found.length ? pagePath(query, page + 1) : null,
    previous: page > 1 ? pagePath(query, page - 1) : null,
    results,
  };
}

function pagePath(query: DsTariffsQuery, page: number): string {
  const { landing, servers } = query;
  const search = dsFilterParams(readDsFilter(query));
  if (landing !== undefined) search.set('landing', landing);
  if (servers !== undefined) search.set('servers', servers);
  search.set('page', String(page));
  search.set('page_size', String(query.page_size));
  return `/my/api/ds-order/tariff/?${search.toString()}`;
}

/**
 * The servers of a landing, or of the whole list, that pass a filter and can be ordered where they're looked for. Their
 * `url` leads to an order there.
 * @throws AppError 404 for an unknown landing
 */
export async function serversOnOffer(
  db: Db,
  { landing, filter }: { landing: string | undefined; filter: DsFilter },
  visitor: Visitor,
  language: Language,
): Promise<DsTariff[]> {
  const tariffs = await tariffsFor(db, landing, visitor, language);
  const catalogue = await catalogueOf(db);
  const ofLanding = landing === undefined ? null : landingOf(catalogue, landing).countryCode;
  const countries = ofLanding === null ? filter.countries : [ofLanding];
  return onOfferIn(filterTariffs(tariffs, filter), dsLocations(catalogue, visitor), countries);
}

/**
 * Figures of the servers that pass the filters of a query.
 * @throws AppError 404 for an unknown landing
 */
export async function figuresFor(
  db: Db,
  query: DsFiguresQuery,
  visitor: Visitor,
  language: Language,
): Promise<DsFigures> {
  const tariffs = await tariffsFor(db, query.landing, visitor, language);
  const filter = readDsFilter(query);
  const passing = tariffs.filter((tariff) => passes(tariff, filter));
  return {
    ...figuresOf(passing),
    locations: dsLocations(await catalogueOf(db), visitor),
    without: passing.length === 0 ? loosened(tariffs.map(factsOf), filter) : [],
  };
}

/**
 * What the servers of a landing, or of the whole list, are filtered by.
 * @throws AppError 404 for an unknown landing
 */
export const indexFor = async (
  db: Db,
  { landing }: DsIndexQuery,
  visitor: Visitor,
  language: Language,
): Promise<DsIndex> => indexOf(await tariffsFor(db, landing, visitor, language));

/** The named sets: those of the list's tags. */
export function tariffSets({ dedicated: { plans, sets } }: Catalogue, language: Language): PlanSet[] {
  return sets.map((row) => ({
    id: row.id,
    slug: row.slug,
    label: row.label[language],
    short_description: row.shortDescription[language],
    long_description: null,
    landing_only: false,
    url: row.url,
    tariffs: plans.filter(({ tags }) => tags.includes(row.slug)).map(({ id }) => id),
    position: row.position,
  }));
}
