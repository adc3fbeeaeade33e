import type { CustomerRow, CustomersPage, CustomersQuery, CustomerState } from '@hoster/contract';
import { keysetPage } from '../platform/http/index.ts';
import { parseLedger, toLedger } from '@hoster/domain';
import { balancesOf } from '../billing/index.ts';
import { accountMembers, accounts, closedAccounts, emailAddresses, nameOf, users } from '../identity/index.ts';
import type { CsvTable } from '../platform/csv/index.ts';
import { and, count, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { services } from '../sales/index.ts';
import { type Found, type Search, searchCustomers } from './search.ts';

/** Customers on a page. */
const pageSize = 50;

/** Page of customers, newest first. */
export async function listCustomers(db: Db, query: CustomersQuery): Promise<CustomersPage> {
  const found = await findCustomers(db, query, pageSize + 1);
  const { next, results } = keysetPage(found, pageSize, ({ accountId }) => accountId);
  return { results: await presentRows(db, results), next };
}

/** Customers for a CSV file. */
export async function customersTable(db: Db, query: CustomersQuery, limit: number): Promise<CsvTable> {
  const rows = await presentRows(db, await findCustomers(db, query, limit));
  return {
    columns: ['id', 'name', 'email', 'country', 'created', 'state', 'services', 'balance_eur'],
    rows: rows.map(({ balance, country, created, email, id, name, services: running, state }) => [
      id,
      name,
      email,
      country,
      created,
      state,
      running,
      { cents: parseLedger(balance) },
    ]),
  };
}

async function findCustomers(db: Db, { before, search, state }: CustomersQuery, limit: number): Promise<Found[]> {
  // Few are blocked: their ids are found by an index, whatever else is asked.
  const blocked = db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(isNotNull(users.blockedAt));
  const which = (account: SQL) =>
    and(
      before === undefined ? undefined : sql`${account} < ${before}`,
      state === 'blocked' ? sql`${account} in ${blocked}` : undefined,
    ) ?? sql`true`;
  return search === '' ? allCustomers(db, { which, limit }) : searchCustomers(db, { search, which, limit });
}

async function allCustomers(db: Db, { which, limit }: Omit<Search, 'search'>): Promise<Found[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(which(sql`${accounts.id}`))
    .orderBy(desc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => ({ accountId: id, matches: [] }));
}

/** Customers by their ids, in that order. */
async function presentRows(db: Db, found: readonly Found[]): Promise<CustomerRow[]> {
  const ids = found.map(({ accountId }) => accountId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ account: accounts, closedAt: closedAccounts.closedAt })
    .from(accounts)
    .leftJoin(closedAccounts, eq(closedAccounts.accountId, accounts.id))
    .where(inArray(accounts.id, ids));
  const owners = await ownersOf(db, ids);
  const counts = await runningServices(db, ids);
  const balances = await balancesOf(db, ids);
  const byId = new Map(rows.map((row) => [row.account.id, row]));
  return found.flatMap(({ accountId, matches }) => {
    const row = byId.get(accountId);
    if (!row) return [];
    const own = owners.filter((owner) => owner.accountId === accountId);
    const [first] = own;
    return {
      id: accountId,
      name: first ? nameOf(first.user) : '',
      email: first?.email ?? '',
      country: row.account.country,
      created: row.account.createdAt.toISOString(),
      state: stateOf(
        row.closedAt,
        own.map(({ user }) => user),
      ),
      services: counts.get(accountId) ?? 0,
      balance: toLedger(balances.get(accountId) ?? 0, 'EUR'),
      matches: [...matches],
    };
  });
}

/** Whether an account is closed, or all of its owners are blocked. */
export function stateOf(closedAt: Date | null, owners: readonly { readonly blockedAt: Date | null }[]): CustomerState {
  if (closedAt !== null) return 'closed';
  return owners.length > 0 && owners.every(({ blockedAt }) => blockedAt !== null) ? 'blocked' : 'active';
}

/** Owners of accounts with their primary addresses, the first ones first. */
function ownersOf(db: Db, ids: readonly number[]) {
  return db
    .select({ accountId: accountMembers.accountId, user: users, email: emailAddresses.email })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(inArray(accountMembers.accountId, [...ids]), eq(accountMembers.role, 'owner')))
    .orderBy(sql`${accountMembers.id}`);
}

/** Number of services that haven't ended, by account. */
async function runningServices(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ accountId: services.accountId, rows: count() })
    .from(services)
    .where(and(inArray(services.accountId, [...ids]), notInArray(services.state, ['canceled', 'failed_setup'])))
    .groupBy(services.accountId);
  return new Map(rows.map((row) => [row.accountId, row.rows]));
}
