import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { services } from './tables.ts';

/** Whether an account has had its trial: one for each customer. An order that was never paid does not count. */
export async function hadTrial(db: Db, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.accountId, accountId),
        sql`${services.spec}->>'trial' <> 'none'`,
        sql`not (${services.state} = 'canceled' and ${services.activatedAt} is null)`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
