import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { legalEntities, payments } from '../../billing/payments/tables.ts';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { providerVisits } from '../../identity/providers/tables.ts';
import { pageOf } from '../../products/dedicated/alerts/alerts.ts';
import { serverAlerts } from '../../products/dedicated/alerts/tables.ts';
import { mostKeys } from '../../sales/orders/ssh-keys/ssh-keys.ts';
import { services, sshKeys } from '../../sales/orders/tables.ts';
import { api } from '../../testing/browser.ts';
import { setOut } from '../../testing/provider-visit.ts';
import { anOrder, testShop } from '../../testing/shop.ts';
import { and, eq, isNotNull, sql } from './drizzle.ts';

const shop = await testShop({ oauth: 'mock' });
afterAll(() => shop.close());
const { db } = shop;
const mira = await shop.stranger();
const email = 'mira@example.test';

const alertPath = '/my/api/ds-order/alerts/';
const anAlert = { query: 'tags=storage', landing: null };
const savedAlerts = (owner: 'ann@example.test' | typeof email) =>
  db.$count(serverAlerts, and(eq(serverAlerts.email, owner), isNotNull(serverAlerts.confirmedAt)));

/** An Ed25519 key that nobody has. */
function newSshKey(): string {
  const name = 'ssh-ed25519';
  const parts = [Buffer.from(name), randomBytes(32)];
  const lengths = parts.map((part) => Buffer.from(Uint32Array.of(part.length).buffer).swap32());
  return `${name} ${Buffer.concat(parts.flatMap((part, index) => [lengths[index] ?? part, part])).toString('base64')}`;
}

/** Saves an alert for somebody else's address. @returns the path that confirms it */
async function unconfirmedAlert(): Promise<string> {
  await shop.browser().post(alertPath, { ...anAlert, channel: 'email', email: 'ann@example.test' });
  const rows = await db.select().from(serverAlerts).where(eq(serverAlerts.email, 'ann@example.test'));
  const row = rows.toSorted((a, b) => a.id - b.id).at(-1);
  if (!row) throw new Error('The alert was not saved.');
  return `/my/api${pageOf(shop.app.hoster, row).replace('/dedicated-servers/', '/ds-order/')}confirm/`;
}

const visitor = shop.browser();

interface Limit {
  readonly of: string;
  readonly most: number;
  /** How many there are. */
  readonly count: () => Promise<number>;
  /** Asks for one more. */
  readonly add: () => Promise<unknown>;
  readonly before?: () => Promise<void>;
}

const confirmations: string[] = [];
const limits: readonly Limit[] = [
  {
    of: 'SSH keys',
    most: mostKeys,
    count: () => db.$count(sshKeys, eq(sshKeys.title, 'Mira’s laptop')),
    add: () => mira.post('/my/api/ssh-keys/', { title: 'Mira’s laptop', key: newSshKey(), default: false }),
  },
  {
    of: 'companies',
    most: 20,
    count: () => db.$count(legalEntities, eq(legalEntities.name, 'Berg GmbH')),
    add: () =>
      mira.post('/my/api/legal-entities/', { name: 'Berg GmbH', kind: 'company', country: 'DE', vat_id: null }),
  },
  {
    of: 'email addresses',
    most: 10,
    count: () => db.$count(emailAddresses, sql`${emailAddresses.email} like 'mira%'`),
    add: () => mira.post(`${api}/account/email`, { email: `mira.${randomBytes(6).toString('hex')}@example.test` }),
  },
  {
    of: 'alerts to webhooks',
    most: 20,
    count: () => db.$count(serverAlerts, eq(serverAlerts.channel, 'webhook')),
    add: () => mira.post(alertPath, { ...anAlert, channel: 'webhook', url: 'https://example.com/' }),
  },
  {
    of: 'alerts to an own address',
    most: 20,
    count: () => savedAlerts(email),
    add: () => mira.post(alertPath, { ...anAlert, channel: 'email', email }),
  },
  {
    of: 'alerts that an address has confirmed',
    most: 20,
    count: () => savedAlerts('ann@example.test'),
    before: async () => {
      for (let number = 0; number < 30; number += 1) {
        confirmations.push(await unconfirmedAlert());
        // The alerts of the next minutes are confirmed by the same link.
        shop.clock.advance(5 * 60_000);
      }
    },
    add: () => shop.browser().post(confirmations.shift() ?? '', {}),
  },
  {
    of: 'open visits to sign-in providers',
    most: 10,
    count: () => db.$count(providerVisits),
    add: () => setOut(visitor, { provider: 'google' }),
  },
  {
    of: 'unpaid orders',
    most: 1,
    count: () => db.$count(payments, eq(payments.status, 'awaiting')),
    add: () => mira.post('/my/api/vps-order/', anOrder(mira, { payment_method: 'card' })),
  },
  {
    of: 'trials',
    most: 1,
    count: () => db.$count(services, sql`${services.spec}->>'trial' = 'free'`),
    add: () => mira.post('/my/api/vps-order/', anOrder(mira, { trial: 'free' })),
  },
];

it.each(limits)('gives out no more than $most $of, however many are asked for in parallel', async (limit) => {
  await limit.before?.();
  // All but the last few one after the other: a session works on 40 calls at the same time.
  while ((await limit.count()) < limit.most - 5) await limit.add();
  await Promise.all(Array.from({ length: 10 }, () => limit.add()));
  expect(await limit.count()).toBe(limit.most);
});
