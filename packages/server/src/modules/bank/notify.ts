import { eq } from 'drizzle-orm';
import { calls, type BankCallback } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { keptCardOf } from './gateway.ts';
import { signMessage } from './signature.ts';
import { bankPayments } from './tables.ts';

const timeoutMilliseconds = 5000;

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
    status: row.outcome,
    amount: toLedger(row.amountCents, row.currency),
    ...(row.keepCard && row.outcome === 'approved' && { card: keptCardOf(row.id, row.createdAt) }),
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
