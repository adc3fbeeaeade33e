import { and, eq } from '../../db/drizzle.ts';
import { nextServiceStatus, type ServiceEvent } from '@hoster/domain';
import type { Db } from '../../db/types.ts';
import { services, type ServiceRow } from './tables.ts';

/**
 * Lets an event happen to a service, with what changes beside its state.
 * @returns false, and changes nothing, when the event cannot happen to it (any more)
 */
export async function transition(
  tx: Db,
  service: Pick<ServiceRow, 'id' | 'state'>,
  event: ServiceEvent,
  change: Partial<typeof services.$inferInsert> = {},
): Promise<boolean> {
  const next = nextServiceStatus(service.state, event);
  if (next === null) return false;
  const changed = await tx
    .update(services)
    .set({ ...change, state: next })
    .where(and(eq(services.id, service.id), eq(services.state, service.state)))
    .returning({ id: services.id });
  return changed.length > 0;
}
