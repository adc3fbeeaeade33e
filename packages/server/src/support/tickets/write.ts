import type { Language, TicketDepartment, TicketPriority, TicketStatus } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { changed, type Context } from '../../platform/index.ts';
import { newToken } from '../mail/outgoing.ts';
import { type MessageRow, ticketEvents, ticketMessages, type TicketRow, tickets } from './tables.ts';

type Clocked = Pick<Context, 'clock'>;

/** Tells the pages of the customer and of staff that a ticket changed. */
export async function tellPages(tx: Db, { id, accountId }: Pick<TicketRow, 'id' | 'accountId'>): Promise<void> {
  if (accountId !== null) await changed(tx, accountId, { kind: 'ticket', id });
  await changed(tx, 'staff', { kind: 'ticket', id });
}

export async function noteTicketEvent(
  tx: Db,
  { clock }: Clocked,
  ticketId: number,
  event: Pick<typeof ticketEvents.$inferInsert, 'kind' | 'userId' | 'details'>,
): Promise<void> {
  await tx.insert(ticketEvents).values({ ticketId, ...event, at: clock.now() });
}

export interface NewTicket {
  readonly accountId: number | null;
  readonly userId: number | null;
  /** Address of a writer without an account. */
  readonly email?: string | null;
  readonly name?: string | null;
  readonly serviceId?: number | null;
  readonly department?: TicketDepartment;
  readonly priority?: TicketPriority;
  readonly subject: string;
  readonly language: Language;
  readonly continuesId?: number | null;
  /** When it was written, if that wasn't now. */
  readonly at?: Date;
}

/** Opens a ticket without a message. */
export async function openTicket(tx: Db, context: Clocked, { at, ...ticket }: NewTicket): Promise<TicketRow> {
  const now = at ?? context.clock.now();
  const [row] = await tx
    .insert(tickets)
    .values({ ...ticket, token: newToken(), lastCustomerAt: now, waitingSince: now, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The ticket was not stored.');
  await noteTicketEvent(tx, context, row.id, { kind: 'opened', userId: ticket.userId });
  return row;
}

export type NewMessage = Omit<typeof ticketMessages.$inferInsert, 'id' | 'ticketId' | 'createdAt'> & {
  readonly createdAt?: Date;
};

/**
 * Adds a message, and updates whose turn it is: a customer's opens the ticket again, an answer of staff makes it
 * `status`. Notes and held messages change nothing.
 */
export async function addMessage(
  tx: Db,
  context: Clocked,
  ticket: TicketRow,
  message: NewMessage,
  status: TicketStatus = 'answered',
): Promise<MessageRow> {
  const createdAt = message.createdAt ?? context.clock.now();
  const [row] = await tx
    .insert(ticketMessages)
    .values({ ...message, ticketId: ticket.id, createdAt })
    .returning();
  if (!row) throw new Error('The message was not stored.');
  if (row.isNote || row.isHeld) {
    if (row.isHeld) await tx.update(tickets).set({ unreadByStaff: true }).where(eq(tickets.id, ticket.id));
  } else if (row.author === 'staff') {
    await tx
      .update(tickets)
      .set({
        status,
        closedAt: status === 'closed' ? createdAt : null,
        lastStaffAt: createdAt,
        waitingSince: null,
        firstAnsweredAt: ticket.firstAnsweredAt ?? createdAt,
        updatedAt: createdAt,
        unreadByCustomer: true,
        unreadByStaff: false,
        answeringUserId: null,
        answeringUntil: null,
      })
      .where(eq(tickets.id, ticket.id));
  } else {
    await tx
      .update(tickets)
      .set({
        status: 'open',
        closedAt: null,
        lastCustomerAt: createdAt,
        waitingSince: ticket.waitingSince ?? createdAt,
        updatedAt: createdAt,
        unreadByStaff: true,
      })
      .where(eq(tickets.id, ticket.id));
    if (ticket.status === 'closed')
      await noteTicketEvent(tx, context, ticket.id, { kind: 'reopened', userId: row.userId });
  }
  await tellPages(tx, ticket);
  return row;
}

/** Closes a ticket, or opens it again. */
export async function setClosed(
  tx: Db,
  context: Clocked,
  ticket: TicketRow,
  userId: number,
  isClosed: boolean,
): Promise<TicketRow> {
  if ((ticket.status === 'closed') === isClosed) return ticket;
  const now = context.clock.now();
  const [row] = await tx
    .update(tickets)
    .set({
      status: isClosed ? 'closed' : 'open',
      closedAt: isClosed ? now : null,
      updatedAt: now,
      waitingSince: isClosed ? null : now,
      ...(isClosed ? { answeringUserId: null, answeringUntil: null } : { unreadByStaff: true, lastCustomerAt: now }),
    })
    .where(eq(tickets.id, ticket.id))
    .returning();
  await noteTicketEvent(tx, context, ticket.id, { kind: isClosed ? 'closed' : 'reopened', userId });
  await tellPages(tx, ticket);
  return row ?? ticket;
}
