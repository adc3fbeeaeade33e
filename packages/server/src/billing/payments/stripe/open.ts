import Stripe from 'stripe';
import type { Clock } from '../../../platform/index.ts';
import { ProviderRefused, type AttemptRequest, type OpenedAttempt } from '../provider.ts';
import { readToken } from './token.ts';

/** How long an idempotency key is valid: Stripe keeps keys for a day. */
const KEY_HOURS = 20;

/** Opens a page of Stripe Checkout for an attempt; the attempt's name is the idempotency key. */
export async function openCheckout(stripe: Stripe, clock: Clock, request: AttemptRequest): Promise<OpenedAttempt> {
  const create = (expiresAt: number | null) =>
    stripe.checkout.sessions.create(
      { ...checkout(request), ...(expiresAt !== null && { expires_at: expiresAt }) },
      { idempotencyKey: request.attemptRef },
    );
  const expiresAt = Math.floor(request.endsAt.getTime() / 1000);
  const fits = isWithinBounds(expiresAt, clock.now());
  let session: Stripe.Checkout.Session;
  try {
    session = await create(fits ? expiresAt : null);
  } catch (error) {
    // The first request was made while the end was on the other side of a bound; the same key requires the same
    // parameters.
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    session = await create(fits ? null : expiresAt);
  }
  return { providerRef: session.id, redirectUrl: session.url };
}

/**
 * Stripe lets a page expire 30 minutes to 24 hours after it is created. Outside of that it takes its own 24 hours, and
 * the shop withdraws the attempt when it ends. A minute is left for clocks that differ.
 */
function isWithinBounds(expiresAt: number, now: Date): boolean {
  const left = expiresAt - now.getTime() / 1000;
  return left >= 31 * 60 && left <= 24 * 3600 - 60;
}

function checkout(request: AttemptRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { attempt: request.attemptRef, via: 'checkout' };
  // A check of a card without a charge.
  if (request.amountCents === 0)
    return {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      currency: stripeCurrency(request),
      client_reference_id: request.paymentRef,
      customer_email: request.email,
      customer_creation: 'always',
      locale: request.language,
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      metadata,
      setup_intent_data: { description: request.description, metadata },
    };
  return {
    mode: 'payment',
    allowed_payment_method_types: [request.method === 'paypal' ? 'paypal' : 'card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: stripeCurrency(request),
          unit_amount: request.amountCents,
          product_data: { name: request.description },
        },
      },
    ],
    client_reference_id: request.paymentRef,
    customer_email: request.email,
    locale: request.language,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    metadata,
    payment_intent_data: {
      description: request.description,
      metadata,
      ...(request.saveCard && { setup_future_usage: 'off_session' as const }),
    },
    // A card can only be charged later when it belongs to a customer of Stripe.
    ...(request.saveCard && { customer_creation: 'always' as const }),
  };
}

/**
 * Charges a saved card without its owner. A decline opens the attempt as well: its event reports the decline. That
 * includes a bank that wants the owner to confirm (`authentication_required`), as the owner isn't present to do so.
 */
export async function chargeSavedCard(
  stripe: Stripe,
  clock: Clock,
  request: AttemptRequest,
  token: string,
): Promise<OpenedAttempt> {
  const { customer, paymentMethod } = readToken(token);
  const { askedAt } = request;
  if (askedAt && clock.now().getTime() - askedAt.getTime() > KEY_HOURS * 3_600_000) return findCharge(stripe, request);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: request.amountCents,
        currency: stripeCurrency(request),
        customer,
        payment_method: paymentMethod,
        off_session: true,
        confirm: true,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: request.description,
        metadata: { attempt: request.attemptRef, payment: request.paymentRef, via: 'saved_card' },
      },
      { idempotencyKey: request.attemptRef },
    );
    return { providerRef: intent.id, redirectUrl: null };
  } catch (error) {
    const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
    if (!intent) throw error;
    return { providerRef: intent.id, redirectUrl: null };
  }
}

/**
 * Finds an earlier charge. Stripe no longer has the idempotency key: another request would be another charge.
 * @throws ProviderRefused when the first request never reached it
 */
async function findCharge(stripe: Stripe, { attemptRef }: AttemptRequest): Promise<OpenedAttempt> {
  const found = await stripe.paymentIntents.search({ query: `metadata['attempt']:'${attemptRef}'`, limit: 1 });
  const [intent] = found.data;
  if (!intent) throw new ProviderRefused(`Stripe was never asked to charge for ${attemptRef}`);
  return { providerRef: intent.id, redirectUrl: null };
}

/** @throws ProviderRefused for rubles, which we don't accept by Stripe; all the others have hundredths */
function stripeCurrency({ currency }: AttemptRequest): string {
  if (currency === 'RUR') throw new ProviderRefused('Stripe is not offered in rubles');
  return currency.toLowerCase();
}
