import { CurrencyCode } from '@hoster/contract';
import { z } from 'zod';
import { jsonBytes, outgoing } from '../../../platform/http/index.ts';
import { ProviderRefused, ProviderUnreachable } from '../provider.ts';
import type { BtcpaySettings } from './config.ts';

const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/);

/** Our metadata in an invoice. Other invoices, made by hand or by another shop, lack it. */
const OurMetadata = z.looseObject({
  orderId: z.string(),
  hosterAmountCents: z.int().positive(),
  hosterCurrency: CurrencyCode,
  hosterEuroCents: z.int().positive(),
  /** We have marked it invalid, so that it can't be paid any more. */
  hosterIsWithdrawn: z.boolean().optional(),
});

/** An invoice of the Greenfield API v1. Times are Unix seconds. `metadata` is null for invoices that aren't ours. */
export const Invoice = z.object({
  id: z.string().min(1).max(100),
  storeId: z.string(),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  createdTime: z.number(),
  expirationTime: z.number(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  archived: z.boolean(),
  metadata: OurMetadata.nullable().catch(null),
});
export type Invoice = z.infer<typeof Invoice>;

/** A payment method of an invoice, with the payments received. `rate`: units of the invoice's currency per coin. */
export const InvoicePaymentMethod = z.object({
  paymentMethodId: z.string(),
  rate: decimal,
  payments: z.array(
    z.object({
      id: z.string().min(1),
      receivedDate: z.number(),
      value: decimal,
      fee: decimal,
      status: z.enum(['Invalid', 'Processing', 'Settled']),
    }),
  ),
});
export type InvoicePaymentMethod = z.infer<typeof InvoicePaymentMethod>;

const Webhook = z.object({ url: z.string(), enabled: z.boolean() });

const PullPayment = z.object({ id: z.string(), name: z.string().nullable() });

/** Calls of the store's API. `null` for an object that doesn't exist. */
export interface Greenfield {
  invoice(id: string): Promise<Invoice | null>;
  invoicesOf(orderId: string): Promise<readonly Invoice[]>;
  create(body: object): Promise<Invoice>;
  paymentMethods(id: string): Promise<readonly InvoicePaymentMethod[]>;
  setMetadata(id: string, metadata: object): Promise<void>;
  /** @throws ProviderRefused when its status doesn't allow that */
  markInvalid(id: string): Promise<void>;
  pullPayments(): Promise<readonly z.infer<typeof PullPayment>[]>;
  refund(id: string, body: object): Promise<void>;
  webhooks(): Promise<readonly z.infer<typeof Webhook>[]>;
}

/**
 * Calls of the Greenfield API, all of which end by the same deadline.
 * @param milliseconds for all calls together
 * @throws ProviderUnreachable when BTCPay doesn't answer in time, or not in its own format; ProviderRefused for 4xx
 */
export function greenfield({ url, storeId, apiKey }: BtcpaySettings, milliseconds: number): Greenfield {
  const signal = AbortSignal.timeout(milliseconds);
  const send = outgoing({ milliseconds, body: jsonBytes });

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<z.output<Schema> | null> {
    let status: number;
    let text: string;
    try {
      const response = await send(`${url}/api/v1/stores/${storeId}/${path}`, {
        method,
        headers: { authorization: `token ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
        signal,
      });
      status = response.status;
      text = await response.text();
    } catch (cause) {
      throw new ProviderUnreachable('BTCPay does not answer', { cause });
    }
    if (status === 404) return null;
    if (status >= 500 || status === 429) throw new ProviderUnreachable(`BTCPay answers ${status}`);
    if (status < 200 || status > 299) throw new ProviderRefused(`BTCPay refuses with ${status}`);
    const parsed = schema.safeParse(readJson(text));
    if (!parsed.success) throw new ProviderUnreachable('BTCPay answers something else', { cause: parsed.error });
    return parsed.data;
  }

  async function must<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
    method?: string,
  ): Promise<z.output<Schema>> {
    const answer = await ask(schema, path, body, method);
    if (answer === null) throw new ProviderRefused('BTCPay knows no such store or invoice');
    return answer;
  }

  const of = (id: string) => `invoices/${encodeURIComponent(id)}`;
  return {
    invoice: (id) => ask(Invoice, of(id)),
    invoicesOf: (orderId) => must(z.array(Invoice), `invoices?orderId=${encodeURIComponent(orderId)}`),
    create: (body) => must(Invoice, 'invoices', body),
    paymentMethods: (id) => must(z.array(InvoicePaymentMethod), `${of(id)}/payment-methods`),
    setMetadata: async (id, metadata) => {
      await must(Invoice, of(id), { metadata }, 'PUT');
    },
    markInvalid: async (id) => {
      await must(Invoice, `${of(id)}/status`, { status: 'Invalid' });
    },
    pullPayments: () => must(z.array(PullPayment), 'pull-payments?includeArchived=true'),
    refund: async (id, body) => {
      await must(PullPayment, `${of(id)}/refund`, body);
    },
    webhooks: () => must(z.array(Webhook), 'webhooks'),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
