import { allow, create, find, invalid, objects, Refusal, under, type Fields, type StripeObject } from './objects.ts';
import { announce, webhook } from './webhooks.ts';

const checkoutFields =
  'mode allowed_payment_method_types line_items client_reference_id customer_email locale success_url cancel_url metadata payment_intent_data setup_intent_data currency customer_creation expires_at expand';
const intentFields =
  'amount currency customer payment_method off_session confirm automatic_payment_methods description metadata expand';

/** Answers a call of the API. @throws Refusal */
export function call(method: string, path: string, fields: Fields, origin: string): unknown {
  const [kind = '', id = '', action = ''] = path.replace('checkout/sessions', 'sessions').split('/');
  switch (`${method} ${kind}${id && (id === 'search' ? ' search' : ' id')}${action && ` ${action}`}`) {
    case 'POST sessions':
      return openSession(fields, origin);
    case 'GET sessions':
      return list('checkout.session', fields);
    case 'GET sessions id':
      return expanded(find(id, 'checkout.session'), fields);
    case 'POST sessions id expire':
      return expireSession(find(id, 'checkout.session'));
    case 'POST payment_intents':
      return chargeOffSession(fields);
    case 'GET payment_intents search':
      return search(fields);
    case 'GET payment_intents id':
      return expanded(find(id, 'payment_intent'), fields);
    case 'POST payment_intents id cancel':
      return cancelIntent(find(id, 'payment_intent'));
    case 'DELETE customers id':
      return forget(find(id, 'customer'));
    case 'POST refunds':
      return refund(fields);
    case 'GET refunds':
      return list('refund', fields);
    case 'GET webhook_endpoints':
      return { object: 'list', has_more: false, url: '/v1/webhook_endpoints', data: webhook.url ? [endpoint()] : [] };
    case 'GET disputes':
      return list('dispute', fields);
    default:
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path})`,
      });
  }
}

function openSession(fields: Fields, origin: string): StripeObject {
  allow(fields, checkoutFields.split(' '));
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = Number(fields.get('expires_at') ?? now + 86_400);
  if (expiresAt < now + 1_800) {
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.');
  }
  if (expiresAt > now + 86_400) {
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.');
  }
  const isSetup = fields.get('mode') === 'setup';
  const session = create('cs_test', 'checkout.session', {
    mode: fields.get('mode'),
    amount_total: isSetup ? null : Number(fields.get('line_items[0][price_data][unit_amount]')),
    currency: fields.get(isSetup ? 'currency' : 'line_items[0][price_data][currency]'),
    client_reference_id: fields.get('client_reference_id'),
    customer: null,
    customer_creation: fields.get('customer_creation') ?? 'if_required',
    customer_email: fields.get('customer_email'),
    expires_at: expiresAt,
    locale: fields.get('locale'),
    metadata: under(fields, 'metadata'),
    allowed_payment_method_types: [fields.get('allowed_payment_method_types[0]')],
    payment_intent: null,
    setup_intent: null,
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: fields.get('success_url'),
    cancel_url: fields.get('cancel_url'),
    ui_mode: 'hosted_page',
  });
  // What Stripe keeps to itself until the customer pays.
  pendingIntents.set(session.id, {
    metadata: Object.fromEntries(
      [...fields]
        .filter(([name]) => name.startsWith('payment_intent_data[metadata]['))
        .map(([name, value]) => [name.slice(30, -1), value]),
    ),
    setup_future_usage: fields.get('payment_intent_data[setup_future_usage]') ?? null,
  });
  session['url'] = `${origin}/pay/${session.id}`;
  return session;
}

const pendingIntents = new Map<string, Record<string, unknown>>();

/** What the customer does on the page. */
export type Deed = 'pay' | 'decline' | 'pay-later' | 'settle' | 'fail';

/** Does on the page of a session what its buttons say. */
export function act(id: string, deed: Deed): StripeObject {
  const session = find(id, 'checkout.session');
  const isLater = deed === 'settle' || deed === 'fail';
  if (session['status'] !== (isLater ? 'complete' : 'open')) throw invalid('This Checkout Session is not open.');
  if (session['mode'] === 'setup') return checkCard(session, deed);
  const known = session['payment_intent'];
  const keeps = session['customer_creation'] === 'always';
  const intent =
    typeof known === 'string'
      ? find(known, 'payment_intent')
      : create('pi', 'payment_intent', {
          amount: session['amount_total'],
          amount_received: 0,
          currency: session['currency'],
          customer: keeps ? create('cus', 'customer', {}).id : null,
          payment_method: cardOf('4242').id,
          last_payment_error: null,
          ...pendingIntents.get(id),
        });
  session['payment_intent'] = intent.id;
  if (deed === 'decline') {
    refuse(intent, 'card_declined');
  } else if (deed === 'pay-later') {
    intent['status'] = 'processing';
    session['status'] = 'complete';
    announce('checkout.session.completed', session);
  } else if (deed === 'fail') {
    refuse(intent, 'generic_decline');
    announce('checkout.session.async_payment_failed', session);
  } else {
    succeed(intent);
    session['status'] = 'complete';
    session['payment_status'] = 'paid';
    session['customer'] = intent['customer'];
    announce(deed === 'pay' ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded', session);
  }
  return session;
}

/** A check of a card without a payment. After a decline, the customer may try another one. */
function checkCard(session: StripeObject, deed: Deed): StripeObject {
  if (deed !== 'pay') return session;
  const customer = create('cus', 'customer', {}).id;
  const setup = create('seti', 'setup_intent', {
    status: 'succeeded',
    customer,
    payment_method: cardOf('4242').id,
  });
  Object.assign(session, { status: 'complete', customer, setup_intent: setup.id });
  announce('checkout.session.completed', session);
  return session;
}

/** Card with its last digits; the last four of Stripe's test cards decide how it behaves. */
const cardOf = (last4: string): StripeObject =>
  create('pm', 'payment_method', { type: 'card', card: { brand: 'visa', last4, exp_month: 12, exp_year: 2031 } });

function succeed(intent: StripeObject): void {
  const charge = create('ch', 'charge', { payment_intent: intent.id, balance_transaction: null });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent['amount'],
    last_payment_error: null,
    latest_charge: charge.id,
  });
  announce('payment_intent.succeeded', intent);
}

function refuse(intent: StripeObject, code: string): void {
  const error = { type: 'card_error', code, message: 'Your card was declined.' };
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
  announce('payment_intent.payment_failed', intent);
}

/** What Stripe keeps of a payment becomes known, in a currency of the account. */
export function clear(intentId: string, fee: number, currency: string): void {
  const charge = find(String(find(intentId, 'payment_intent')['latest_charge']), 'charge');
  charge['balance_transaction'] = create('txn', 'balance_transaction', { fee, currency }).id;
  announce('charge.updated', charge);
}

/** Makes the next charges of saved cards end so; null: they go through. */
export const nextCharges: { refusal: string | null } = { refusal: null };

function chargeOffSession(fields: Fields): StripeObject {
  allow(fields, intentFields.split(' '));
  const intent = create('pi', 'payment_intent', {
    amount: Number(fields.get('amount')),
    amount_received: 0,
    currency: fields.get('currency'),
    customer: find(fields.get('customer') ?? '', 'customer').id,
    payment_method: find(fields.get('payment_method') ?? '', 'payment_method').id,
    metadata: under(fields, 'metadata'),
    setup_future_usage: null,
    last_payment_error: null,
  });
  if (nextCharges.refusal === null) {
    succeed(intent);
    return intent;
  }
  refuse(intent, nextCharges.refusal);
  throw new Refusal(402, { ...(intent['last_payment_error'] as object), payment_intent: intent });
}

function expireSession(session: StripeObject): StripeObject {
  if (session['status'] !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${String(session['status'])}.`,
    );
  }
  session['status'] = 'expired';
  announce('checkout.session.expired', session);
  return session;
}

function cancelIntent(intent: StripeObject): StripeObject {
  if (intent['status'] === 'succeeded' || intent['status'] === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent['status']}.`;
    throw new Refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
  }
  intent['status'] = 'canceled';
  return intent;
}

function refund(fields: Fields): StripeObject {
  allow(fields, ['payment_intent', 'amount', 'metadata']);
  const intent = find(fields.get('payment_intent') ?? '', 'payment_intent');
  const amount = Number(fields.get('amount'));
  const alive = listed('refund', intent.id).filter((one) => one['status'] !== 'failed');
  if (listed('dispute', intent.id).some(({ status }) => status === 'needs_response')) {
    throw invalid('This charge has been charged back.');
  }
  const sent = alive.reduce((sum, one) => sum + Number(one['amount']), 0);
  if (sent + amount > Number(intent['amount_received'])) {
    throw invalid('Refund amount is greater than unrefunded amount on charge.');
  }
  const made = create('re', 'refund', {
    amount,
    currency: intent['currency'],
    payment_intent: intent.id,
    metadata: under(fields, 'metadata'),
    status: nextRefunds.status,
  });
  announce('refund.updated', made);
  return made;
}

/** A customer who is deleted takes their cards along. */
function forget(customer: StripeObject): unknown {
  objects.delete(customer.id);
  return { id: customer.id, object: 'customer', deleted: true };
}

/** The status in which the next refunds are made: some take days, and may still fail. */
export const nextRefunds: { status: string } = { status: 'succeeded' };

/** What has become of the refunds of a payment. */
export function turnRefunds(intentId: string, status: string): void {
  for (const made of listed('refund', intentId)) {
    made['status'] = status;
    announce(status === 'failed' ? 'refund.failed' : 'refund.updated', made);
  }
}

/** The customer's bank disputes a payment, in a status of Stripe, or the dispute goes on. */
export function dispute(intentId: string, status: string): StripeObject {
  const intent = find(intentId, 'payment_intent');
  const { amount, currency } = intent;
  const [known] = listed('dispute', intentId);
  if (known) {
    if (String(known['status']).startsWith('warning_')) moved(known, DISPUTE_FEE);
    if (status === 'won') moved(known, -DISPUTE_FEE);
    known['status'] = status;
    announce('charge.dispute.closed', known);
    return known;
  }
  const made = create('du', 'dispute', {
    amount,
    currency,
    payment_intent: intentId,
    status,
    reason: 'fraudulent',
    balance_transactions: [],
  });
  if (!status.startsWith('warning_')) moved(made, DISPUTE_FEE);
  announce('charge.dispute.created', made);
  return made;
}

/** What a dispute costs, in euros; a dispute that is won gives it back. */
const DISPUTE_FEE = 2000;

function moved(dispute: StripeObject, fee: number): void {
  const made = create('txn', 'balance_transaction', { fee, currency: 'eur' });
  dispute['balance_transactions'] = [...(dispute['balance_transactions'] as StripeObject[]), made];
}

const listed = (kind: string, intent: string): StripeObject[] =>
  [...objects.values()].filter((one) => one.object === kind && one['payment_intent'] === intent).toReversed();

function search(fields: Fields): unknown {
  const wanted = /^metadata\['attempt'\]:'(.+)'$/.exec(fields.get('query') ?? '')?.[1];
  const data = [...objects.values()].filter(
    (one) =>
      one.object === 'payment_intent' && (one['metadata'] as { attempt?: string } | undefined)?.attempt === wanted,
  );
  return { object: 'search_result', has_more: false, url: '/v1/payment_intents/search', data };
}

/** The webhook of the shop, which somebody set up without the events of disputes. */
const endpoint = () => ({
  id: 'we_1',
  object: 'webhook_endpoint',
  url: webhook.url,
  status: 'enabled',
  enabled_events: ['checkout.session.completed', 'payment_intent.succeeded', 'charge.refunded'],
});

const list = (kind: string, fields: Fields): unknown => ({
  object: 'list',
  has_more: false,
  url: '/v1/list',
  data: listed(kind, fields.get('payment_intent') ?? ''),
});

/** The object with what `expand[]` asks for in place of ids. */
function expanded(object: StripeObject, fields: Fields): StripeObject {
  const paths = [...fields].filter(([name]) => name.startsWith('expand')).map(([, path]) => path.split('.'));
  return paths.reduce(replaced, object);
}

function replaced(object: StripeObject, [name = '', ...rest]: string[]): StripeObject {
  const value = object[name];
  // A path before this one may have put the object there.
  const inner = typeof value === 'string' ? objects.get(value) : (value as StripeObject | null | undefined);
  return inner ? { ...object, [name]: rest.length > 0 ? replaced(inner, rest) : inner } : object;
}
