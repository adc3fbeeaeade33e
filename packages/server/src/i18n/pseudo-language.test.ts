import type { OrderCreated } from '@hoster/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pseudoMessages } from '../../../../scripts/pseudo-messages.ts';
import type { Browser } from '../testing/browser.ts';
import type { TestShop } from '../testing/shop.ts';

// A third language whose messages are the English ones with accents, and whose dates and amounts are German: plain
// English is what no catalogue has.
const language = 'de';

/** What isn't text of ours: names, addresses, codes and what `Intl` writes. */
const data =
  /https?:\/\/\S+|\S+@\S+|NL-\d\S+|Hoster Demo B\.V\.|Hoster Demo|Hoster|VPS|NVMe|nvme-\S+|SSD|vCPU|Frankfurt|Ubuntu|EUR|root|Ada|Bos|Markt|Delft|Wilhelminakade|Rotterdam|The Netherlands|Niederlande|IBAN|IPv[46]|NL\d+B\d+|CSRF|\bssh (?=root@)/g;
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('de', { month: 'long', timeZone: 'UTC' }),
);

/** English words, or others that no catalogue has. */
const plainWords = (text: string): string[] =>
  (text.replaceAll(data, ' ').match(/\b[A-Za-z]{3,}\b/g) ?? []).filter(
    (word) => !/^Monate?$/.test(word) && !months.includes(word),
  );

type Functions = Record<string, (...args: readonly unknown[]) => unknown>;
const runHere = async (file: string, name: string, ...args: readonly unknown[]) =>
  ((await import(file)) as Functions)[name]?.(...args);

let { anOrder, euCustomer, paymentOf, testShop } = {} as typeof import('../testing/shop.ts');
let shop: TestShop;
let customer: Browser;
let again: () => Promise<unknown>;
const headers = { 'accept-language': language };

beforeAll(async () => {
  const messages = pseudoMessages('packages/server/src/**/*.ts');
  // Files share what a worker has loaded: this one loads all of it anew, and leaves nothing of it behind.
  vi.resetModules();
  vi.doMock('@hoster/contract/languages', () => ({ languages: ['en', 'ru', language] }));
  vi.doMock('./messages.ts', () => ({ messagesOf: () => messages }));
  // A thread would load the real catalogues.
  vi.doMock('../platform/threads/index.ts', () => ({ inThread: runHere, openThreads: () => runHere }));
  ({ anOrder, euCustomer, paymentOf, testShop } = await import('../testing/shop.ts'));

  shop = await testShop();
  ({ browser: customer, again } = await euCustomer(shop, 'ada@example.test'));
  await customer.put('/my/api/i18n/language/', { language });
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock('@hoster/contract/languages');
  vi.doUnmock('./messages.ts');
  vi.doUnmock('../platform/threads/index.ts');
  vi.resetModules();
});

it('speaks a language that only has catalogues from the order to the invoice, the renewal and the suspension', async () => {
  const refused = await customer.post('/my/api/vps-order/', { tariff: 'x' }, { headers });
  expect(refused.statusCode).toBe(400);
  expect(plainWords(Object.values(refused.json<Record<string, string[]>>()).flat().join('\n'))).toEqual([]);

  const placed = await customer.post('/my/api/vps-order/', anOrder(customer, { payment_method: 'card' }), { headers });
  expect(placed.statusCode).toBe(201);
  const { payment_object_ref: ref } = placed.json<OrderCreated>();
  const { redirect_url: bank } = await paymentOf(customer, ref);
  const page = (await shop.app.inject({ url: bank ?? '', headers })).body;
  const [main = ''] = /<main>.*<\/main>/s.exec(page) ?? [];
  expect(plainWords(main.replaceAll(/<[^>]*>/g, ' '))).toEqual([]);

  await shop.bankSays(ref, 'approved');
  await shop.drain();
  for (const days of [25, 10, 10]) await shop.pass(days);
  const emails = await shop.emails('ada@example.test');
  expect(emails.length).toBeGreaterThanOrEqual(6);
  expect(emails.flatMap(({ subject, text }) => plainWords(`${subject}\n${text}`))).toEqual([]);

  await again();
  const { results } = (await customer.get('/my/api/invoices/', { headers })).json<{ results: { number: string }[] }>();
  const { rawPayload } = await customer.get(`/my/api/invoices/${results[0]?.number}/pdf/`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  expect(text).toContain(results[0]?.number);
  expect(plainWords(text)).toEqual([]);
});
