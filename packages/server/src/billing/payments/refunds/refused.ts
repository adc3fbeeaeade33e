import { defineMessage } from '@formatjs/intl';
import { translations } from '../../../i18n/translate.ts';
import { and, eq, inArray } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { excused, receivedBy } from '../../ledger/entries.ts';
import { book, lockBillingAccount } from '../balance.ts';
import { overlapOf, owedOf, whereabouts } from './disputed.ts';
import { paymentAttempts, paymentRefunds, payments } from '../tables.ts';
import { mailCredited } from '../../emails/payments.ts';
import { userRecipient } from '../../emails/send.ts';

/**
 * Credits the balance with a refund that the method doesn't accept, or has returned. The part that the customer's bank
 * has taken meanwhile isn't credited: they have it already. If they owed it for that, they don't any more. Safe to
 * repeat.
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
  await lockBillingAccount(tx, payment.accountId);
  const turned = await tx
    .update(paymentRefunds)
    .set({ state: 'refused' })
    .where(and(eq(paymentRefunds.id, refund.id), inArray(paymentRefunds.state, ['queued', 'sent'])))
    .returning({ id: paymentRefunds.id });
  if (turned.length === 0) return false;
  const euroCents = refund.euroCents - (await overlapOf(tx, attempt.id, refund.euroCents));
  if (euroCents === 0) return true;
  const { leftCents } = await whereabouts(tx, payment, attempt);
  const twiceCents = Math.max(0, Math.min(euroCents, euroCents - leftCents));
  const owedCents = Math.max(0, Math.min(twiceCents, await owedOf(tx, payment)));
  await book(context, tx, {
    accountId: payment.accountId,
    reference: `refused:${refund.ref}`,
    kind: refund.kind === 'refund' ? 'refund' : 'top_up',
    paymentId: payment.id,
    description: translations(
      defineMessage({ id: 'billing.booking.refused-refund', defaultMessage: 'Refund to the balance' }),
    ),
    from: [...receivedBy(attempt.provider, euroCents), ...excused(payment.accountId, owedCents)],
  });
  const creditedCents = euroCents - owedCents;
  if (creditedCents > 0) {
    const to = await userRecipient(tx, payment.userId, payment.accountId);
    await mailCredited(context, tx, to, { reason: 'return_refused', euroCents: creditedCents });
  }
  return true;
}
