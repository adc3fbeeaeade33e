import type { StaffTicketsQuery, TicketTarget } from '@hoster/contract';
import { emailAddresses, staffQueue } from '../../identity/index.ts';
import { and, asc, desc, eq, ilike, inArray, isNotNull, notInArray, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { type TicketRow, tickets } from './tables.ts';
import { dueSql, listTargets } from './targets.ts';

/** What staff look for, and who looks. */
interface Asked {
  readonly query: StaffTicketsQuery;
  readonly userId: number;
  readonly now: Date;
  /** How many rows at most. */
  readonly limit: number;
}

/** A ticket, and `after` of the page behind it. */
interface FoundTicket {
  readonly ticket: TicketRow;
  readonly cursor: string;
}

/** Tickets of all customers: open ones longest waiting first, others latest change first. */
export async function findForStaff(db: Db, asked: Asked): Promise<FoundTicket[]> {
  return ticketQuery(db, asked, await listTargets(db));
}

/** The query for them. */
export function ticketQuery(db: Db, asked: Asked, targets: readonly TicketTarget[]) {
  const { limit, now, query } = asked;
  const isQueue = query.status === 'open' || query.late === 'true';
  const moment = isQueue ? tickets.waitingSince : tickets.updatedAt;
  const [at, id] = query.after?.split(',') ?? [];
  const compared = sql.raw(isQueue ? '>' : '<');
  const order = isQueue ? [asc(moment), asc(tickets.id)] : [desc(moment), desc(tickets.id)];
  const isAsked = and(
    isQueue ? isNotNull(tickets.waitingSince) : undefined,
    query.status === undefined ? undefined : eq(tickets.status, query.status),
    query.department === undefined ? undefined : eq(tickets.department, query.department),
    query.late === undefined ? undefined : sql`${dueSql(targets)} < ${now.toISOString()}::timestamptz`,
    ownedBy(db, asked),
    query.after === undefined
      ? undefined
      : sql`(${moment}, ${tickets.id}) ${compared} (${at}::timestamptz, ${id}::integer)`,
  );
  // Each way to find one gives no more than fits, so that the database may take the index of a word that is rare, and
  // go through the list for a common one.
  const found = query.search
    ? waysToFind(db, query.search).map((way) => {
        const ids = db.select({ id: tickets.id }).from(tickets);
        return sql`(${ids
          .where(and(isAsked, way))
          .orderBy(...order)
          .limit(limit)})`;
      })
    : undefined;
  return db
    .select({
      ticket: tickets,
      // All that the database has of a time: milliseconds would repeat or skip tickets.
      cursor: sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ',' || ${tickets.id}`,
    })
    .from(tickets)
    .where(found ? sql`${tickets.id} in (${sql.join(found, sql` union `)})` : isAsked)
    .orderBy(...order)
    .limit(limit);
}

function ownedBy(db: Db, { query: { owner }, userId }: Asked): SQL | undefined {
  if (owner === undefined) return undefined;
  const owned = db
    .select({ id: sql<number>`${staffQueue.key}::integer` })
    .from(staffQueue)
    .where(
      and(
        eq(staffQueue.kind, 'ticket'),
        owner === 'none' ? isNotNull(staffQueue.ownerId) : eq(staffQueue.ownerId, owner === 'me' ? userId : owner),
      ),
    );
  return owner === 'none' ? notInArray(tickets.id, owned) : inArray(tickets.id, owned);
}

/** Conditions of which one holds: a text in the subject or an address of the customer, or the ticket's number. */
function waysToFind(db: Db, text: string): SQL[] {
  const pattern = `%${escapeLike(text)}%`;
  const number = /^\[?#?(\d{1,9})\]?$/.exec(text)?.[1];
  const writers = db
    .select({ id: emailAddresses.userId })
    .from(emailAddresses)
    .where(ilike(emailAddresses.email, pattern));
  return [
    ilike(tickets.subject, pattern),
    ilike(tickets.email, pattern),
    inArray(tickets.userId, writers),
    ...(number === undefined ? [] : [eq(tickets.id, Number(number))]),
  ];
}
