import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { openGuestTicket } from '../../support/index.ts';
import { contactMessages } from './tables.ts';

/** Turns what a guest has sent from an address into tickets of the user who has confirmed it. */
export async function adoptMessages(
  context: Context,
  tx: Db,
  { email, userId }: { email: string; userId: number },
): Promise<void> {
  const isGuests = and(
    eq(contactMessages.email, email),
    isNull(contactMessages.userId),
    isNull(contactMessages.ticketId),
  );
  const rows = await tx.select().from(contactMessages).where(isGuests).orderBy(asc(contactMessages.id)).for('update');
  for (const { createdAt: at, id, language, message: body, name, subject } of rows) {
    const ticket = await openGuestTicket(context, tx, userId, { at, body, email, language, name, subject });
    if (ticket) await tx.update(contactMessages).set({ ticketId: ticket.id }).where(eq(contactMessages.id, id));
  }
}
