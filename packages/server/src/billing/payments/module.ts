import type { Module } from '../../platform/index.ts';
import { disputes } from '../queue/disputes.ts';
import { vatCheckJob } from '../vat/check.ts';
import { pollAttemptsJob, openJob, withdrawJob, adoptAttempt } from './attempts/attempts.ts';
import { expireJob } from './attempts/expire.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { forgetJob } from './saved-cards.ts';
import { paymentRoutes } from './routes.ts';
import { refundJob } from './refunds/send.ts';
import type { FastifyInstance } from 'fastify';
import { btcpayWebhook } from './btcpay/webhook.ts';
import { stripeWebhook } from './stripe/webhook.ts';
import { paymentChangedAt } from './changed.ts';
import { providerNamed } from './providers.ts';
import { handleProviderEvent } from './attempts/provider-events.ts';
import { billingSamples } from '../mail-samples.ts';

/** Payments and the balance. */
export const paymentsModule: Module = {
  name: 'payments',
  mails: billingSamples,
  routes: (app) => {
    paymentRoutes(app);
    providerWebhooks(app);
  },
  personalData: paymentsPersonalData,
  queue: [disputes],
  jobs: [expireJob, openJob, withdrawJob, pollAttemptsJob, refundJob, forgetJob, vatCheckJob],
};

/** Registers the webhooks of providers: each at its own address, in its own protocol, all into `handleProviderEvent`. */
function providerWebhooks(app: FastifyInstance): void {
  const context = app.hoster;
  const { settings, clock } = context;
  const handleEvent = (event: Parameters<typeof handleProviderEvent>[1]) => handleProviderEvent(context, event);
  if (settings.stripe) {
    const provider = providerNamed(context, 'stripe');
    const adopt = (attemptRef: string, providerRef: string) => adoptAttempt(context, 'stripe', attemptRef, providerRef);
    stripeWebhook(app, { settings: settings.stripe, provider, clock, handleEvent, adopt });
  }
  if (settings.btcpay) {
    const provider = providerNamed(context, 'btcpay');
    const onDelivery = (invoiceId: string) => paymentChangedAt(context.db, 'btcpay', invoiceId);
    btcpayWebhook(app, { settings: settings.btcpay, provider, handleEvent, onDelivery });
  }
}
