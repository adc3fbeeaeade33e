import { afterAll, describe, expect, test } from 'vitest';
import type { BackendOptions } from './settings.ts';
import { emailsTo } from './testing/emails.ts';
import { testShop, type TestShop } from './testing/shop.ts';

const api = '/auth/_allauth/browser/v1';
const password = 'Correct-horse-42';

/** Forms that take an address, with the statuses of an accepted one. */
const forms: Readonly<
  Record<string, (shop: TestShop, email: string) => Promise<{ statusCode: number; body: string }>>
> = {
  contact: async (shop, email) =>
    shop.browser().post('/my/api/contact/', { name: 'Ann', email, subject: 'A question', message: 'Hello' }),
  promo: async (shop, email) =>
    shop.browser().post('/my/api/email-promo/', { email, page_url: 'http://localhost:3000/' }),
  alert: async (shop, email) =>
    shop.browser().post('/my/api/ds-order/alerts/', { channel: 'email', email, query: '', landing: null }),
  'sign-up': async (shop, email) => shop.browser().post(`${api}/auth/signup`, { email, password }),
  reset: async (shop, email) => shop.browser().post(`${api}/auth/password/request`, { email }),
  login: async (shop, email) => shop.browser().post(`${api}/auth/login`, { email, password: 'Wrong-horse-41' }),
};

const isRefused = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 400 && body.includes('Enter a valid email address.');

/** Forms that refuse an address. */
async function refusals(shop: TestShop, email: string): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(forms).map(async ([name, send]) => [name, isRefused(await send(shop, email))] as const),
  );
  return answers.filter(([, refused]) => refused).map(([name]) => name);
}

async function shopWith(options: BackendOptions): Promise<TestShop> {
  const shop = await testShop({ rateLimits: false, ...options });
  afterAll(() => shop.close());
  return shop;
}

describe('every form that takes an address', async () => {
  const shop = await shopWith({});

  test.each([
    'user@example.test',
    'user@пример.рф',
    'имя@пример.рф',
    `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}`,
  ])('takes %s', async (email) => {
    expect(await refusals(shop, email)).toEqual([]);
  });

  test.each(['user', 'user@localhost', 'user@example.123', 'аnn@example.test', `${'l'.repeat(65)}@example.test`])(
    'refuses %s',
    async (email) => {
      expect(await refusals(shop, email)).toEqual(Object.keys(forms));
    },
  );

  test('sends to the same mailbox, however its domain is spelt', async () => {
    for (const email of ['Eva@пример.рф', 'eva@ПРИМЕР.рф', 'eva@xn--e1afmkfd.xn--p1ai']) {
      expect((await forms['contact']?.(shop, email))?.statusCode).toBe(201);
    }
    expect(await emailsTo(shop.db, 'eva@xn--e1afmkfd.xn--p1ai')).toHaveLength(3);
  });
});

describe('with a mail server without SMTPUTF8', async () => {
  const shop = await shopWith({ smtpUrl: 'smtp://127.0.0.1:1' });

  test('characters other than Latin ones are for the domain only', async () => {
    expect(await refusals(shop, 'имя@пример.рф')).toEqual(Object.keys(forms));
    expect(await refusals(shop, 'user@пример.рф')).toEqual([]);
  });
});

describe('with a mail server that has SMTPUTF8', async () => {
  const shop = await shopWith({ smtpUrl: 'smtp://127.0.0.1:1', smtpUtf8: true });

  test('other characters may be before the @ as well', async () => {
    expect(await refusals(shop, 'имя@пример.рф')).toEqual([]);
  });
});
