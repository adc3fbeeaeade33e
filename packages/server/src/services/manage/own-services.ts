import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { lockOpenAccount } from '../../billing/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';

/**
 * Locks services of an account that are changed together, in the order in which payments lock them.
 * @throws AppError 404 when one of them isn't the account's
 */
export async function lockServices(tx: Db, accountId: number, ids: readonly number[]): Promise<ServiceRow[]> {
  await lockOpenAccount(tx, accountId);
  const wanted = [...new Set(ids)];
  const found = await tx
    .select()
    .from(services)
    .where(and(eq(services.accountId, accountId), inArray(services.id, wanted)))
    .orderBy(asc(services.id))
    .for('update');
  if (found.length < wanted.length) throw notFound(`Services ${wanted.join()} aren't all of account ${accountId}`);
  return found;
}
