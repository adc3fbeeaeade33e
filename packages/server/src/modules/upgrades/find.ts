import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { payments, type PaymentRow } from '../payments/tables.ts';
import { serviceUpgrades, type UpgradeRow } from './tables.ts';

/** The upgrade of a service that waits for its payment. */
export async function waitingOf(
  db: Db,
  serviceId: number,
): Promise<{ upgrade: UpgradeRow; payment: PaymentRow } | undefined> {
  const [row] = await db
    .select({ upgrade: serviceUpgrades, payment: payments })
    .from(serviceUpgrades)
    .innerJoin(payments, eq(payments.purchaseId, serviceUpgrades.purchaseId))
    .where(and(eq(serviceUpgrades.serviceId, serviceId), eq(serviceUpgrades.state, 'waiting')));
  return row;
}
