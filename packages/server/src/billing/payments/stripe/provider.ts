import Stripe from 'stripe';
import type { Clock } from '../../../platform/index.ts';
import { ProviderRefused, type PaymentProvider } from '../provider.ts';
import { askStripe, stripeClient } from './client.ts';
import type { StripeSettings } from './config.ts';
import { eventsOf } from './events.ts';
import { chargeSavedCard, openCheckout } from './open.ts';
import { readToken } from './token.ts';

/**
 * Creates the provider that takes money by Stripe: a page of Stripe Checkout for a customer who is present, an
 * off-session PaymentIntent for a saved card. Attempts are named after the session (`cs_…`) or the intent (`pi_…`).
 */
export function stripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    name: 'stripe',
    accepts: (method, currency) => currency !== 'RUR' && settings.methods.some((one) => one === method),
    sendsBack: true,
    // Disputes arrive up to four months after the payment.
    polling: { everySeconds: 5, days: 130 },
    open: (request) =>
      askStripe(() => {
        if (request.cardToken !== null) return chargeSavedCard(stripe, clock, request, request.cardToken);
        return openCheckout(stripe, clock, request);
      }),
    withdraw: (providerRef) =>
      askStripe(() => (providerRef.startsWith('pi_') ? cancel(stripe, providerRef) : expire(stripe, providerRef))),
    events: (providerRef) => askStripe(() => eventsOf(stripe, providerRef)),
    refund: (providerRef, refund) => askStripe(() => sendBack(stripe, providerRef, refund)),
    forget: (token) => askStripe(() => forget(stripe, token)),
  };
}

async function expire(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    // Only an open page can be expired. Its own state shows whether it was paid or has ended.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await stripe.checkout.sessions.retrieve(id)).status === 'expired';
  }
}

async function cancel(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(id);
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await stripe.paymentIntents.retrieve(id)).status === 'canceled';
  }
}

async function sendBack(
  stripe: Stripe,
  providerRef: string,
  { refundRef, amountCents }: Parameters<PaymentProvider['refund']>[1],
): Promise<void> {
  const intent = providerRef.startsWith('pi_')
    ? providerRef
    : idOf((await stripe.checkout.sessions.retrieve(providerRef)).payment_intent);
  if (intent === null) throw new ProviderRefused('Nothing was paid on this page of Stripe');
  const refund = await stripe.refunds.create(
    { payment_intent: intent, amount: amountCents, metadata: { refund: refundRef } },
    { idempotencyKey: `refund-${refundRef}` },
  );
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw new ProviderRefused(`Stripe: the refund ${refund.id} is ${refund.status}`);
  }
}

/** Deletes a card with its customer, which was created for this card alone. */
async function forget(stripe: Stripe, token: string): Promise<void> {
  try {
    await stripe.customers.del(readToken(token).customer);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error;
  }
}

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
