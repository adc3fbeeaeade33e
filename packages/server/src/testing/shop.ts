import { eq } from '../platform/db/drizzle.ts';
import {
  BankCallback,
  OrderCreated,
  Payment,
  type UnpaidOrder,
  type VpsOrderInput,
  VpsTemplates,
} from '@hoster/contract';
import { queueDueWork } from '../platform/jobs/due.ts';
import { drainJobs } from '../platform/jobs/module.ts';
import { testBackend, type TestBackend, type TestOptions } from './backend.ts';
import type { Browser } from './browser.ts';
import { setBalance } from './balance.ts';
import { makeCustomer, memberAt, password } from './customer.ts';
import { termsVersionAt } from './terms-of-service.ts';
import { accounts } from '../identity/account/tables.ts';
import { signMessage } from '../sandbox/bank/signature.ts';
import { bankPayments } from '../sandbox/bank/tables.ts';
import { mailOutbox } from '../platform/mail/tables.ts';
import { attemptOf } from '../billing/payments/attempts/attempts.ts';
import { payments } from '../billing/payments/tables.ts';

/** A seeded shop for tests, with common actions. */
export interface TestShop extends TestBackend {
  /** The demo customer, signed in. */
  customer(): Promise<Browser>;
  /** A member of the staff, signed in. */
  staff(): Promise<Browser>;
  /** Another customer with a complete profile and no money. */
  stranger(): Promise<Browser>;
  /** Sets the demo customer's balance, in cents. */
  setBalance(cents: number): Promise<void>;
  /** Runs the jobs that are due. */
  drain(): Promise<void>;
  /** Advances the time, and runs the jobs that are due. */
  pass(days: number): Promise<void>;
  /** Texts of the emails to an address, oldest first. */
  emails(to?: string): Promise<{ subject: string; text: string }[]>;
  /** Sends an event as the bank would; `change` makes it invalid. */
  bankSays(
    ref: string,
    status: BankCallback['status'],
    change?: Partial<BankCallback> & { signature?: string },
  ): Promise<{ statusCode: number; body: string }>;
}

export async function testShop(options: TestOptions = {}): Promise<TestShop> {
  const backend = await testBackend({
    seed: 'demo',
    rateLimits: false,
    provisionMilliseconds: 0,
    // The bank makes no calls unless a test starts a server.
    callbackOrigin: 'http://127.0.0.1:9',
    ...options,
  });
  const { app, db } = backend;
  return {
    ...backend,
    customer: async () => {
      const browser = backend.browser();
      await browser.login('demo@hoster.example', 'demo-hoster-2026');
      return browser;
    },
    staff: async () => {
      const browser = backend.browser();
      await browser.login('staff@hoster.example', 'staff-hoster-2026');
      return browser;
    },
    stranger: async () => {
      const email = 'mira@example.test';
      const { accountId } = await makeCustomer(app, email, { firstName: 'Mira', lastName: 'Novak' });
      await db
        .update(accounts)
        .set({ country: 'CH', city: 'Zug', zipCode: '6300', address: 'Bahnhofstrasse 1' })
        .where(eq(accounts.id, accountId));
      const browser = backend.browser();
      await browser.login(email, password);
      return browser;
    },
    setBalance: async (cents) => {
      const { accountId } = await memberAt(db);
      await setBalance(db, accountId, cents);
    },
    drain: () => drainJobs(app.hoster),
    pass: async (days) => {
      backend.clock.advance(days * 24 * 60 * 60 * 1000);
      await queueDueWork(app.hoster);
      await drainJobs(app.hoster);
    },
    emails: async (to = 'demo@hoster.example') =>
      db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to)).orderBy(mailOutbox.id),
    bankSays: async (ref, status, { signature, ...change } = {}) => {
      const [payment] = await db.select().from(payments).where(eq(payments.ref, ref));
      if (!payment) throw new Error(`No payment ${ref}`);
      const event: BankCallback = {
        event_id: `ev_${ref}_${payment.attemptCount}`,
        bank_ref: (await attemptOf(db, payment))?.providerRef ?? '',
        payment_object_ref: ref,
        status,
        amount: { amount: (payment.amountCurrencyCents / 100).toFixed(2), currency: payment.currency },
        ...change,
      };
      if (status === 'approved') {
        // The bank has received the money that it reports, so it can refund it.
        const now = backend.clock.now();
        await db
          .update(bankPayments)
          .set({ outcome: 'approved', decidedAt: now, notifiedAt: now })
          .where(eq(bankPayments.id, event.bank_ref));
      }
      if (status === 'chargeback') {
        const disputedAt = backend.clock.now();
        await db.update(bankPayments).set({ disputedAt }).where(eq(bankPayments.id, event.bank_ref));
      }
      const body = JSON.stringify(event);
      return app.inject({
        method: 'POST',
        url: '/api/payments/bank-callback/',
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-bank-signature': signature ?? signMessage(app.hoster.secrets, body, backend.clock.now()),
        },
      });
    },
  };
}

/** An order that the shop accepts: NVMe 3 in Frankfurt with Ubuntu for a month, from the balance. */
export function anOrder(browser: Browser, change: Partial<VpsOrderInput> = {}): VpsOrderInput {
  return {
    tariff: 3,
    location: 1,
    os: 2,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersionAt(browser.now()),
    ...change,
  };
}

/** Id of the customer's own disk image. */
export async function ownIso(browser: Browser): Promise<number> {
  const { disk_images: images } = VpsTemplates.parse((await browser.get('/my/api/vps-order/templates/')).json());
  return images.find(({ kind }) => kind === 'iso')?.id ?? 0;
}

/**
 * Creates a customer in the EU who isn't a company: their orders include VAT. `again` signs them in after a session has
 * ended.
 */
export async function euCustomer({ app, db, browser: newBrowser }: TestShop, email: string) {
  const { accountId } = await makeCustomer(app, email, { firstName: 'Ada', lastName: 'Bos' });
  const home = { country: 'NL', city: 'Delft', zipCode: '2611', address: 'Markt 1' };
  await db.update(accounts).set(home).where(eq(accounts.id, accountId));
  const browser = newBrowser();
  const again = () => browser.login(email, password);
  await again();
  return { accountId, browser, again };
}

/** Cancels the order that waits for its payment, if any: a customer has one at a time. */
export async function cancelUnpaid(browser: Browser): Promise<void> {
  for (const { payment_object_ref: ref } of (await browser.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>()) {
    await browser.delete(`/my/api/unpaid-orders/${ref}/`);
  }
}

/** Orders a virtual server in place of an unpaid order. @throws when the shop refuses */
export const order = (browser: Browser, change: Partial<VpsOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, '/my/api/vps-order/', anOrder(browser, change));

/**
 * Sends an order in place of an unpaid one, and reads the response.
 * @param path of the line's orders
 * @throws when the shop refuses
 */
export async function placeOrder(
  browser: Browser,
  path: string,
  body: { readonly payment_method: string },
): Promise<OrderCreated> {
  if (body.payment_method !== 'balance') await cancelUnpaid(browser);
  const answer = await browser.post(path, body);
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json());
}

/** Starts a top-up by card. @returns the public name of its payment */
export async function topUp(browser: Browser, amount: string, currency = 'EUR'): Promise<string> {
  const answer = await browser.post('/my/api/balance/top-up/', { amount, currency, payment_method: 'card' });
  return OrderCreated.parse(answer.json()).payment_object_ref;
}

/** The payment as its owner sees it. */
export async function paymentOf(browser: Browser, ref: string): Promise<Payment> {
  const answer = await browser.get(`/my/api/payment/${ref}/`);
  return Payment.parse(answer.json());
}

/** The balance in cents. */
export async function balanceCents(browser: Browser): Promise<number> {
  const answer = await browser.get('/my/api/account/finance/');
  return Math.round(Number(answer.json<{ balance: { amount: string } }>().balance.amount) * 100);
}
