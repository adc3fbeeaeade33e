import { textIn } from '../../../i18n/localised.ts';
import {
  calls,
  type DsFigures,
  type DsFiguresQuery,
  type DsIndex,
  type DsIndexQuery,
  type DsTariff,
  type DsTariffsQuery,
  type Page,
  type PlanSet,
} from '@hoster/contract';
import {
  factsOf,
  figuresOf,
  filterTariffs,
  dsIndexOf,
  countWithoutEach,
  nearestTariffs,
  noDsFilter,
  onOfferIn,
  passes,
  readDsFilter,
  visibleLocations,
  type DsFilter,
  type Visitor,
} from '@hoster/domain';
import type { Db } from '../../../platform/db/index.ts';
import { type Language, notFound, pageOf } from '../../../platform/http/index.ts';
import {
  type Catalogue,
  catalogueOf,
  dsStockOf,
  type LandingRow,
  type LocationRow,
  presentLocation,
} from '../../../catalogue/index.ts';
import { choicesOf } from './choices.ts';
import { findDsLanding } from './landings.ts';
import { placesOf } from './listed.ts';
import { presentTariff, type Shown } from './tariff.ts';

/** Maximum length of a list of wanted servers, in characters. */
const LONGEST_SERVERS = 1000;

/** Locations in which dedicated servers are sold, as far as this visitor may see them. */
export function dsPlaces(catalogue: Catalogue, visitor: Visitor): LocationRow[] {
  const places = placesOf(catalogue);
  const visible = visibleLocations(
    places.map(({ id, countryCode }) => ({ id, country_code: countryCode })),
    visitor,
  );
  return places.filter((row) => visible.some(({ id }) => id === row.id));
}

/** The locations of {@link dsPlaces} in the form that orders and searches need. */
const dsLocations = (catalogue: Catalogue, visitor: Visitor): DsFigures['locations'] =>
  dsPlaces(catalogue, visitor).map(({ id, countryCode, isAvailable }) => ({
    id,
    country_code: countryCode,
    is_available: isAvailable,
  }));

const cached = new WeakMap<Catalogue, Map<string, DsTariff[]>>();

/** All dedicated servers as visitors see them: made once for each state of the catalogue, language and region. */
async function tariffsOf(db: Db, visitor: Visitor, language: Language): Promise<DsTariff[]> {
  const catalogue = await catalogueOf(db);
  const { dedicated: parts } = catalogue;
  const places = dsPlaces(catalogue, visitor);
  const shown: Shown = { parts, places, language, stock: await dsStockOf(db, parts) };
  const of = cached.get(catalogue) ?? new Map<string, DsTariff[]>();
  cached.set(catalogue, of);
  const key = `${language} ${places.map(({ id }) => id).join()}`;
  const tariffs =
    of.get(key) ??
    parts.plans.map((row) => ({
      ...presentTariff(row, shown),
      choices: choicesOf(row, parts, catalogue.periods, language),
    }));
  of.set(key, tariffs);
  return tariffs;
}

/** The landing of a name such as `in-germany`. @throws AppError 404 for an unknown one */
function landingOf(catalogue: Catalogue, name: string): LandingRow {
  const row = findDsLanding(catalogue, name);
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
  return pageOf(results, { count: found.length, path: calls.getDsTariffs.path, query });
}

/**
 * The servers of a landing, or of the whole list, that pass a filter and can be ordered in the location searched for.
 * Their `url` leads to an order there.
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
  const found = tariffs.filter((tariff) => passes(tariff, filter));
  const catalogue = await catalogueOf(db);
  const country = query.landing === undefined ? null : landingOf(catalogue, query.landing).countryCode;
  return {
    ...figuresOf(found),
    locations: dsLocations(catalogue, visitor),
    ...(country !== null && {
      places: dsPlaces(catalogue, visitor)
        .filter(({ countryCode }) => countryCode === country)
        .map((row) => presentLocation(row, language)),
    }),
    without: found.length === 0 ? countWithoutEach(tariffs.map(factsOf), filter) : [],
    ...(found.length === 0 && { nearest: nearestTariffs(tariffs, filter) }),
  };
}

/**
 * What the servers of a landing, or of the whole list, are filtered by, in columns.
 * @throws AppError 404 for an unknown landing
 */
export const indexFor = async (
  db: Db,
  { landing }: DsIndexQuery,
  visitor: Visitor,
  language: Language,
): Promise<DsIndex> => dsIndexOf(await tariffsFor(db, landing, visitor, language));

/** The named sets: those of the list's tags. */
export function tariffSets({ dedicated: { plans, sets } }: Catalogue, language: Language): PlanSet[] {
  return sets.map((row) => ({
    id: row.id,
    slug: row.slug,
    label: textIn(row.label, language),
    short_description: textIn(row.shortDescription, language),
    long_description: null,
    landing_only: false,
    url: row.url,
    tariffs: plans.filter(({ tags }) => tags.includes(row.slug)).map(({ id }) => id),
    position: row.position,
  }));
}
