import { and, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { accountMembers } from '../../identity/index.ts';
import { type TicketRow, tickets } from './tables.ts';
import { addMessage, type NewTicket, noteTicketEvent, openTicket, tellPages } from './write.ts';

/** The account that a user acts for. */
export async function accountOf(tx: Db, userId: number): Promise<number | null> {
  const [member] = await tx
    .select({ accountId: accountMembers.accountId })
    .from(accountMembers)
    .where(eq(accountMembers.userId, userId))
    .orderBy(accountMembers.id)
    .limit(1);
  return member?.accountId ?? null;
}

/** Gives a user the tickets that were opened by email from an address of theirs, once they have confirmed it. */
export async function adoptTickets(
  context: Context,
  tx: Db,
  { email, userId }: { email: string; userId: number },
): Promise<void> {
  const accountId = await accountOf(tx, userId);
  if (accountId === null) return;
  const adopted = await tx
    .update(tickets)
    .set({ accountId, userId })
    .where(and(isNull(tickets.accountId), eq(tickets.email, email)))
    .returning();
  for (const ticket of adopted) {
    await noteTicketEvent(tx, context, ticket.id, { kind: 'adopted', userId });
    await tellPages(tx, ticket);
  }
}

/** A message that a guest sent by a form. */
export interface GuestMessage extends Pick<NewTicket, 'subject' | 'language' | 'department'> {
  readonly name: string;
  readonly email: string;
  readonly body: string;
  readonly at: Date;
}

/** Opens a ticket of a user with a message that they sent as a guest. */
export async function openGuestTicket(
  context: Context,
  tx: Db,
  userId: number,
  { at, body, email, name, ...guest }: GuestMessage,
): Promise<TicketRow | null> {
  const accountId = await accountOf(tx, userId);
  if (accountId === null) return null;
  const ticket = await openTicket(tx, context, { ...guest, accountId, userId, email, name, at });
  await addMessage(tx, context, ticket, { author: 'customer', userId, body, createdAt: at });
  await noteTicketEvent(tx, context, ticket.id, { kind: 'adopted', userId });
  return ticket;
}
