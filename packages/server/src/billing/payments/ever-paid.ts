import { and, eq, gt, ne, notExists } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { paymentDisputes, payments } from './tables.ts';

/** Whether an account has paid something, other than from its balance, that its bank hasn't taken back. */
export async function hasEverPaid(db: Db, accountId: number): Promise<boolean> {
  const taken = db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, payments.id), eq(paymentDisputes.state, 'taken')));
  const own = and(eq(payments.accountId, accountId), eq(payments.status, 'paid'), ne(payments.method, 'balance'));
  return (await db.$count(payments, and(own, gt(payments.amountCents, 0), notExists(taken)))) > 0;
}
