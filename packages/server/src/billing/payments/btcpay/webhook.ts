import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, forbidden, rawPost, readMessage, texts } from '../../../platform/http/index.ts';
import { sameText } from '../../../platform/index.ts';
import { ProviderUnreachable, type PaymentProvider, type ProviderEvent } from '../provider.ts';
import type { BtcpaySettings } from './config.ts';

/** Path of BTCPay's webhook about invoices. */
export const btcpayWebhookPath = '/api/payments/btcpay-webhook/';

const BODY_LIMIT = 65_536;
const Delivery = z.object({ type: z.string(), storeId: z.string(), invoiceId: z.string().min(1).max(100).optional() });

/** Value of the header `BTCPay-Sig` for a body. */
export const btcpaySignature = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

interface BtcpayWebhook {
  readonly settings: BtcpaySettings;
  readonly provider: Pick<PaymentProvider, 'events'>;
  /** Processes an event once per id. */
  readonly handleEvent: (event: ProviderEvent) => Promise<unknown>;
  /** Called after each delivery: the invoice may have changed without an event, such as its confirmations. */
  readonly onDelivery: (invoiceId: string) => Promise<void>;
}

/**
 * Registers the webhook of BTCPay. A delivery only says which invoice to fetch; its events come from the API, so
 * repeated and late deliveries are harmless.
 */
export function btcpayWebhook(
  app: FastifyInstance,
  { settings: { storeId, webhookSecret }, provider, handleEvent, onDelivery }: BtcpayWebhook,
): void {
  rawPost(app, {
    path: btcpayWebhookPath,
    bodyLimit: BODY_LIMIT,
    answer: async (body, request) => {
      const signature = request.headers['btcpay-sig'];
      if (typeof signature !== 'string' || !sameText(signature, btcpaySignature(webhookSecret, body))) {
        throw forbidden('bad_signature');
      }
      const delivery = readMessage(Delivery, body);
      if (delivery.storeId !== storeId || !delivery.invoiceId || !delivery.type.startsWith('Invoice')) {
        return { result: 'ignored' };
      }
      for (const event of await ask(delivery.invoiceId)) await handleEvent(event);
      await onDelivery(delivery.invoiceId);
      return { result: 'accepted' };
    },
  });

  async function ask(invoiceId: string) {
    try {
      return await provider.events(invoiceId);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      // BTCPay delivers again.
      throw new AppError({ status: 503, detail: texts.unavailable, log: error.message });
    }
  }
}
