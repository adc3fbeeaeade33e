import { type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { recipientOf, type ServiceRow } from '../../sales/index.ts';
import type { OperationRow } from '../operations/tables.ts';
import { mailLate } from './emails.ts';
import { tellSupportLate } from './tell-support.ts';

/** When the setup of a service has to be finished: as it was sold, else a day after it began. */
export async function dueOf(
  context: Context,
  service: ServiceRow,
  { createdAt }: Pick<OperationRow, 'createdAt'>,
): Promise<Date> {
  const sold = await context.serviceLines[service.kind].deliveryUntil?.(context, service);
  return sold ?? new Date(createdAt.getTime() + dayMilliseconds);
}

/** Tells the customer, once, and support that a setup takes longer than it was sold. */
export async function noteLate(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  await mailLate(context, tx, await recipientOf(tx, service), {
    id: service.id,
    name: service.name,
    expected: new Date(context.clock.now().getTime() + 2 * dayMilliseconds),
  });
  await tellSupportLate(context, tx, service);
}
