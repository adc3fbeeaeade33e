import { textIn } from '../../i18n/localised.ts';
import type { Context } from '../../platform/index.ts';
import { and, count, desc, eq, ilike, or, sql, type SQL } from '../../platform/db/drizzle.ts';
import { escapeLike } from '../../platform/db/index.ts';
import { calls, type Page, type Service, type ServicesQuery } from '@hoster/contract';
import { type Language, notFound, pageOf } from '../../platform/http/index.ts';
import {
  addressesOf,
  type Catalogue,
  catalogueOf,
  type GivenAddress,
  hasAddressLike,
  price,
  writtenAddress,
} from '../../catalogue/index.ts';
import { isOnTrial } from '../lifecycle/due-step.ts';
import { projects, type ServiceRow, services } from '../../sales/index.ts';

/** A service as the list shows it. */
export function presentService(
  { serviceLines }: Context,
  {
    given,
    project,
    service: row,
  }: {
    service: ServiceRow;
    project: Pick<typeof projects.$inferSelect, 'id' | 'name'>;
    given: readonly GivenAddress[];
  },
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
    auto_pay: row.autoPay,
    price: price(row.nextPlan?.priceCents ?? row.priceCents),
    ips: row.activatedAt !== null && row.state !== 'canceled' ? given.map(writtenAddress) : [],
    project: { id: project.id, name: project.name },
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
  const { page, page_size: size, kind, status, search, project, location, sort } = query;
  const mine = and(
    eq(services.accountId, accountId),
    kind === undefined ? undefined : sql`${services.kind} = ${kind}`,
    status === undefined ? undefined : eq(services.state, status),
    project === undefined ? undefined : eq(services.projectId, project),
    location === undefined ? undefined : eq(services.locationId, location),
    search ? containing(search) : undefined,
  );
  const [total] = await db.select({ rows: count() }).from(services).where(mine);
  const rows = await db
    .select({ service: services, project: projects })
    .from(services)
    .innerJoin(projects, eq(projects.id, services.projectId))
    .where(mine)
    .orderBy(...orderOf(sort), desc(services.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  const catalogue = await catalogueOf(db);
  const given = await addressesOf(
    db,
    rows.map(({ service }) => service.id),
  );
  const results = rows.map((row) =>
    presentService(context, { ...row, given: given.get(row.service.id) ?? [] }, catalogue, language),
  );
  return pageOf(results, { count: total?.rows ?? 0, path: calls.getServices.path, query });
}

/** A text in the name of a service, its domain or its addresses. */
function containing(text: string): SQL | undefined {
  const part = `%${escapeLike(text)}%`;
  return or(
    ilike(services.name, part),
    hasAddressLike(services.id, part),
    ilike(services.host, part),
    ilike(sql`${services.spec} ->> 'domain'`, part),
  );
}

/** What a service renews for. */
const renewalCents = sql`coalesce((${services.nextPlan} ->> 'priceCents')::bigint, ${services.priceCents})`;

/** Services without the sorted value are last. */
function orderOf(sort: ServicesQuery['sort']): SQL[] {
  if (sort === undefined) return [];
  const columns = { name: sql`lower(${services.name})`, paid_until: services.paidUntil, price: renewalCents };
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  return [sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`];
}
