import Stripe from 'stripe';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/index.ts';
import { AppError, rawPost, texts } from '../../../platform/http/index.ts';
import { ProviderRefused, ProviderUnreachable, type PaymentProvider, type ProviderEvent } from '../provider.ts';
import { askStripe, stripeClient } from './client.ts';
import type { StripeSettings } from './config.ts';

/** Path of Stripe's webhook. */
export const stripeWebhookPath = '/api/payments/stripe-webhook/';

/** Events to subscribe to at Stripe. Others are acknowledged and ignored. */
export const handledEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/** Age at which a signed message is refused. Seconds; the default of Stripe. */
const TOLERANCE = 300;

interface StripeWebhookOptions {
  readonly settings: StripeSettings;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly handleEvent: (event: ProviderEvent) => Promise<unknown>;
  /** Stores the provider's name of our attempt, if it has none yet. @returns whether the shop has this attempt */
  readonly adopt: (attemptRef: string, providerRef: string) => Promise<boolean>;
}

/**
 * Registers the webhook of Stripe. A message only says what to fetch: its events come from the API, so messages that
 * are repeated, late, out of order or replayed from an old state are harmless.
 */
export function stripeWebhook(app: FastifyInstance, options: StripeWebhookOptions): void {
  const stripe = stripeClient(options.settings);
  rawPost(app, {
    path: stripeWebhookPath,
    bodyLimit: 262_144,
    answer: async (body, request) => {
      const event = verified(stripe, body, request.headers['stripe-signature'], options);
      if (!handledEvents.has(event.type)) return { result: 'ignored' };
      try {
        const about = await askStripe(() => aboutOf(stripe, event));
        // Another shop may use the same Stripe account.
        if (about === null || !(await options.adopt(about.attemptRef, about.providerRef))) {
          request.log.info({ event: event.id, type: event.type }, 'Stripe reports an unknown payment');
          return { result: 'ignored' };
        }
        for (const told of await options.provider.events(about.providerRef)) await options.handleEvent(told);
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

interface About {
  /** Our name of the attempt. */
  readonly attemptRef: string;
  /** Its session or intent. */
  readonly providerRef: string;
}

/** The attempt that a message is about; null when no shop has created it. */
async function aboutOf(stripe: Stripe, event: Stripe.Event): Promise<About | null> {
  const about: unknown = event.data.object;
  if (!isObject(about)) return null;
  if (about['object'] === 'checkout.session') return named(about['metadata'], about['id']);
  const id = textOf(about['object'] === 'payment_intent' ? about['id'] : about['payment_intent']);
  if (id === null) return null;
  const intent = await stripe.paymentIntents.retrieve(id).catch(nullWhenMissing);
  if (!intent || !named(intent.metadata, id)) return null;
  if (intent.metadata['via'] === 'saved_card') return named(intent.metadata, id);
  const pages = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  return named(intent.metadata, pages.data[0]?.id);
}

function named(metadata: unknown, id: unknown): About | null {
  const attemptRef = isObject(metadata) ? textOf(metadata['attempt']) : null;
  const providerRef = textOf(id);
  return attemptRef === null || providerRef === null ? null : { attemptRef, providerRef };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
