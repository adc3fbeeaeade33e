import { and, eq } from '../../platform/db/drizzle.ts';
import { nextServiceStatus, type ServiceEvent } from '@hoster/domain';
import type { Db } from '../../platform/db/index.ts';
import { services, type ServiceRow } from './tables.ts';

/**
 * Applies an event to a service, with changes besides its state.
 * @returns false, and changes nothing, when the event is not, or no longer, possible
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
