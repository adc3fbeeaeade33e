import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { promoCodes } from './tables.ts';

const path = '/my/api/email-promo/';
const page_url = 'http://localhost:3000/virtual-private-servers/';

const backend = await testBackend();
afterAll(() => backend.close());

test('the code travels by mail only; the same address gets the same code, and the same answer', async () => {
  const email = 'Ann@example.test';
  const first = await backend.browser().post(path, { email, page_url });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({
    email: 'ann@example.test',
    discount_percent: 5,
    months: 3,
    expires: '2026-12-20T12:00:00.000Z',
  });
  const [row] = await backend.db.select().from(promoCodes).where(eq(promoCodes.email, 'ann@example.test'));
  const again = await backend.browser().post(path, { email, page_url });
  expect(again.json()).toEqual(first.json());
  backend.clock.advance(181_000);
  await backend.browser().post(path, { email, page_url }, { headers: { 'accept-language': 'ru' } });
  const emails = await emailsTo(backend.db, 'ann@example.test');
  // The second request came within three minutes and wasn't emailed.
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Ваш промокод на\u00a0скидку 5\u00a0%',
    'Your promo code for 5% off',
  ]);
  for (const { text } of emails) {
    expect(text).toContain(row?.code);
    // A Russian date ends with a full stop of its own ("2026 г.").
    expect(text).not.toContain('..');
  }
});

test('refuses a bad address, a foreign page, a customer, and too many requests', async () => {
  const browser = backend.browser();
  const bad = await browser.post(path, { email: 'ann', page_url });
  expect([bad.statusCode, bad.json()]).toEqual([400, { email: ['Enter a valid email address.'] }]);
  const foreign = await browser.post(path, { email: 'eve@example.test', page_url: 'https://evil.example/' });
  expect([foreign.statusCode, Object.keys(foreign.json())]).toEqual([400, ['page_url']]);
  const customer = await signedInCustomer(backend, 'customer@example.test');
  const refused = await customer.post(path, { email: 'customer@example.test', page_url });
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    403,
    'This offer is for new customers only.',
  ]);

  backend.clock.advance(61_000);
  const statuses = [];
  for (let index = 0; index < 21; index++) {
    const answer = await browser.post(path, { email: `many${index}@example.test`, page_url });
    statuses.push([answer.statusCode, answer.headers['retry-after']]);
  }
  expect(statuses.at(-2)?.[0]).toBe(201);
  expect(statuses.at(-1)).toEqual([429, '60']);
});
