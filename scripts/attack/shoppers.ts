import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { anOrder, type Customer, password } from './customer.ts';
import type { Findings } from './result.ts';
import { type Answer, auth, jsonOf, Visitor } from './visitor.ts';

/** What the sites have acknowledged. */
export interface Acknowledged {
  /** Names of ordered servers by the references of their payments. */
  readonly orders: Map<string, string>;
  /** References of top-ups that the bank approved. */
  readonly topUps: Set<string>;
  /** References of orders whose money has left the customer: at Stripe, or by bank transfer. */
  readonly paid: Set<string>;
  readonly emails: Set<string>;
}

interface Shopping {
  readonly origins: readonly string[];
  readonly chance: Chance;
  readonly findings: Findings;
  readonly acknowledged: Acknowledged;
  /** Sees every answer. */
  readonly onAnswer: (answer: Answer, what: string) => void;
  readonly isOver: () => boolean;
}

/** How long one wish is repeated, in milliseconds. */
const PERSISTENCE_MS = 90_000;
/** Statuses after which the same is sent again: nothing came, or the site couldn't just now. */
const AGAIN = new Set([0, 429, 500, 502, 503, 504]);

/** Starts customers who order, pay, top up and sign up without pause until it's over. */
export function goShopping(customers: readonly Customer[], shopping: Shopping): Promise<void>[] {
  const { chance, acknowledged, findings } = shopping;

  /** Sends the same until a site decides, as a customer presses the button again. */
  async function insist(send: (origin: string) => Promise<Answer>, what: string): Promise<Answer> {
    const deadline = Date.now() + PERSISTENCE_MS;
    for (;;) {
      const answer = await send(chance.pick(shopping.origins));
      shopping.onAnswer(answer, what);
      if (!AGAIN.has(answer.status) || Date.now() > deadline) return answer;
      await sleep(50);
    }
  }

  async function pay(visitor: Visitor, ref: string): Promise<boolean> {
    const shown = await insist((origin) => visitor.get(`${origin}/my/api/payment/${ref}/`), 'payment');
    const { redirect_url: target } = jsonOf<{ redirect_url: string | null }>(shown);
    if (!target) return false;
    const { pathname } = new URL(target, 'http://localhost');
    const decision = new URLSearchParams({ decision: 'approve' });
    const paid = await insist((origin) => visitor.send('POST', origin + pathname, decision), 'bank');
    return paid.status === 303;
  }

  /** Pays on a page of Stripe, which is on another host and is never killed. */
  async function payAtStripe(visitor: Visitor, ref: string): Promise<void> {
    const shown = await insist((origin) => visitor.get(`${origin}/my/api/payment/${ref}/`), 'payment');
    const { redirect_url: target } = jsonOf<{ redirect_url: string | null }>(shown);
    if (!target?.startsWith('http')) return;
    const { status } = await new Visitor().send('POST', target, new URLSearchParams({ deed: 'pay' }));
    if (status === 303) acknowledged.paid.add(ref);
  }

  async function transfer(visitor: Visitor, ref: string): Promise<void> {
    const shown = await insist((origin) => visitor.get(`${origin}/my/api/payment/${ref}/`), 'payment');
    const { transfer: asked } = jsonOf<{ transfer: { demo_url: string; amount: { amount: string } } | null }>(shown);
    if (!asked) return;
    const body = new URLSearchParams({ amount: asked.amount.amount });
    const sent = await visitor.send('POST', chance.pick(shopping.origins) + asked.demo_url, body);
    if (sent.status === 303) acknowledged.paid.add(ref);
  }

  async function order(visitor: Visitor, method: 'balance' | 'card' | 'paypal' | 'bank'): Promise<void> {
    const name = `s-${randomUUID()}`;
    const headers = { 'idempotency-key': name };
    const body = anOrder({ name, payment_method: method });
    const answer = await insist((origin) => visitor.post(`${origin}/my/api/vps-order/`, body, headers), 'order');
    const { payment_object_ref: ref, code } = jsonOf<{ payment_object_ref: string; code?: string }>(answer);
    if (code === 'unpaid_order' && ref !== undefined) {
      // The payment of an earlier order was lost in the turmoil: it's paid another way.
      const otherwise = { payment_method: 'balance' };
      await insist((origin) => visitor.post(`${origin}/my/api/payment/${ref}/retry/`, otherwise), 'another try');
      return;
    }
    if (answer.status !== 201 || ref === undefined) {
      findings.add('An order was never taken', `${answer.status} ${answer.text.slice(0, 200)}`);
      return;
    }
    acknowledged.orders.set(ref, name);
    if (method === 'card') await pay(visitor, ref);
    if (method === 'paypal') await payAtStripe(visitor, ref);
    if (method === 'bank') await transfer(visitor, ref);
  }

  async function topUp(visitor: Visitor): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { amount: '10.00', currency: 'EUR', payment_method: 'card' };
    const answer = await insist((origin) => visitor.post(`${origin}/my/api/balance/top-up/`, body, headers), 'top-up');
    const { payment_object_ref: ref } = jsonOf<{ payment_object_ref: string }>(answer);
    if (answer.status !== 201 || ref === undefined) {
      findings.add('A top-up was never taken', `${answer.status} ${answer.text.slice(0, 200)}`);
      return;
    }
    if (await pay(visitor, ref)) acknowledged.topUps.add(ref);
  }

  async function signUp(): Promise<void> {
    const visitor = new Visitor();
    const email = `new-${randomUUID()}@example.test`;
    const answer = await insist(
      (origin) => visitor.post(`${origin}${auth}/auth/signup`, { email, password }),
      'sign-up',
    );
    // The answer to a sign-up that has to be confirmed.
    if (answer.status === 401) acknowledged.emails.add(email);
    else findings.add('A sign-up was never taken', `${answer.status} ${answer.text.slice(0, 200)}`);
  }

  return customers.map(async ({ visitor }) => {
    while (!shopping.isOver()) {
      const wish = chance.below(10);
      if (wish < 3) await order(visitor, 'balance');
      else if (wish < 5) await order(visitor, 'card');
      else if (wish < 6) await order(visitor, 'paypal');
      else if (wish < 7) await order(visitor, 'bank');
      else if (wish < 9) await topUp(visitor);
      else await signUp();
    }
  });
}
