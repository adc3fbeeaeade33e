import type { Merge } from '../../identity/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { ticketAttachments, tickets } from './tables.ts';

/** Moves the tickets of an account; answers go to the other account's owner from now on. */
export async function moveTickets(tx: Db, { from, fromUser, into, intoUser }: Merge): Promise<void> {
  await tx
    .update(tickets)
    .set({ userId: intoUser })
    .where(and(eq(tickets.accountId, from), eq(tickets.userId, fromUser)));
  await tx.update(tickets).set({ accountId: into }).where(eq(tickets.accountId, from));
  await tx.update(ticketAttachments).set({ accountId: into }).where(eq(ticketAttachments.accountId, from));
}
