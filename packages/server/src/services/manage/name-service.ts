import type { FastifyRequest } from 'fastify';
import { nameTarget, type Viewer } from '../../identity/index.ts';
import type { Context } from '../../platform/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { services } from '../../sales/index.ts';

/** Names a service that a call changes in the activity of its account. Changes nothing for services of other accounts. */
export async function nameService(
  { db }: Context,
  request: FastifyRequest,
  { accountId }: Viewer,
  id: number,
): Promise<void> {
  const own = and(eq(services.id, id), eq(services.accountId, accountId));
  const [found] = await db.select({ name: services.name }).from(services).where(own);
  if (found) nameTarget(request, found.name);
}
