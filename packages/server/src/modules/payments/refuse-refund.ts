import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { takenBy } from '../ledger/entries.ts';
import { mailCredited } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book, queueOnAccount } from './balance.ts';
import { overlapOf } from './disputed.ts';
import { paymentAttempts, paymentRefunds, payments } from './tables.ts';

/**
 * Money can't go back to its method, or has come back from there: it lands on the balance. What the customer's bank has
 * taken of it meanwhile doesn't: they have that already. Safe to repeat.
 * @returns whether it changes anything
 */
export async function refuseRefund(context: Context, tx: Db, ref: string): Promise<boolean> {
  const [row] = await tx
    .select({ refund: paymentRefunds, attempt: paymentAttempts, payment: payments })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.ref, ref));
  if (!row) return false;
  const { refund, attempt, payment } = row;
  await queueOnAccount(tx, payment.accountId);
  const turned = await tx
    .update(paymentRefunds)
    .set({ state: 'refused' })
    .where(and(eq(paymentRefunds.id, refund.id), inArray(paymentRefunds.state, ['queued', 'sent'])))
    .returning({ id: paymentRefunds.id });
  if (turned.length === 0) return false;
  const euroCents = refund.euroCents - (await overlapOf(tx, attempt.id, refund.euroCents));
  if (euroCents === 0) return true;
  await book(context, tx, {
    accountId: payment.accountId,
    reference: `refused:${refund.ref}`,
    kind: refund.kind === 'refund' ? 'refund' : 'top_up',
    paymentId: payment.id,
    description: { en: 'Refund to the balance', ru: 'Возврат на баланс' },
    from: takenBy(attempt.provider, euroCents),
  });
  await mailCredited(context, tx, await writtenTo(tx, payment.userId), { reason: 'return_refused', euroCents });
  return true;
}
