import { defineMessages } from '@formatjs/intl';
import { eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { lockTicket } from './find.ts';
import { ticketEvents, ticketMails, ticketMessages, ticketParticipants, type TicketRow, tickets } from './tables.ts';
import { noteTicketEvent, tellPages } from './write.ts';

export const mergeTexts = defineMessages({
  same: { id: 'support.merge.same', defaultMessage: 'Choose another ticket: a ticket can’t be merged into itself.' },
  customer: { id: 'support.merge.customer', defaultMessage: 'Choose a ticket of the same customer.' },
  merged: { id: 'support.merge.merged', defaultMessage: 'This ticket has been merged into another one.' },
  unknown: { id: 'support.merge.unknown', defaultMessage: 'There’s no ticket with this number.' },
});

/**
 * Moves everything in a ticket to another one of the same customer, in the order in which it was written, and closes it.
 * Its emails and addresses lead there from then on. There's no way back.
 * @throws FieldError for a ticket of another customer, the same one, or one that is merged
 */
export async function mergeTickets(
  context: Context,
  userId: number,
  { from: fromId, into: intoId }: { from: number; into: number },
): Promise<TicketRow> {
  if (fromId === intoId) throw new FieldError({ into: [mergeTexts.same] });
  return context.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, intoId));
    if (!known) throw new FieldError({ into: [mergeTexts.unknown] });
    // Always in the same order: two people may merge two tickets into each other at the same moment.
    const locked = new Map<number, TicketRow>();
    for (const id of [fromId, intoId].toSorted((a, b) => a - b)) locked.set(id, await lockTicket(tx, { id }));
    const [from, into] = [locked.get(fromId), locked.get(intoId)];
    if (!from || !into) throw new Error('The tickets were not locked.');
    if (from.mergedIntoId !== null || into.mergedIntoId !== null) throw new FieldError({ into: [mergeTexts.merged] });
    const isSame = from.accountId === null ? from.email === into.email : from.accountId === into.accountId;
    if (!isSame || (from.accountId === null) !== (into.accountId === null))
      throw new FieldError({ into: [mergeTexts.customer] });
    await move(tx, from.id, into.id);
    const now = context.clock.now();
    await tx
      .update(tickets)
      .set({
        status: 'closed',
        closedAt: now,
        updatedAt: now,
        waitingSince: null,
        unreadByStaff: false,
        answeringUserId: null,
        answeringUntil: null,
        mergedIntoId: into.id,
      })
      .where(eq(tickets.id, from.id));
    // What was merged into it before leads to the last one too.
    await tx.update(tickets).set({ mergedIntoId: into.id }).where(eq(tickets.mergedIntoId, from.id));
    const after = await reopened(tx, from, into, now);
    await noteTicketEvent(tx, context, into.id, { kind: 'merged', userId, details: { from: from.id } });
    await tellPages(tx, from);
    await tellPages(tx, into);
    return after;
  });
}

async function move(tx: Db, from: number, into: number): Promise<void> {
  await tx.update(ticketMessages).set({ ticketId: into }).where(eq(ticketMessages.ticketId, from));
  await tx.update(ticketMails).set({ ticketId: into }).where(eq(ticketMails.ticketId, from));
  await tx.update(ticketEvents).set({ ticketId: into }).where(eq(ticketEvents.ticketId, from));
  // Somebody may take part in both.
  await tx.execute(sql`
    insert into ${ticketParticipants} (ticket_id, address, name, state, created_at)
    select ${into}, address, name, state, created_at from ${ticketParticipants} where ticket_id = ${from}
    on conflict do nothing`);
  await tx.delete(ticketParticipants).where(eq(ticketParticipants.ticketId, from));
}

/** Whose turn it is after a merge: the customer waits if they waited in one of the two. */
async function reopened(tx: Db, from: TicketRow, into: TicketRow, now: Date): Promise<TicketRow> {
  const earliest = (a: Date | null, b: Date | null) => (a === null || b === null ? (a ?? b) : a < b ? a : b);
  const latest = (a: Date | null, b: Date | null) => (a === null || b === null ? (a ?? b) : a > b ? a : b);
  const waitingSince = earliest(from.waitingSince, into.waitingSince);
  const [row] = await tx
    .update(tickets)
    .set({
      ...(waitingSince !== null && { status: 'open' as const, closedAt: null }),
      waitingSince,
      firstAnsweredAt: earliest(from.firstAnsweredAt, into.firstAnsweredAt),
      lastCustomerAt: latest(from.lastCustomerAt, into.lastCustomerAt),
      lastStaffAt: latest(from.lastStaffAt, into.lastStaffAt),
      unreadByStaff: from.unreadByStaff || into.unreadByStaff,
      unreadByCustomer: from.unreadByCustomer || into.unreadByCustomer,
      updatedAt: now,
    })
    .where(eq(tickets.id, into.id))
    .returning();
  return row ?? into;
}
