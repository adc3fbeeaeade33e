import type { DsTariff, DsTariffsQuery, Page, PlanSet } from '@hoster/contract';
import { filterTariffs, readDsFilter, visibleLocations, writeDsFilter, type Visitor } from '@hoster/domain';
import type { Db } from '../../../db/types.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { dsStockOf } from '../../catalogue/dedicated-load.ts';
import { catalogueOf, type Catalogue, type LocationRow } from '../../catalogue/load.ts';
import { presentTariff, type Shown } from './tariff.ts';

/** Where dedicated servers are sold, as far as this visitor may know. */
export function dsPlaces({ locations }: Catalogue, visitor: Visitor): LocationRow[] {
  const places = locations.filter(({ products }) => products.includes('dedicated'));
  const visible = visibleLocations(
    places.map(({ id, countryCode }) => ({ id, country_code: countryCode })),
    visitor,
  );
  return places.filter((row) => visible.some(({ id }) => id === row.id));
}

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

/**
 * A page of the servers that pass the filters of a query.
 * @throws AppError 404 for a page beyond the last
 */
export async function listTariffs(
  db: Db,
  query: DsTariffsQuery,
  visitor: Visitor,
  language: Language,
): Promise<Page<DsTariff>> {
  const { page, page_size: size } = query;
  const found = filterTariffs(await tariffsOf(db, visitor, language), readDsFilter(query));
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
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(writeDsFilter(readDsFilter(query)))),
    page: String(page),
    page_size: String(query.page_size),
  });
  return `/my/api/ds-order/tariff/?${search.toString()}`;
}

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
