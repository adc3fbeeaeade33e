import { z } from 'zod';
import { StartError } from '../../../platform/index.ts';

/** Account at Stripe. Both secrets stay out of logs and messages. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of the API; null: Stripe's own. */
  readonly apiUrl: string | null;
  readonly methods: readonly StripeMethod[];
}

/** Methods that Stripe can take for us. */
export type StripeMethod = 'card' | 'paypal';

/**
 * Reads Stripe from the environment: `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET`, `STRIPE_API_URL` and `STRIPE_METHODS`.
 * Null without a key: Stripe is off.
 * @throws StartError that names the bad variable, never its value when that is secret
 */
export function readStripe(env: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  const secretKey = env['STRIPE_SECRET_KEY'];
  if (!secretKey) return null;
  if (!/^[sr]k_\w{6,250}$/.test(secretKey)) {
    throw new StartError('STRIPE_SECRET_KEY must be a secret or restricted key: it starts with sk_ or rk_.');
  }
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'];
  if (!webhookSecret) throw new StartError('STRIPE_WEBHOOK_SECRET is missing although STRIPE_SECRET_KEY is set.');
  if (!/^whsec_\S{6,250}$/.test(webhookSecret)) {
    throw new StartError('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook: it starts with whsec_.');
  }
  const named = (env['STRIPE_METHODS'] || 'card').split(',').map((method) => method.trim());
  const methods = z.array(z.enum(['card', 'paypal'])).safeParse(named).data;
  if (!methods) throw new StartError('STRIPE_METHODS must be card, paypal, or both separated by a comma.');
  return { secretKey, webhookSecret, apiUrl: readApiUrl(env['STRIPE_API_URL']), methods: [...new Set(methods)] };
}

function readApiUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new StartError('STRIPE_API_URL must be an origin such as https://api.stripe.com, without a path.');
  }
  return url.origin;
}

declare module '../../../platform/settings.ts' {
  interface Settings {
    readonly stripe: StripeSettings | null;
  }
}
