import { BankCallback, calls } from '@hoster/contract';
import { parseLedger } from '@hoster/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, forbidden, notFound } from '../../http/errors.ts';
import { texts } from '../../http/texts.ts';
import { isSigned } from '../bank/signature.ts';
import { queueOnAccount } from './balance.ts';
import { failPayment, isOpen, lockPayment, settle, settleLate } from './settle.ts';
import { keepCard } from './saved-cards.ts';
import { bankEvents, payments, type PaymentRow } from './tables.ts';

/** Where the bank says how a payment ended. It is signed over its bytes, so they are read before they are parsed. */
export function bankCallback(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(calls.postBankCallback.path, { config: { csrf: false } }, async (request) => {
      const { secrets, clock } = app.hoster;
      const body = typeof request.body === 'string' ? request.body : '';
      const signature = request.headers['x-bank-signature'];
      if (typeof signature !== 'string' || !isSigned(secrets, body, signature, clock.now())) {
        throw forbidden('bad_signature');
      }
      return { result: await takeIn(app.hoster, read(body)) };
    });
  });
}

function read(body: string): BankCallback {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new AppError({ status: 400, detail: texts.badJson });
  }
  const parsed = BankCallback.safeParse(value);
  if (!parsed.success) throw new AppError({ status: 400, detail: texts.badRequest, log: parsed.error.message });
  return parsed.data;
}

/**
 * Takes an event in, once. Money that comes for a payment which can't take it goes back.
 * @throws AppError 404 for a payment that is not ours, 400 for another amount than was asked for; nothing changes then
 */
async function takeIn(context: Context, event: BankCallback): Promise<'accepted' | 'ignored'> {
  return context.db.transaction(async (tx) => {
    const payment = await lockInTurn(tx, event.payment_object_ref);
    if (!payment) throw notFound('The bank speaks of a payment that is not ours');
    const { currency } = event.amount;
    if (currency !== payment.currency || parseLedger(event.amount) !== payment.amountCurrencyCents) {
      throw new AppError({
        status: 400,
        code: 'amount_mismatch',
        detail: texts.badRequest,
        log: `The bank speaks of another amount than payment ${payment.id} asked for`,
      });
    }
    const fresh = await tx
      .insert(bankEvents)
      .values({ eventId: event.event_id, paymentId: payment.id, outcome: event.status })
      .onConflictDoNothing()
      .returning({ id: bankEvents.eventId });
    if (fresh.length === 0) return 'ignored';
    if (event.status === 'approved') {
      if (event.card && payment.saveCard) await keepCard(tx, payment.accountId, event.card);
      const from = { provider: 'bank', ref: event.bank_ref, eventId: event.event_id } as const;
      await (isOpen(payment) ? settle(context, tx, payment, from) : settleLate(context, tx, payment, from));
      return 'accepted';
    }
    // A refusal counts for the try that is under way, not for an earlier one.
    if (payment.bankPaymentId !== event.bank_ref || payment.status === 'failed' || !isOpen(payment)) return 'ignored';
    await failPayment(context, tx, payment, event.status);
    return 'accepted';
  });
}

/** The payment, locked after its account: money is moved in one order everywhere. */
async function lockInTurn(tx: Db, ref: string): Promise<PaymentRow | undefined> {
  const [known] = await tx.select({ accountId: payments.accountId }).from(payments).where(eq(payments.ref, ref));
  if (!known) return undefined;
  await queueOnAccount(tx, known.accountId);
  return lockPayment(tx, ref);
}
