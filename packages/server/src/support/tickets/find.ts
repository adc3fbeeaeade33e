import type { TicketsQuery } from '@hoster/contract';
import { ticketLimits } from '@hoster/contract/lists';
import { and, count, desc, eq, exists, ilike, or, type SQL } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { ticketMessages, type TicketRow, tickets } from './tables.ts';

/** A ticket of an account. @throws AppError 404 for another account's */
export async function ticketOf(db: Db, accountId: number, id: number): Promise<TicketRow> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.accountId, accountId)));
  if (!row) throw notFound(`No ticket ${id} of account ${accountId}`);
  return row;
}

/** Any ticket, for staff. @throws AppError 404 */
export async function ticketById(db: Db, id: number): Promise<TicketRow> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  if (!row) throw notFound(`No ticket ${id}`);
  return row;
}

/** Locks a ticket until the transaction ends, and returns it as it is now. */
export async function lockTicket(tx: Db, { id }: Pick<TicketRow, 'id'>): Promise<TicketRow> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!row) throw notFound(`No ticket ${id}`);
  return row;
}

/** Whether a closed ticket may be opened again. */
export const isReopenable = (
  { status, closedAt, mergedIntoId }: Pick<TicketRow, 'status' | 'closedAt' | 'mergedIntoId'>,
  now: Date,
): boolean =>
  status === 'closed' &&
  mergedIntoId === null &&
  closedAt !== null &&
  closedAt.getTime() + ticketLimits.reopenDays * dayMilliseconds > now.getTime();

/** Number of an account's tickets with something new. */
export async function unreadTickets(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), eq(tickets.unreadByCustomer, true)));
  return row?.unread ?? 0;
}

/** Condition of tickets that contain a text in subject or messages, or have it as their number. */
function contains(db: Db, search: string): SQL | undefined {
  const text = search.trim();
  if (text === '') return undefined;
  const pattern = `%${escapeLike(text)}%`;
  const said = db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, tickets.id),
        ilike(ticketMessages.body, pattern),
        eq(ticketMessages.isNote, false),
        eq(ticketMessages.isHeld, false),
      ),
    );
  const number = /^\[?#?(\d{1,9})\]?$/.exec(text)?.[1];
  return or(
    ilike(tickets.subject, pattern),
    exists(said),
    number === undefined ? undefined : eq(tickets.id, Number(number)),
  );
}

interface Found {
  readonly count: number;
  readonly rows: TicketRow[];
}

async function pageOfRows(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { page, page_size: size }: Pick<TicketsQuery, 'page' | 'page_size'>,
): Promise<Found> {
  const [total] = await db.select({ rows: count() }).from(tickets).where(where);
  const rows = await db
    .select()
    .from(tickets)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  return { count: total?.rows ?? 0, rows };
}

/** A page of an account's tickets, latest change first. @throws AppError 404 for a page beyond the last */
export const findTickets = (db: Db, accountId: number, query: TicketsQuery): Promise<Found> =>
  pageOfRows(
    db,
    and(
      eq(tickets.accountId, accountId),
      query.status === undefined ? undefined : eq(tickets.status, query.status),
      query.unread === undefined ? undefined : eq(tickets.unreadByCustomer, true),
      contains(db, query.search ?? ''),
    ),
    [desc(tickets.updatedAt), desc(tickets.id)],
    query,
  );

/** Whether somebody of staff is writing an answer; believed for a minute. */
export const isAnswering = ({ answeringUntil }: TicketRow, now: Date): boolean =>
  answeringUntil !== null && answeringUntil > now;
