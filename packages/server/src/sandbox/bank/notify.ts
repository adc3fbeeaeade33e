import { and, eq, isNotNull, isNull } from '../../platform/db/drizzle.ts';
import { calls, type BankCallback } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { outgoing } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { disputeIdOf, tokenizedCardOf } from './names.ts';
import { signMessage } from './signature.ts';
import { bankPayments } from './tables.ts';

/** Less than the time limit of a request: the customer waits on the bank's page. */
const send = outgoing({ milliseconds: 3000, body: 'none' });

/**
 * Reports the result of a payment to the shop, over HTTP as a real bank would. A repeated call sends the same.
 * @throws when the shop doesn't respond with 2xx; the queue then tries again
 */
export async function notifyShop(context: Context, bankPaymentId: string): Promise<void> {
  const { db, secrets, clock, settings } = context;
  const [row] = await db.select().from(bankPayments).where(eq(bankPayments.id, bankPaymentId));
  if (!row || row.outcome === null || row.eventId === null || row.notifiedAt !== null) return;
  const message: BankCallback = {
    event_id: row.eventId,
    bank_ref: row.id,
    payment_object_ref: row.merchantRef,
    status: row.eventId === disputeIdOf(row.id) ? 'chargeback' : row.outcome,
    amount: toLedger(row.amountCents, row.currency),
    ...(row.keepCard && row.outcome === 'approved' && { card: cardOf(row) }),
  };
  const body = JSON.stringify(message);
  const response = await send(new URL(calls.postBankCallback.path, settings.callbackOrigin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-signature': signMessage(secrets, body, clock.now()) },
    body,
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status} to the bank`);
  await db.update(bankPayments).set({ notifiedAt: clock.now() }).where(eq(bankPayments.id, bankPaymentId));
}

/** Reports to the shop what the customer's request hasn't. */
export const notifyJob: Job<{ bankPaymentId: string }> = {
  name: 'bank.notify',
  queue: { retryLimit: 12, retryDelay: 5, retryBackoff: true, pollSeconds: 5 },
  handle: (context, { bankPaymentId }) => notifyShop(context, bankPaymentId),
  due: async ({ db }) => {
    const untold = await db
      .select({ id: bankPayments.id })
      .from(bankPayments)
      .where(and(isNotNull(bankPayments.eventId), isNull(bankPayments.notifiedAt)));
    return dueById(
      untold.map(({ id }) => id),
      (bankPaymentId) => ({ bankPaymentId }),
    );
  },
};

function cardOf({ id, method, createdAt }: typeof bankPayments.$inferSelect): NonNullable<BankCallback['card']> {
  const { token, brand, last4, expMonth, expYear } = tokenizedCardOf(id, method, createdAt);
  return { token, brand, last4, exp_month: expMonth, exp_year: expYear };
}
