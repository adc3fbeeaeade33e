import { and, eq } from '../../platform/db/drizzle.ts';
import type { NotificationKind } from '@hoster/contract';
import { nextServiceStatus, type ServiceEvent } from '@hoster/domain';
import { notify } from '../../live/index.ts';
import { changed } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { services, type ServiceRow } from './tables.ts';

/** Events that customers are notified about. */
const notified: Partial<Record<ServiceEvent, NotificationKind>> = {
  set_up: 'service_ready',
  setup_failed: 'setup_failed',
  suspend: 'service_suspended',
  renewal_failed: 'renewal_failed',
};

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
    .returning({ id: services.id, accountId: services.accountId, name: services.name });
  if (!moved) return false;
  await serviceChanged(tx, moved);
  const kind = notified[event];
  if (kind) await notify(tx, moved, { kind, params: { name: moved.name }, link: `/my/services/${moved.id}/` });
  return true;
}
