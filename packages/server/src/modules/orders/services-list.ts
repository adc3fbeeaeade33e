import { and, count, desc, eq, sql } from '../../db/drizzle.ts';
import type { Page, Service, ServicesQuery } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf, type Catalogue } from '../catalogue/load.ts';
import { price } from '../catalogue/present.ts';
import { productLines } from '../lines/list.ts';
import { isOnTrial } from '../life/due-step.ts';
import { services, type ServiceRow } from './tables.ts';

/** A service as the list shows it. */
export function presentService(row: ServiceRow, catalogue: Catalogue, language: Language): Service {
  const place = catalogue.locations.find(({ id }) => id === row.locationId);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    tariff: productLines[row.kind].tariff(catalogue, row, language),
    location: place
      ? { id: place.id, name: place.name[language], city: place.city[language], country_code: place.countryCode }
      : null,
    status: row.state,
    paid_until: row.paidUntil?.toISOString() ?? null,
    trial_until: isOnTrial(row) ? (row.trialUntil?.toISOString() ?? null) : null,
    auto_renew: row.autoRenew,
    price: price(row.priceCents),
    ips: [row.ipv4, row.ipv6].filter((ip) => ip !== null),
  };
}

/**
 * A page of an account's services, newest first.
 * @throws AppError 404 for a page beyond the last
 */
export async function listServices(
  db: Db,
  accountId: number,
  query: ServicesQuery,
  language: Language,
): Promise<Page<Service>> {
  const { page, page_size: size, kind, status } = query;
  const mine = and(
    eq(services.accountId, accountId),
    kind === undefined ? undefined : sql`${services.kind} = ${kind}`,
    status === undefined ? undefined : eq(services.state, status),
  );
  const [total] = await db.select({ rows: count() }).from(services).where(mine);
  const rows = await db
    .select()
    .from(services)
    .where(mine)
    .orderBy(desc(services.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  const all = total?.rows ?? 0;
  const catalogue = await catalogueOf(db);
  return {
    count: all,
    next: page * size < all ? pagePath(query, page + 1) : null,
    previous: page > 1 ? pagePath(query, page - 1) : null,
    results: rows.map((row) => presentService(row, catalogue, language)),
  };
}

function pagePath({ page_size, kind, status }: ServicesQuery, page: number): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(page_size) });
  if (kind !== undefined) query.set('kind', kind);
  if (status !== undefined) query.set('status', status);
  return `/my/api/services/?${query.toString()}`;
}
