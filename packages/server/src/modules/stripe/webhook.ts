import Stripe from 'stripe';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/errors.ts';
import { rawPost } from '../../http/raw-post.ts';
import { texts } from '../../http/texts.ts';
import {
  ProviderRefused,
  ProviderUnreachable,
  type PaymentProvider,
  type ProviderEvent,
} from '../payments/provider.ts';
import { askStripe, stripeClient } from './client.ts';
import type { StripeSettings } from './config.ts';

/** Events to subscribe to at Stripe. Others are answered and ignored. */
const heard: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/** Age at which a signed message is refused. Seconds; the default of Stripe. */
const TOLERANCE = 300;

interface StripeWebhookOptions {
  readonly settings: StripeSettings;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly takeIn: (event: ProviderEvent) => Promise<unknown>;
}

/**
 * Registers the webhook of Stripe. A message only says where to look: what happened is asked for at the API, so messages
 * that are repeated, late, out of order or replayed from an old state do no harm.
 */
export function stripeWebhook(app: FastifyInstance, options: StripeWebhookOptions): void {
  const stripe = stripeClient(options.settings);
  rawPost(app, {
    path: '/api/payments/stripe-webhook/',
    bodyLimit: 262_144,
    answer: async (body, request) => {
      const event = verified(stripe, body, request.headers['stripe-signature'], options);
      if (!heard.has(event.type)) return { result: 'ignored' };
      try {
        const providerRef = await askStripe(() => attemptOf(stripe, event));
        if (providerRef === null) {
          request.log.info({ event: event.id, type: event.type }, 'Stripe speaks of a payment that is not ours');
          return { result: 'ignored' };
        }
        for (const told of await options.provider.events(providerRef)) await options.takeIn(told);
      } catch (error) {
        if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
        // Stripe sends the message again after an answer that isn't 2xx.
        throw new AppError({ status: 503, detail: texts.unavailable, log: error.message, cause: error });
      }
      return { result: 'accepted' };
    },
  });
}

function verified(stripe: Stripe, body: Buffer, signature: unknown, options: StripeWebhookOptions): Stripe.Event {
  if (typeof signature !== 'string') throw refused('Stripe webhook without a signature');
  const { settings, clock } = options;
  const now = clock.now().getTime();
  try {
    return stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE, undefined, now);
  } catch {
    throw refused('Stripe webhook with a bad signature or body');
  }
}

const refused = (log: string): AppError =>
  new AppError({ status: 400, code: 'bad_signature', detail: texts.badRequest, log });

/** The attempt that a message is about, by its session or intent; null when it isn't one of ours. */
async function attemptOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const about: unknown = event.data.object;
  if (!isObject(about)) return null;
  if (about['object'] === 'checkout.session') return isOurs(about['metadata']) ? textOf(about['id']) : null;
  const id = textOf(about['object'] === 'payment_intent' ? about['id'] : about['payment_intent']);
  if (id === null) return null;
  const intent = await stripe.paymentIntents.retrieve(id).catch(nullWhenMissing);
  if (!intent || !isOurs(intent.metadata)) return null;
  if (intent.metadata['via'] === 'kept_card') return intent.id;
  const pages = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  return pages.data[0]?.id ?? null;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOurs = (metadata: unknown): boolean => isObject(metadata) && typeof metadata['attempt'] === 'string';
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
