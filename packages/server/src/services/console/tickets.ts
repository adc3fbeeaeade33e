import { and, eq, gt, lte } from '../../platform/db/drizzle.ts';
import { type Context, hashOf, randomText } from '../../platform/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { checkPossible, lockedService } from '../operations/find.ts';
import { consoleTickets } from './tables.ts';

/** The page connects with it immediately. */
const ticketMilliseconds = 60_000;
const tokenLength = 43;

/**
 * Permits a customer to open the console of a service, once.
 * @throws AppError 404 for no such service of theirs, 409 `operation_running` and `operation_unavailable`
 */
export async function permitConsole(
  context: Context,
  viewer: Viewer,
  id: number,
): Promise<{ token: string; expires: Date }> {
  const token = randomText(tokenLength);
  const now = context.clock.now();
  const expires = new Date(now.getTime() + ticketMilliseconds);
  await context.db.transaction(async (tx) => {
    const service = await lockedService(tx, viewer.accountId, id);
    await checkPossible(context, tx, service, 'console');
    await tx.delete(consoleTickets).where(lte(consoleTickets.expiresAt, now));
    await tx
      .insert(consoleTickets)
      .values({ tokenHash: hashOf(token), serviceId: id, userId: viewer.userId, expiresAt: expires });
  });
  return { token, expires };
}

/**
 * Uses a permission up. @returns the service whose console may be opened now
 * @throws AppError 404 for one that was used, is too old or is somebody else’s, 409 when there’s no console now
 */
export async function redeemTicket(context: Context, viewer: Viewer, token: string): Promise<ServiceRow> {
  return context.db.transaction(async (tx) => {
    const [ticket] = await tx
      .delete(consoleTickets)
      .where(
        and(
          eq(consoleTickets.tokenHash, hashOf(token)),
          eq(consoleTickets.userId, viewer.userId),
          gt(consoleTickets.expiresAt, context.clock.now()),
        ),
      )
      .returning();
    if (!ticket) throw notFound('No permission for a console');
    const service = await lockedService(tx, viewer.accountId, ticket.serviceId);
    await checkPossible(context, tx, service, 'console');
    return service;
  });
}
