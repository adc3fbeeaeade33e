import type {
  CustomerInvoice,
  CustomerMovement,
  CustomerPayment,
  CustomerService,
  CustomerSessions,
  CustomerTicket,
  OlderQuery,
} from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { balanceMovements, invoices, payments } from '../billing/index.ts';
import { addressesOf, catalogueOf, writtenAddress } from '../catalogue/index.ts';
import {
  isOfAccount,
  accountMembers,
  authEvents,
  listAccountSessions,
  nameOf,
  presentEvent,
  users,
} from '../identity/index.ts';
import { and, asc, desc, eq, lt, sql } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import type { Language } from '../platform/http/index.ts';
import { keysetPage } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';
import { services } from '../sales/index.ts';
import { tickets } from '../support/index.ts';
import { mustExist } from './read.ts';

/** Rows on a page of a list. */
export const pageSize = 25;
/** Entries of a person's activity. */
const latestEvents = 50;

interface Page<Item> {
  results: Item[];
  next: number | null;
}

/** Makes a page of rows of which there is one more than fits, if there are more. */
export function pageOf<Row extends { readonly id: number }, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item,
): Page<Item> {
  const { next, results } = keysetPage(rows, pageSize, ({ id }) => id);
  return { results: results.map(present), next };
}

export async function servicesPage(db: Db, accountId: number, { before }: OlderQuery): Promise<Page<CustomerService>> {
  await mustExist(db, accountId);
  const rows = await db
    .select()
    .from(services)
    .where(and(eq(services.accountId, accountId), before === undefined ? undefined : lt(services.id, before)))
    .orderBy(desc(services.id))
    .limit(pageSize + 1);
  const { locations } = await catalogueOf(db);
  const given = await addressesOf(
    db,
    rows.map(({ id }) => id),
  );
  return pageOf(rows, (row) => ({
    id: row.id,
    name: row.name,
    line: row.kind,
    status: row.state,
    host: row.host,
    ips: (given.get(row.id) ?? []).map(writtenAddress),
    location: locations.find(({ id }) => id === row.locationId)?.slug ?? null,
    paid_until: row.paidUntil?.toISOString() ?? null,
    price: toLedger(row.priceCents, 'EUR'),
    created: row.createdAt.toISOString(),
  }));
}

export async function movementsPage(
  db: Db,
  accountId: number,
  { before }: OlderQuery,
  language: Language,
): Promise<Page<CustomerMovement>> {
  await mustExist(db, accountId);
  const rows = await balanceMovements({ db }, accountId, { limit: pageSize + 1, before }, language);
  return pageOf(rows, ({ amount, balance, created, description, id, kind }) => ({
    id,
    at: created,
    kind,
    description,
    amount,
    balance,
  }));
}

export async function paymentsPage(db: Db, accountId: number, { before }: OlderQuery): Promise<Page<CustomerPayment>> {
  await mustExist(db, accountId);
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), before === undefined ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(pageSize + 1);
  return pageOf(rows, ({ amountCurrencyCents, createdAt, currency, id, method, purpose, ref, status }) => ({
    id,
    ref,
    at: createdAt.toISOString(),
    purpose,
    method,
    status,
    amount: toLedger(amountCurrencyCents, currency),
  }));
}

export async function invoicesPage(db: Db, accountId: number, { before }: OlderQuery): Promise<Page<CustomerInvoice>> {
  await mustExist(db, accountId);
  const rows = await db
    .select()
    .from(invoices)
    .where(and(isOfAccount(invoices.accountId, accountId), before === undefined ? undefined : lt(invoices.id, before)))
    .orderBy(desc(invoices.id))
    .limit(pageSize + 1);
  return pageOf(rows, ({ currency, id, issuedAt, kind, number, totalCents }) => ({
    id,
    number,
    kind,
    at: issuedAt.toISOString(),
    total: toLedger(totalCents, currency),
  }));
}

export async function ticketsPage(db: Db, accountId: number, { before }: OlderQuery): Promise<Page<CustomerTicket>> {
  await mustExist(db, accountId);
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), before === undefined ? undefined : lt(tickets.id, before)))
    .orderBy(desc(tickets.id))
    .limit(pageSize + 1);
  return pageOf(rows, ({ createdAt, department, id, status, subject, updatedAt }) => ({
    id,
    subject,
    status,
    department,
    created: createdAt.toISOString(),
    updated: updatedAt.toISOString(),
  }));
}

/** Sessions of the people of an account, and what they did last. */
export async function sessionsOf(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  accountId: number,
): Promise<CustomerSessions> {
  await mustExist(db, accountId);
  const people = await db
    .select({ user: users })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(eq(accountMembers.accountId, accountId))
    .orderBy(desc(sql`${accountMembers.role} = 'owner'`), asc(accountMembers.id));
  const found: CustomerSessions = [];
  for (const { user } of people) {
    const active = await listAccountSessions(db, clock.now(), user.id, null);
    const events = await db
      .select()
      .from(authEvents)
      .where(eq(authEvents.userId, user.id))
      .orderBy(desc(authEvents.at), desc(authEvents.id))
      .limit(latestEvents);
    found.push({
      user: user.id,
      name: nameOf(user),
      sessions: active.map(({ is_current: _current, ...session }) => session),
      events: events.map(presentEvent),
    });
  }
  return found;
}
