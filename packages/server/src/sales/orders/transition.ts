import { and, eq } from '../../platform/db/drizzle.ts';
import { nextServiceStatus, type ServiceEvent } from '@hoster/domain';
import { changed } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { services, type ServiceRow } from './tables.ts';

/** Tells the pages that show a service that it has changed. */
export const serviceChanged = (tx: Db, { id, accountId }: Pick<ServiceRow, 'id' | 'accountId'>): Promise<void> =>
  changed(tx, accountId, { kind: 'service', id });

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
  const [moved] = await tx
    .update(services)
    .set({ ...change, state: next })
    .where(and(eq(services.id, service.id), eq(services.state, service.state)))
    .returning({ id: services.id, accountId: services.accountId });
  if (!moved) return false;
  await serviceChanged(tx, moved);
  return true;
}
