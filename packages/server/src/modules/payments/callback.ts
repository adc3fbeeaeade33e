import { BankCallback, calls } from '@hoster/contract';
import { parseLedger } from '@hoster/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError, forbidden, notFound } from '../../http/errors.ts';
import { texts } from '../../http/texts.ts';
import { isSigned } from '../bank/signature.ts';
import type { ProviderEvent } from './provider.ts';
import { payments } from './tables.ts';
import { takeIn } from './take-in.ts';

/** Where the bank says how a payment ended. It is signed over its bytes, so they are read before they are parsed. */
export function bankCallback(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(calls.postBankCallback.path, { config: { csrf: false } }, async (request) => {
      const { secrets, clock, db } = app.hoster;
      const body = typeof request.body === 'string' ? request.body : '';
      const signature = request.headers['x-bank-signature'];
      if (typeof signature !== 'string' || !isSigned(secrets, body, signature, clock.now())) {
        throw forbidden('bad_signature');
      }
      const message = read(body);
      const ours = await db.$count(payments, eq(payments.ref, message.payment_object_ref));
      if (ours === 0) throw notFound('The bank speaks of a payment that is not ours');
      return { result: await takeIn(app.hoster, eventOf(message)) };
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

function eventOf({ event_id: eventId, bank_ref: providerRef, status, amount, card }: BankCallback): ProviderEvent {
  const named = { provider: 'bank', eventId, providerRef } as const;
  const money = { amountCents: parseLedger(amount), currency: amount.currency };
  if (status === 'chargeback') return { ...named, ...money, kind: 'chargeback' };
  if (status !== 'approved') return { ...named, kind: status === 'declined' ? 'declined' : 'unreachable' };
  if (!card) return { ...named, ...money, kind: 'approved' };
  const { token, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { ...named, ...money, kind: 'approved', card: { token, brand, last4, expMonth, expYear } };
}
