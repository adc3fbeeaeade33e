import type { Context } from '../context.ts';
import { notifyShop } from '../modules/bank/notify.ts';
import { endService } from '../modules/orders/cancel.ts';
import { expirePayment } from '../modules/payments/expire.ts';
import { provisionService } from '../modules/provisioning/provision.ts';
import type { JobHandlers } from './jobs.ts';

/** What is done for each kind of job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'service.provision': ({ serviceId }) => provisionService(context, serviceId),
  'service.end': ({ serviceId }) => endService(context, serviceId),
  'payment.expire': ({ paymentId }) => expirePayment(context, paymentId),
  'bank.notify': ({ bankPaymentId }) => notifyShop(context, bankPaymentId),
});
