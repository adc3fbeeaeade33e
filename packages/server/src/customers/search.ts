import type { CustomerMatch } from '@hoster/contract';
import ipaddr from 'ipaddr.js';
import { companyWords, invoices, legalEntities, paymentAttempts, payments, savedCards } from '../billing/index.ts';
import { servicesAt } from '../catalogue/index.ts';
import {
  accountMembers,
  accounts,
  emailAddresses,
  formerAddresses,
  namesOf,
  postalOf,
  sessions,
  users,
} from '../identity/index.ts';
import { type SQL, sql } from '../platform/db/drizzle.ts';
import { type Db, escapeLike, rowsOf } from '../platform/db/index.ts';
import { services, serviceWords } from '../sales/index.ts';
import { tickets } from '../support/index.ts';

/** Most words that all have to be found; the others are ignored. */
const mostWords = 5;

/** A customer that was found, by what. */
export interface Found {
  readonly accountId: number;
  readonly matches: readonly CustomerMatch[];
}

/** What is looked for. */
export interface Search {
  readonly search: string;
  /** Condition of the accounts that count, by the SQL of their id. */
  readonly which: (account: SQL) => SQL;
  readonly limit: number;
}

/** A way to find accounts: rows of their ids, which may repeat. */
interface Way {
  readonly match: CustomerMatch;
  readonly account: SQL;
  readonly from: SQL;
  readonly where: SQL;
}

/**
 * Accounts in which something matches a text, newest first. Each way has an index of its own, and gives no more than
 * what the page can show.
 */
export async function searchCustomers(db: Db, { search, which, limit }: Search): Promise<Found[]> {
  const ways = await waysOf(db, search);
  const parts = ways.map(
    ({ match, account, from, where }) => sql`
      (select distinct ${account} as account_id, ${match}::text as match from ${from}
       where ${where} and ${account} is not null and ${which(account)} order by 1 desc limit ${limit})`,
  );
  const rows = await rowsOf(
    db,
    sql`select account_id, array_agg(distinct match) as matches from (${sql.join(parts, sql` union all `)}) as found
        group by account_id order by account_id desc limit ${limit}`,
  );
  return rows.map(({ account_id: accountId, matches }) => ({
    accountId: Number(accountId),
    matches: matches as CustomerMatch[],
  }));
}

async function waysOf(db: Db, search: string): Promise<Way[]> {
  const ways = byWords(search.toLowerCase());
  const number = /^#?([1-9]\d{0,9})$/.exec(search)?.[1];
  if (number !== undefined && Number(number) <= 2_147_483_647) ways.push(...byNumber(Number(number)));
  if (/^\d{4}$/.test(search)) {
    ways.push({
      match: 'card',
      account: sql`${savedCards.accountId}`,
      from: sql`${savedCards}`,
      where: sql`${savedCards.last4} = ${search}`,
    });
  }
  if (/^[\d.:a-f]+$/i.test(search) && ipaddr.isValid(search)) ways.push(...(await byAddress(db, search)));
  ways.push(...byReference(search));
  return ways;
}

/** Every word is part of the text; of a short search, the text begins with it, and so does one of a person's names. */
function byWords(search: string): Way[] {
  const words = search.split(/\s+/).slice(0, mostWords);
  const isShort = search.length < 3;
  const contains = (text: SQL): SQL =>
    sql.join(
      words.map((word) => sql`${text} like ${`${isShort ? '' : '%'}${escapeLike(word)}%`}`),
      sql` and `,
    );
  const ofUser = (table: SQL, userId: SQL): Pick<Way, 'account' | 'from'> => ({
    account: sql`${accountMembers.accountId}`,
    from: sql`${table} join ${accountMembers} on ${accountMembers.userId} = ${userId}`,
  });
  const names = isShort ? [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`] : [namesOf(users)];
  return [
    ...names.map((name) => ({
      match: 'name' as const,
      ...ofUser(sql`${users}`, sql`${users.id}`),
      where: contains(name),
    })),
    {
      match: 'email',
      ...ofUser(sql`${emailAddresses}`, sql`${emailAddresses.userId}`),
      where: contains(sql`${emailAddresses.email}`),
    },
    {
      match: 'email',
      account: sql`${formerAddresses.accountId}`,
      from: sql`${formerAddresses}`,
      where: contains(sql`${formerAddresses.email}`),
    },
    { match: 'address', account: sql`${accounts.id}`, from: sql`${accounts}`, where: contains(postalOf(accounts)) },
    {
      match: 'company',
      account: sql`${legalEntities.accountId}`,
      from: sql`${legalEntities}`,
      where: contains(companyWords(legalEntities)),
    },
    {
      match: 'hostname',
      account: sql`${services.accountId}`,
      from: sql`${services}`,
      where: contains(serviceWords(services)),
    },
  ];
}

/** Ids of accounts, services and tickets. */
function byNumber(number: number): Way[] {
  return [
    { match: 'number', account: sql`${accounts.id}`, from: sql`${accounts}`, where: sql`${accounts.id} = ${number}` },
    {
      match: 'service',
      account: sql`${services.accountId}`,
      from: sql`${services}`,
      where: sql`${services.id} = ${number}`,
    },
    {
      match: 'number',
      account: sql`${tickets.accountId}`,
      from: sql`${tickets}`,
      where: sql`${tickets.id} = ${number}`,
    },
  ];
}

/** Addresses of services, and of browsers that are signed in. */
async function byAddress(db: Db, search: string): Promise<Way[]> {
  const found = await servicesAt(db, search);
  const seen = [search, ipaddr.parse(search).toString()];
  return [
    {
      match: 'ip',
      account: sql`${services.accountId}`,
      from: sql`${services}`,
      where: found.length === 0 ? sql`false` : sql`${services.id} in ${found}`,
    },
    {
      match: 'ip',
      account: sql`${accountMembers.accountId}`,
      from: sql`${sessions} join ${accountMembers} on ${accountMembers.userId} = ${sessions.userId}`,
      where: sql`${sessions.ip} in ${seen}`,
    },
  ];
}

/** Numbers of invoices, and references of payments: ours, those of providers, and those of bank transfers. */
function byReference(search: string): Way[] {
  const written = search.replaceAll(/\s/g, '');
  const spellings = [...new Set([search, written, written.toUpperCase()])];
  return [
    {
      match: 'invoice',
      account: sql`${invoices.accountId}`,
      from: sql`${invoices}`,
      where: sql`${invoices.number} in ${spellings}`,
    },
    {
      match: 'payment',
      account: sql`${payments.accountId}`,
      from: sql`${payments}`,
      where: sql`${payments.ref} in ${spellings}`,
    },
    {
      match: 'payment',
      account: sql`${payments.accountId}`,
      from: sql`${paymentAttempts} join ${payments} on ${payments.id} = ${paymentAttempts.paymentId}`,
      where: sql`${paymentAttempts.providerRef} in ${spellings}`,
    },
  ];
}
