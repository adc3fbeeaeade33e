import { setTimeout as sleep } from 'node:timers/promises';
import { startStripe } from '../../packages/server/src/testing/stripe/start.ts';
import { checkBooks, checkLedger } from './books.ts';
import { chanceOf } from './chance.ts';
import { type Customer, makeCustomer, makeRoom } from './customer.ts';
import { databaseFor } from './database.ts';
import { type AttackOptions, Findings, type Result } from './result.ts';
import { type Acknowledged, goShopping } from './shoppers.ts';
import { startSites } from './site-process.ts';

const ROUNDS = 15;
const CUSTOMERS = 8;
/** How Stripe's mock is between two kills. */
const stripeMoods = ['well', 'well', 'slow', 'error', 'garbage', 'cut'] as const;

/**
 * Kills one of three processes (SIGKILL) at random moments while customers order, pay, top up and sign up, and Stripe is
 * slow, wrong or away. With `embedded` there is one process, and its database dies with it.
 */
export async function kill({ seed, rounds: wanted, embedded }: AttackOptions): Promise<Result[]> {
  const rounds = wanted ?? ROUNDS;
  const chance = chanceOf(seed);
  const findings = new Findings();
  const acknowledged: Acknowledged = { orders: new Map(), topUps: new Set(), paid: new Set(), emails: new Set() };
  let answers = 0;
  const database = await databaseFor(embedded);
  const stripe = await startStripe();
  const { secretKey, webhookSecret: secret } = stripe.settings;
  const sites = await startSites(embedded ? 1 : 3, {
    ...database.settings,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.origin,
    STRIPE_METHODS: 'paypal',
  });
  try {
    // Webhooks to a process that is killed are lost: the others find out by asking.
    await stripe.control({ webhook: { url: `${sites[0]?.origin}/api/payments/stripe-webhook/`, secret, held: false } });
    await makeRoom(database);
    const origins = sites.map(({ origin }) => origin);
    const customers: Customer[] = [];
    for (let count = 0; count < CUSTOMERS; count++)
      customers.push(await makeCustomer(chance.pick(origins), database, 1_000_000));
    let over = false;
    const shopping = goShopping(customers, {
      origins,
      chance,
      findings,
      acknowledged,
      onAnswer: ({ status, text }, what) => {
        answers++;
        findings.check(status !== 500, 'A 500', `${what}: ${text.slice(0, 200)}`);
      },
      isOver: () => over,
    });
    for (let round = 0; round < rounds; round++) {
      await sleep(200 + chance.below(2_000));
      await stripe.control({ mood: chance.pick(stripeMoods) });
      const victim = chance.pick(sites);
      for (const site of sites) findings.check(site.isAlive(), 'A process ended by itself', site.output());
      await victim.stop('SIGKILL');
      await victim.start();
      await makeRoom(database);
      await checkLedger(database, findings);
      console.log(`  kill ${round + 1} of ${rounds}: ${acknowledged.orders.size} orders so far`);
    }
    await stripe.control({ mood: 'well' });
    over = true;
    await Promise.all(shopping);
    await checkBooks(database, acknowledged, findings);
  } finally {
    for (const site of sites) await site.stop('SIGTERM');
    await stripe.kill();
    await database.stop();
  }
  const { orders, topUps, paid, emails } = acknowledged;
  const load = `${orders.size} orders, ${paid.size} of them paid at Stripe or by transfer, ${topUps.size} top-ups, ${emails.size} sign-ups, ${answers} answers`;
  return [
    {
      attack: embedded ? 'kill (embedded database)' : 'kill',
      rounds: `${rounds} × kill -9, ${load}`,
      broken: findings.sentences,
    },
  ];
}
