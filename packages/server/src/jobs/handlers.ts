import type { Context } from '../context.ts';
import { notifyShop } from '../modules/bank/notify.ts';
import { liveService } from '../modules/life/live.ts';
import { lookAtAttempt, openAttempt, withdrawAttempt } from '../modules/payments/attempts.ts';
import { expirePayment } from '../modules/payments/expire.ts';
import { providerNamed } from '../modules/payments/providers.ts';
import { sendRefund } from '../modules/payments/send-refund.ts';
import { lookForServers } from '../modules/server-alerts/look.ts';
import { postWebhook } from '../modules/server-alerts/webhook.ts';
import { applyToProvider } from '../modules/provisioning/apply.ts';
import { provisionService } from '../modules/provisioning/provision.ts';
import { checkVatId } from '../modules/vat/check.ts';
import type { JobHandlers } from './jobs.ts';

/** What is done for each kind of job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'service.provision': ({ serviceId }) => provisionService(context, serviceId),
  'service.live': ({ serviceId }) => liveService(context, serviceId),
  'service.apply': ({ serviceId }) => applyToProvider(context, serviceId),
  'payment.expire': ({ paymentId }) => expirePayment(context, paymentId),
  'bank.notify': ({ bankPaymentId }) => notifyShop(context, bankPaymentId),
  'payment.open': ({ attemptId }) => openAttempt(context, attemptId),
  'payment.withdraw': async ({ attemptId }) => void (await withdrawAttempt(context, attemptId)),
  'payment.look': ({ attemptId }) => lookAtAttempt(context, attemptId),
  'payment.refund': ({ refundId }) => sendRefund(context, refundId),
  'card.forget': async ({ provider, token }) => providerNamed(context, provider).forget?.(token),
  'vat.check': ({ legalEntityId }) => checkVatId(context, legalEntityId),
  'alert.look': ({ alertId }) => lookForServers(context, alertId),
  'alert.webhook': (message) => postWebhook(context, message),
});
