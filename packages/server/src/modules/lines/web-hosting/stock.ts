import { and, eq, gte, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/types.ts';
import { vhCapacity } from '../../catalogue/tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';

/** Takes accounts out of a location. @returns false when there aren't so many */
export async function takeAccounts(tx: Db, locationId: number, count: number): Promise<boolean> {
  const taken = await tx
    .update(vhCapacity)
    .set({ accounts: sql`${vhCapacity.accounts} - ${count}` })
    .where(and(eq(vhCapacity.locationId, locationId), gte(vhCapacity.accounts, count)))
    .returning({ left: vhCapacity.accounts });
  return taken.length > 0;
}

/** Gives the place of an account back. */
export async function returnAccount(tx: Db, service: Pick<ServiceRow, 'locationId'>): Promise<void> {
  await tx
    .update(vhCapacity)
    .set({ accounts: sql`${vhCapacity.accounts} + 1` })
    .where(eq(vhCapacity.locationId, locationOf(service)));
}
