import type Stripe from 'stripe';
import { CurrencyCode } from '@hoster/contract';
import { ProviderRefused, type TokenizedCard, type ProviderEvent } from '../provider.ts';
import { writeToken } from './token.ts';

type EventOf<T = ProviderEvent> = T extends ProviderEvent ? Omit<T, 'provider' | 'providerRef'> : never;
type Intent = Stripe.PaymentIntent;

/**
 * Returns everything that has happened to an attempt, oldest first. Event ids are derived from the objects, not from
 * Stripe's messages about them: the same fact has the same id whichever message reports it, and however often.
 */
export async function eventsOf(stripe: Stripe, providerRef: string): Promise<ProviderEvent[]> {
  const events = providerRef.startsWith('pi_')
    ? await ofSavedCard(stripe, providerRef)
    : await ofPage(stripe, providerRef);
  return events.map((event) => ({ ...event, provider: 'stripe', providerRef }));
}

async function ofPage(stripe: Stripe, id: string): Promise<EventOf[]> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: [
      'payment_intent.payment_method',
      'payment_intent.latest_charge.balance_transaction',
      'setup_intent.payment_method',
    ],
  });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.status === 'expired') return [{ kind: 'expired', eventId: `${id}:expired` }];
  if (session.mode === 'setup') return session.status === 'complete' ? ofSetup(session) : [];
  // On an open page the customer may try another card after a decline: nothing is decided yet.
  if (session.status !== 'complete' || !intent) return [];
  if (session.payment_status === 'paid')
    return [approved(intent), ...feeOf(intent), ...(await afterwards(stripe, intent.id))];
  if (intent.status === 'requires_payment_method' || intent.status === 'canceled') {
    return [{ kind: 'declined', eventId: `${intent.id}:declined` }];
  }
  return [{ kind: 'pending', eventId: `${intent.id}:pending` }];
}

/** What happened to a check of a card. */
function ofSetup({ setup_intent: setup, currency }: Stripe.Checkout.Session): EventOf[] {
  if (setup === null || typeof setup === 'string') return [];
  if (setup.status === 'processing') return [{ kind: 'pending', eventId: `${setup.id}:pending` }];
  if (setup.status !== 'succeeded') return [{ kind: 'declined', eventId: `${setup.id}:declined` }];
  const card = cardFrom(setup.payment_method, setup.customer);
  return [
    {
      kind: 'approved',
      eventId: `${setup.id}:approved`,
      amountCents: 0,
      currency: currencyOf(currency ?? 'eur'),
      ...(card && { card }),
    },
  ];
}

async function ofSavedCard(stripe: Stripe, id: string): Promise<EventOf[]> {
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['payment_method', 'latest_charge.balance_transaction'],
  });
  if (intent.status === 'succeeded') return [approved(intent), ...feeOf(intent), ...(await afterwards(stripe, id))];
  if (intent.status === 'processing') return [{ kind: 'pending', eventId: `${id}:pending` }];
  // A decline that was cancelled afterwards is still a decline.
  if (intent.status === 'canceled' && !intent.last_payment_error)
    return [{ kind: 'expired', eventId: `${id}:expired` }];
  return [{ kind: 'declined', eventId: `${id}:declined` }];
}

function approved(intent: Intent): EventOf {
  const card = paidCard(intent);
  return {
    kind: 'approved',
    eventId: `${intent.id}:approved`,
    amountCents: intent.amount_received,
    currency: currencyOf(intent.currency),
    ...(card && { card }),
  };
}

/** Stripe's fee for a payment. It may be known only minutes after the payment. */
function feeOf({ latest_charge: charge }: Intent): EventOf[] {
  const moved = typeof charge === 'object' ? charge?.balance_transaction : null;
  return moved && typeof moved === 'object' ? fee(moved) : [];
}

/** The ledger is in euros, and the account at Stripe must be too: a fee in another currency isn't booked. */
const fee = ({ id, fee: euroCents, currency }: Stripe.BalanceTransaction): EventOf[] =>
  euroCents === 0 || currency !== 'eur' ? [] : [{ kind: 'fee', eventId: `${id}:fee`, euroCents }];

/** Display names of Stripe's card brands. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const paidCard = (intent: Intent): TokenizedCard | null =>
  intent.setup_future_usage === 'off_session' ? cardFrom(intent.payment_method, intent.customer) : null;

/** A card that can be charged later: it belongs to a customer of Stripe. */
function cardFrom(
  given: string | Stripe.PaymentMethod | null,
  owner: string | Stripe.Customer | Stripe.DeletedCustomer | null,
): TokenizedCard | null {
  const method = typeof given === 'object' ? given : null;
  const customer = typeof owner === 'string' ? owner : owner?.id;
  if (!method?.card || !customer) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  const token = writeToken({ customer, paymentMethod: method.id });
  return { token, brand: BRANDS[brand] ?? brand, last4, expMonth: exp_month, expYear: exp_year };
}

/** Events after a payment: refunds, and disputes in which the bank took the money back. */
async function afterwards(stripe: Stripe, intent: string): Promise<EventOf[]> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: intent, limit: 100 }),
    stripe.disputes.list({ payment_intent: intent, limit: 100 }),
  ]);
  const events = [
    ...refunds.data.flatMap((refund): Dated[] => refunded(refund).map((event) => [refund.created, event])),
    ...disputes.data.filter(hasWithdrawn).map((dispute): Dated => [dispute.created, chargeback(dispute)]),
    ...disputes.data.flatMap(({ created, balance_transactions: moved }) =>
      moved.flatMap(fee).map((event): Dated => [created, event]),
    ),
  ];
  return events.toSorted(([one], [other]) => one - other).map(([, event]) => event);
}

type Dated = readonly [created: number, event: EventOf];

/** A refund made by hand at Stripe has no name of ours; it's reported under Stripe's. One may fail after it succeeded. */
function refunded({ id, status, amount, metadata }: Stripe.Refund): EventOf[] {
  const refundRef = metadata?.['refund'] ?? id;
  if (status === 'failed' || status === 'canceled') {
    return [{ kind: 'refund_failed', eventId: `${id}:failed`, refundRef }];
  }
  return status === 'succeeded'
    ? [{ kind: 'refunded', eventId: `${id}:refunded`, refundRef, amountCents: amount }]
    : [];
}

/** Inquiries and prevented disputes move no money. */
const hasWithdrawn = ({ status }: Stripe.Dispute): boolean => !status.startsWith('warning_') && status !== 'prevented';

/** A dispute that we have won has returned its money. */
const chargeback = (dispute: Stripe.Dispute): EventOf => ({
  kind: dispute.status === 'won' ? 'chargeback_won' : 'chargeback',
  eventId: `${dispute.id}:${dispute.status === 'won' ? 'won' : 'chargeback'}`,
  disputeRef: dispute.id,
  amountCents: dispute.amount,
  currency: currencyOf(dispute.currency),
});

function currencyOf(currency: string): CurrencyCode {
  const known = CurrencyCode.safeParse(currency.toUpperCase()).data;
  if (!known) throw new ProviderRefused(`Stripe reports a currency that the shop doesn't have: ${currency}`);
  return known;
}
