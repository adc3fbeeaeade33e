import { defineMessages } from '@formatjs/intl';
import type { ParticipantDecision } from '@hoster/contract';
import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { accountMembers } from '../../identity/index.ts';
import { isOwn } from '../mail/addresses.ts';
import { lockTicket } from './find.ts';
import { mailInvitation } from './mail-invitation.ts';
import { ownDesk } from './settings.ts';
import { ticketMessages, ticketParticipants, type TicketRow, tickets } from './tables.ts';
import { noteTicketEvent, tellPages } from './write.ts';

const texts = defineMessages({
  own: {
    id: 'support.mail.own-address',
    defaultMessage: 'This is an address of ours. Our own email would come back to us.',
    description: 'Error: staff add an address to a ticket',
  },
});

type Author = Pick<typeof ticketMessages.$inferInsert, 'author' | 'userId'>;

/** Shows the held messages of an address in a ticket to its customer, if there are any; the ticket is open then. */
async function showHeld(
  tx: Db,
  context: Context,
  ticket: TicketRow,
  address: string,
  author: Author,
  which: 'waiting' | 'all',
): Promise<void> {
  const held = and(
    eq(ticketMessages.ticketId, ticket.id),
    eq(ticketMessages.address, address),
    eq(ticketMessages.isHeld, true),
  );
  const messages = await tx.select().from(ticketMessages).where(held);
  const shown = messages.filter(({ rejectedAt }) => which === 'all' || rejectedAt === null).map(({ id }) => id);
  if (shown.length === 0) return;
  const now = context.clock.now();
  await tx
    .update(ticketMessages)
    .set({ ...author, isHeld: false, rejectedAt: null })
    .where(inArray(ticketMessages.id, shown));
  await tx
    .update(tickets)
    .set({
      status: 'open',
      closedAt: null,
      lastCustomerAt: now,
      waitingSince: ticket.waitingSince ?? now,
      updatedAt: now,
      unreadByStaff: true,
    })
    .where(eq(tickets.id, ticket.id));
  if (ticket.status === 'closed') await noteTicketEvent(tx, context, ticket.id, { kind: 'reopened', userId: null });
}

/**
 * Invites an address into a ticket, which shows its held messages to the customer, or rejects it: its messages stay
 * with staff, and an invitation ends.
 * @throws FieldError for an address of our own
 */
export async function decideOnParticipant(
  context: Context,
  ticketId: number,
  userId: number,
  { address: written, decision }: ParticipantDecision,
): Promise<void> {
  const address = written.toLowerCase();
  const createdAt = context.clock.now();
  await context.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, { id: ticketId });
    const isInvited = decision === 'invite';
    if (isInvited) {
      if (isOwn(await ownDesk(tx, context.settings), address)) throw new FieldError({ address: [texts.own] });
      await invite(tx, context, ticket, { address, invitedBy: userId });
      await showHeld(tx, context, ticket, address, { author: 'participant', userId: null }, 'all');
    } else {
      const one = and(eq(ticketParticipants.ticketId, ticketId), eq(ticketParticipants.address, address));
      await tx.delete(ticketParticipants).where(one);
      await tx
        .update(ticketMessages)
        .set({ rejectedAt: createdAt })
        .where(
          and(
            eq(ticketMessages.ticketId, ticketId),
            eq(ticketMessages.address, address),
            eq(ticketMessages.isHeld, true),
          ),
        );
    }
    const kind = isInvited ? 'invited' : 'rejected';
    await noteTicketEvent(tx, context, ticketId, { kind, userId, details: { address } });
    await tellPages(tx, ticket);
  });
}

/** Lets an address speak on a ticket and get its answers, and tells whoever has it, unless `isSilent`. */
export async function invite(
  tx: Db,
  context: Context,
  ticket: TicketRow,
  { address, invitedBy, isSilent = false }: { address: string; invitedBy: number; isSilent?: boolean },
): Promise<void> {
  const one = and(eq(ticketParticipants.ticketId, ticket.id), eq(ticketParticipants.address, address));
  const [before] = await tx.select({ state: ticketParticipants.state }).from(ticketParticipants).where(one);
  if (before?.state === 'invited') return;
  await tx
    .insert(ticketParticipants)
    .values({ ticketId: ticket.id, address, state: 'invited', createdAt: context.clock.now() })
    .onConflictDoUpdate({
      target: [ticketParticipants.ticketId, ticketParticipants.address],
      set: { state: 'invited' },
    });
  if (!isSilent) await mailInvitation(context, tx, ticket, { address, invitedBy });
}

/** Shows held messages of a customer who has confirmed the address that they wrote from, in the tickets of their accounts. */
export async function showConfirmed(
  context: Context,
  tx: Db,
  { email, userId }: { email: string; userId: number },
): Promise<void> {
  const own = tx.select({ id: accountMembers.accountId }).from(accountMembers).where(eq(accountMembers.userId, userId));
  const rows = await tx
    .selectDistinct({ id: tickets.id })
    .from(tickets)
    .innerJoin(ticketMessages, eq(ticketMessages.ticketId, tickets.id))
    .where(and(inArray(tickets.accountId, own), eq(ticketMessages.address, email), eq(ticketMessages.isHeld, true)));
  for (const { id } of rows) {
    const ticket = await lockTicket(tx, { id });
    await showHeld(tx, context, ticket, email, { author: 'customer', userId }, 'waiting');
    const held = and(
      eq(ticketParticipants.ticketId, id),
      eq(ticketParticipants.address, email),
      eq(ticketParticipants.state, 'held'),
    );
    await tx.delete(ticketParticipants).where(held);
    await tellPages(tx, ticket);
  }
}
