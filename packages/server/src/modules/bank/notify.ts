import { eq } from '../../db/drizzle.ts';
import { calls, type BankCallback } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { disputeIdOf, keptCardOf } from './names.ts';
import { signMessage } from './signature.ts';
import { bankPayments } from './tables.ts';

/** Less than the time of a request: the customer waits at the bank's page. */
const timeoutMilliseconds = 3000;

/**
 * Tells the shop how a payment ended, over HTTP as a real bank would. Says the same again when repeated.
 * @throws when the shop does not answer, or not with 2xx; the queue then tries again
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
  const response = await fetch(new URL(calls.postBankCallback.path, settings.callbackOrigin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-signature': signMessage(secrets, body, clock.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The shop answered ${response.status} to the bank`);
  await db.update(bankPayments).set({ notifiedAt: clock.now() }).where(eq(bankPayments.id, bankPaymentId));
}

function cardOf({ id, method, createdAt }: typeof bankPayments.$inferSelect): NonNullable<BankCallback['card']> {
  const { token, brand, last4, expMonth, expYear } = keptCardOf(id, method, createdAt);
  return { token, brand, last4, exp_month: expMonth, exp_year: expYear };
}
