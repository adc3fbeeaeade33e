import { textIn } from '../../i18n/localised.ts';
import type { Context } from '../../platform/index.ts';
import { and, count, desc, eq, sql } from '../../platform/db/drizzle.ts';
import { calls, type Page, type Service, type ServicesQuery } from '@hoster/contract';
import { type Language, notFound, pageOf } from '../../platform/http/index.ts';
import { type Catalogue, catalogueOf, price } from '../../catalogue/index.ts';
import { isOnTrial } from '../lifecycle/due-step.ts';
import { type ServiceRow, services } from '../../sales/index.ts';

/** A service as the list shows it. */
export function presentService(
  { serviceLines }: Context,
  row: ServiceRow,
  catalogue: Catalogue,
  language: Language,
): Service {
  const place = catalogue.locations.find(({ id }) => id === row.locationId);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    tariff: serviceLines[row.kind].tariff(catalogue, row, language),
    location: place
      ? {
          id: place.id,
          name: textIn(place.name, language),
          city: textIn(place.city, language),
          country_code: place.countryCode,
        }
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
  context: Context,
  accountId: number,
  query: ServicesQuery,
  language: Language,
): Promise<Page<Service>> {
  const { db } = context;
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
  const catalogue = await catalogueOf(db);
  const results = rows.map((row) => presentService(context, row, catalogue, language));
  return pageOf(results, { count: total?.rows ?? 0, path: calls.getServices.path, query });
}
