import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { serviceSteps, type ServiceRow } from '../orders/tables.ts';

/** The steps of a service's current term that have been taken: `remind:7`, `charge_card`. */
export async function stepsOf(
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
