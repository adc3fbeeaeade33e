import { BankCallback, calls } from '@hoster/contract';
import { parseLedger } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound, rawPost, readMessage } from '../../platform/http/index.ts';
import { isSigned } from './signature.ts';
import { payments, type ProviderEvent, handleProviderEvent } from '../../billing/index.ts';

/** Endpoint to which the bank reports the result of a payment, signed over its bytes. */
export function bankCallback(app: FastifyInstance): void {
  rawPost(app, {
    path: calls.postBankCallback.path,
    bodyLimit: 16_384,
    answer: async (body, request) => {
      const { secrets, clock, db } = app.hoster;
      const signature = request.headers['x-bank-signature'];
      if (typeof signature !== 'string' || !isSigned(secrets, body.toString(), signature, clock.now())) {
        throw forbidden('bad_signature');
      }
      const message = readMessage(BankCallback, body);
      const ours = await db.$count(payments, eq(payments.ref, message.payment_object_ref));
      if (ours === 0) throw notFound('The bank reports an unknown payment');
      return { result: await handleProviderEvent(app.hoster, eventOf(message)) };
    },
  });
}

function eventOf({ event_id: eventId, bank_ref: providerRef, status, amount, card }: BankCallback): ProviderEvent {
  const named = { provider: 'bank', eventId, providerRef } as const;
  const money = { amountCents: parseLedger(amount), currency: amount.currency };
  if (status === 'chargeback') return { ...named, ...money, kind: 'chargeback', disputeRef: eventId };
  if (status !== 'approved') return { ...named, kind: status === 'declined' ? 'declined' : 'unreachable' };
  if (!card) return { ...named, ...money, kind: 'approved' };
  const { token, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { ...named, ...money, kind: 'approved', card: { token, brand, last4, expMonth, expYear } };
}
