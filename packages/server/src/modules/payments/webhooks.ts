import type { FastifyInstance } from 'fastify';
import { btcpayWebhook } from '../btcpay/webhook.ts';
import { stripeWebhook } from '../stripe/webhook.ts';
import { adoptAttempt } from './attempts.ts';
import { bankCallback } from './callback.ts';
import { providerNamed } from './providers.ts';
import { takeIn } from './take-in.ts';

/** Where providers tell what has happened: each at its own address, in its own protocol, all into `takeIn`. */
export function providerWebhooks(app: FastifyInstance): void {
  const context = app.hoster;
  const { settings, clock } = context;
  const taken = (event: Parameters<typeof takeIn>[1]) => takeIn(context, event);
  bankCallback(app);
  if (settings.stripe) {
    const provider = providerNamed(context, 'stripe');
    const adopt = (attemptRef: string, providerRef: string) => adoptAttempt(context, 'stripe', attemptRef, providerRef);
    stripeWebhook(app, { settings: settings.stripe, provider, clock, takeIn: taken, adopt });
  }
  if (settings.btcpay) btcpayWebhook(app, settings.btcpay, providerNamed(context, 'btcpay'), taken);
}
