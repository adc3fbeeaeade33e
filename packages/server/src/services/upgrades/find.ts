import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { type PaymentRow, payments } from '../../billing/index.ts';
import { serviceUpgrades, type UpgradeRow } from './tables.ts';

/** The upgrade of a service that awaits its payment. */
export async function waitingUpgradeOf(
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
