import Stripe from 'stripe';
import { ProviderRefused, ProviderUnreachable } from '../payments/provider.ts';
import type { StripeSettings } from './config.ts';

/** How long a call of the provider may take, with everything it asks for. Milliseconds. */
const DEADLINE = 4_500;

/** Creates the SDK's client. It doesn't retry by itself: the shop's jobs do, with the same idempotency keys. */
export function stripeClient(settings: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const url = settings.apiUrl === null ? null : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: DEADLINE,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}

/**
 * Runs calls of the SDK and names their failures as providers do. The deadline covers an answer that trickles in: the
 * SDK's own timeout only counts silence.
 * @throws ProviderUnreachable, ProviderRefused
 */
export async function askStripe<T>(calls: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ProviderUnreachable('Stripe takes too long')), DEADLINE);
  try {
    return await Promise.race([calls(), late.promise]);
  } catch (error) {
    throw named(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The failure as the payment modules expect it. Messages of Stripe quote a masked key at most. */
function named(error: unknown): unknown {
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
