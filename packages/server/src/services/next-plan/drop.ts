import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { releaseRoom } from './room.ts';

/** Columns of a service without a smaller plan to come. */
export const noNextPlan = { nextPlan: null, nextFrom: null, nextBy: null } as const;

/** Drops the smaller plan that was chosen for a service, because it ends or has another plan. The service is locked. */
export async function dropNextPlan(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  if (!service.nextPlan) return;
  await tx.update(services).set(noNextPlan).where(eq(services.id, service.id));
  await releaseRoom(context, tx, service);
}
