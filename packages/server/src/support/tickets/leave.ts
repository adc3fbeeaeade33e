import type { Language, TicketParticipation } from '@hoster/contract';
import { localizePath } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { lockTicket, ticketById } from './find.ts';
import { ticketMessages, ticketParticipants, type TicketRow } from './tables.ts';
import { tellPages } from './write.ts';

const SECRETS = 'leave ticket';
const idMax = 2_147_483_647;

/** What a key signs: an address in a ticket. */
const signed = (ticket: number, address: string): string => `${ticket} ${address}`;

/** Link by which a participant leaves a ticket, for emails to them. */
export const leaveLink = (
  { secrets, settings }: Pick<Context, 'secrets' | 'settings'>,
  { id }: Pick<TicketRow, 'id'>,
  { address, language }: { address: string; language: Language },
): string => {
  const path = `/leave-ticket/${id}-${secrets.sign(SECRETS, signed(id, address))}/`;
  return new URL(localizePath(path, language), settings.publicOrigin).href;
};

type Participant = typeof ticketParticipants.$inferSelect;

/**
 * The ticket of a link, or the one that it was merged into, and its participant.
 * @throws AppError 404 for those who don't take part any more
 */
async function byKey({ secrets }: Context, db: Db, key: string): Promise<{ ticket: TicketRow; who: Participant }> {
  const [, number = '', signature = ''] = /^(\d{1,10})-(.+)$/.exec(key) ?? [];
  const id = Number(number);
  if (number === '' || id > idMax) throw notFound();
  const named = await ticketById(db, id);
  const ticket = named.mergedIntoId === null ? named : await ticketById(db, named.mergedIntoId);
  const invited = await db
    .select()
    .from(ticketParticipants)
    .where(and(eq(ticketParticipants.ticketId, ticket.id), eq(ticketParticipants.state, 'invited')));
  const who = invited.find(({ address }) => secrets.verify(SECRETS, signed(id, address), signature));
  if (!who) throw notFound();
  return { ticket, who };
}

/** What a participant leaves by their link. */
export async function participationOf(context: Context, key: string): Promise<TicketParticipation> {
  const { ticket, who } = await byKey(context, context.db, key);
  return { number: ticket.id, subject: ticket.subject, email: who.address };
}

/** Ends the part of somebody in a ticket, by their link. The others see it in the thread. */
export async function leaveTicket(context: Context, key: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { ticket, who } = await byKey(context, tx, key);
    await lockTicket(tx, ticket);
    const one = and(eq(ticketParticipants.ticketId, ticket.id), eq(ticketParticipants.address, who.address));
    const gone = await tx.delete(ticketParticipants).where(one).returning();
    // Twice at the same time.
    if (gone.length === 0) return;
    await tx.insert(ticketMessages).values({
      ticketId: ticket.id,
      author: 'participant',
      address: who.address,
      name: who.name,
      body: '',
      event: 'left',
      createdAt: context.clock.now(),
    });
    await tellPages(tx, ticket);
  });
}
