import { and, eq, gte, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { vhCapacity } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';

/** Reserves accounts from a location's stock. @returns false when there aren't enough */
export async function reserveAccounts(tx: Db, locationId: number, count: number): Promise<boolean> {
  const taken = await tx
    .update(vhCapacity)
    .set({ accounts: sql`${vhCapacity.accounts} - ${count}` })
    .where(and(eq(vhCapacity.locationId, locationId), gte(vhCapacity.accounts, count)))
    .returning({ left: vhCapacity.accounts });
  return taken.length > 0;
}

/** Returns an account to the stock. */
export async function returnAccount(tx: Db, service: Pick<ServiceRow, 'locationId'>): Promise<void> {
  await tx
    .update(vhCapacity)
    .set({ accounts: sql`${vhCapacity.accounts} + 1` })
    .where(eq(vhCapacity.locationId, locationOf(service)));
}
