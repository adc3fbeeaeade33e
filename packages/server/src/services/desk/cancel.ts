import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { endService } from '../cancel/cancel.ts';
import { renewableStates } from '../lifecycle/due-step.ts';
import { type Changed, wrongState } from './change.ts';

/** Whether staff can cancel a service: one that is built, or is being built. An unpaid order ends by itself, and
 * a failed setup has returned its money. */
export const canCancel = ({ state }: Pick<ServiceRow, 'state'>): boolean =>
  state === 'pending_setup' || renewableStates.includes(state);

/**
 * Cancels a service at once, with an email. One that isn't built yet is refunded as when its customer cancels it.
 * @param asked refund to the balance of the last payment: EUR, tax included
 * @throws AppError 409 for one in another state, FieldError for a refund of more than is left
 */
export async function cancel(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { by, refund }: { by: number; refund: number },
): Promise<Changed | null> {
  if (service.state === 'canceled') return null;
  if (!canCancel(service)) throw wrongState();
  await endService(context, tx, service, { by, failure: null, refundCents: Math.round(refund * 100) });
  const [now] = await tx.select({ state: services.state }).from(services).where(eq(services.id, service.id));
  return { before: { state: service.state }, after: { state: now?.state, refund } };
}
