import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type ServiceRow, serviceSteps } from '../../sales/index.ts';

/** The steps of a service's current term that have been taken: `remind:7`, `charge_card`. */
export async function takenSteps(
  db: Db,
  { id, paidUntil }: Pick<ServiceRow, 'id' | 'paidUntil'>,
): Promise<ReadonlySet<string>> {
  if (paidUntil === null) return new Set();
  const rows = await db
    .select({ step: serviceSteps.step })
    .from(serviceSteps)
    .where(and(eq(serviceSteps.serviceId, id), eq(serviceSteps.termEnd, paidUntil)));
  return new Set(rows.map(({ step }) => step));
}

/** Records a step in the transaction of its effect; its key prevents a second one. */
export async function recordStep(
  { clock }: Context,
  tx: Db,
  { id, paidUntil }: ServiceRow,
  step: string,
): Promise<void> {
  if (paidUntil === null) return;
  await tx.insert(serviceSteps).values({ serviceId: id, termEnd: paidUntil, step, at: clock.now() });
}
