import { isIP } from 'node:net';
import type { StaffService, StaffServicesPage, StaffServicesQuery } from '@hoster/contract';
import { textIn } from '../../i18n/localised.ts';
import { and, desc, eq, inArray, lt, or, sql, type SQL } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { keysetPage } from '../../platform/http/index.ts';
import { accountMembers, emailAddresses, customerOf, type Owner, ownersOf } from '../../identity/index.ts';
import {
  addressesOf,
  type Catalogue,
  catalogueOf,
  type GivenAddress,
  holderOf,
  price,
  writtenAddress,
} from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { holdOf } from '../lifecycle/due-step.ts';

const pageSize = 50;

/** A page of services of all customers, newest first. */
export async function listAllServices(
  context: Context,
  query: StaffServicesQuery,
  language: Language,
): Promise<StaffServicesPage> {
  const { db } = context;
  const rows = await findServices(db, query, pageSize + 1);
  const { next, results } = keysetPage(rows, pageSize, ({ id }) => id);
  const catalogue = await catalogueOf(db);
  return {
    results: await presentAll(context, results, catalogue, language),
    next,
    locations: catalogue.locations.map(({ id, name }) => ({ id, name: textIn(name, language) })),
  };
}

/** Services of all customers as a table, newest first. */
export async function servicesTable(
  context: Context,
  query: StaffServicesQuery,
  language: Language,
  limit: number,
): Promise<CsvTable> {
  const rows = await findServices(context.db, query, limit);
  const shown = await presentAll(context, rows, await catalogueOf(context.db), language);
  return {
    columns: [
      'id',
      'product',
      'plan',
      'name',
      'account',
      'customer',
      'email',
      'state',
      'location',
      'ip',
      'paid_until',
      'price',
    ],
    rows: shown.map(({ customer, id, ips, line, location, name, paid_until: until, price: euros, state, tariff }) => [
      id,
      line,
      tariff,
      name,
      customer.account,
      customer.name,
      customer.email,
      state,
      location,
      ips[0] ?? null,
      until,
      { cents: Math.round(euros * 100) },
    ]),
  };
}

async function findServices(db: Db, { before, ...asked }: StaffServicesQuery, limit: number): Promise<ServiceRow[]> {
  const found = await matching(db, asked);
  return db
    .select()
    .from(services)
    .where(and(found, before === undefined ? undefined : lt(services.id, before)))
    .orderBy(desc(services.id))
    .limit(limit);
}

/** Services with their customers, for a list. */
export async function presentAll(
  context: Context,
  rows: readonly ServiceRow[],
  catalogue: Catalogue,
  language: Language,
): Promise<StaffService[]> {
  const given = await addressesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const owners = await ownersOf(
    context.db,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) =>
    presentOne(context, row, catalogue, language, given.get(row.id) ?? [], owners.get(row.accountId)),
  );
}

function presentOne(
  { clock, serviceLines }: Context,
  row: ServiceRow,
  catalogue: Catalogue,
  language: Language,
  given: readonly GivenAddress[],
  owner: Owner | undefined,
): StaffService {
  const place = catalogue.locations.find(({ id }) => id === row.locationId);
  return {
    id: row.id,
    line: row.kind,
    name: row.name,
    tariff: serviceLines[row.kind].tariff(catalogue, row, language).name,
    location: place ? textIn(place.name, language) : null,
    state: row.state,
    is_suspended_by_staff: row.state === 'suspended' && row.suspendedFor !== null,
    customer: customerOf(row.accountId, owner),
    paid_until: row.paidUntil?.toISOString() ?? null,
    held_until: holdOf(row, clock.now())?.toISOString() ?? null,
    price: price(row.nextPlan?.priceCents ?? row.priceCents),
    ips: given.map(writtenAddress),
  };
}

/** The condition of a search; each of its parts is in an index. */
async function matching(
  db: Db,
  { customer, line, location, search, state }: Omit<StaffServicesQuery, 'before'>,
): Promise<SQL | undefined> {
  return and(
    line === undefined ? undefined : eq(services.kind, line),
    state === undefined ? undefined : eq(services.state, state),
    location === undefined ? undefined : eq(services.locationId, location),
    customer === undefined ? undefined : eq(services.accountId, customer),
    search === '' ? undefined : await containing(db, search),
  );
}

/** Largest id of a record. */
const mostId = 2_147_483_647;

async function containing(db: Db, search: string): Promise<SQL | undefined> {
  const word = search.toLowerCase();
  if (word.includes('@')) return inArray(services.accountId, ownedBy(db, word));
  const holder = isIP(word) === 0 ? null : await holderOf(db, word);
  const id = /^\d{1,10}$/.test(word) && Number(word) <= mostId ? Number(word) : null;
  return or(
    sql`lower(${services.name}) like ${`${escapeLike(word)}%`}`,
    holder === null ? undefined : eq(services.id, holder),
    id === null ? undefined : eq(services.id, id),
  );
}

/** Accounts of whoever has an email address. */
const ownedBy = (db: Db, email: string) =>
  db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(eq(emailAddresses.email, email));
