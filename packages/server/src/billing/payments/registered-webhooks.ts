import type { Settings } from '../../platform/index.ts';
import { greenfield } from './btcpay/greenfield.ts';
import { btcpayWebhookPath } from './btcpay/webhook.ts';
import { askStripe, stripeClient } from './stripe/client.ts';
import { handledEvents, stripeWebhookPath } from './stripe/webhook.ts';

/** Milliseconds that BTCPay may take. */
const patience = 4500;

/** A webhook as its provider knows it. */
export interface RegisteredWebhook {
  readonly url: string;
  readonly isOn: boolean;
  /** Events that we need and it doesn't send. */
  readonly missing: readonly string[];
}

/** A payment provider that tells us by webhook. */
export interface WebhookSource {
  readonly provider: string;
  /** Path of our webhook. */
  readonly path: string;
  /** @throws ProviderUnreachable; ProviderRefused, also when the key may not read webhooks */
  list(): Promise<readonly RegisteredWebhook[]>;
}

/** The providers that are set up, for the check command. */
export function webhookSources({ btcpay, stripe }: Pick<Settings, 'btcpay' | 'stripe'>): WebhookSource[] {
  return [
    ...(stripe
      ? [
          {
            provider: 'Stripe',
            path: stripeWebhookPath,
            list: async () => {
              const { data } = await askStripe(() => stripeClient(stripe).webhookEndpoints.list({ limit: 100 }));
              return data.map(({ enabled_events: events, status, url }) => ({
                url,
                isOn: status === 'enabled',
                missing: events.includes('*') ? [] : [...handledEvents].filter((event) => !events.includes(event)),
              }));
            },
          },
        ]
      : []),
    ...(btcpay
      ? [
          {
            provider: 'BTCPay Server',
            path: btcpayWebhookPath,
            list: async () =>
              (await greenfield(btcpay, patience).webhooks()).map(({ enabled, url }) => ({
                url,
                isOn: enabled,
                missing: [],
              })),
          },
        ]
      : []),
  ];
}
