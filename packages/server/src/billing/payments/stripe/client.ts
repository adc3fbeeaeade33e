import pTimeout from 'p-timeout';
import Stripe from 'stripe';
import { jsonBytes, outgoing } from '../../../platform/http/index.ts';
import { ProviderRefused, ProviderUnreachable } from '../provider.ts';
import type { StripeSettings } from './config.ts';

/** How long a call of the provider may take, with all its requests. Milliseconds. */
const DEADLINE = 4_500;

/** Creates the SDK's client. It doesn't retry by itself: the shop's jobs do, with the same idempotency keys. */
export function stripeClient(settings: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const url = settings.apiUrl === null ? null : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: DEADLINE,
    httpClient: Stripe.createFetchHttpClient(outgoing({ milliseconds: DEADLINE, body: jsonBytes })),
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}

/**
 * Runs calls of the SDK and maps their failures to errors of providers. The deadline covers a slow stream: the SDK's
 * own timeout only counts inactivity.
 * @throws ProviderUnreachable, ProviderRefused
 */
export async function askStripe<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await pTimeout(calls(), {
      milliseconds: DEADLINE,
      message: new ProviderUnreachable('Stripe takes too long'),
    });
  } catch (error) {
    throw asProviderError(error);
  }
}

/** Maps a failure to the error that the payment modules expect. Stripe's messages quote a masked key at most. */
function asProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const isPassing =
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    // Answers of 5xx, 409 (the same key is being worked on) and those that aren't JSON.
    error instanceof StripeAPIError;
  const message = `Stripe: ${error.type} ${error.code ?? ''} ${error.message}`;
  return isPassing ? new ProviderUnreachable(message) : new ProviderRefused(message);
}
