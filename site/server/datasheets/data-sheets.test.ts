import { computeTotal } from '@hoster/domain/money/pricing';
import Fastify from 'fastify';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { PainterBusy } from '../drawing/painter.ts';
import { createHost } from '../host.ts';
import { asBackend } from '../testing/as-backend.ts';
import { askFrom, catalogueAnswers } from '../testing/catalogue-answers.ts';
import { dataSheets } from './data-sheets.ts';
import { inEuro } from './prices.ts';

const state = { away: false };
const backend = Fastify();
backend.get('/*', (request, reply) => {
  if (state.away) return reply.code(503).send({ detail: 'Away.' });
  return catalogueAnswers[request.url] ?? reply.code(404).send({ detail: 'Not found.' });
});
await backend.ready();
const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent' });
const host = await createHost({
  config,
  assetsDir: `${import.meta.dirname}/../static`,
  backend: asBackend(backend),
  render: () => Promise.resolve({ status: 404, location: null, html: '', nonce: null, card: () => null }),
});
afterAll(async () => {
  await host.close();
  await backend.close();
});

const VPS = '/virtual-private-servers/nvme-1/data-sheet.pdf';
const get = (url: string, headers = {}) => host.inject({ url, headers });

async function read(url: string): Promise<{ pages: number; text: string }> {
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
}

/** A net price of a term as a sheet has it. */
const priced = (lang: 'en' | 'ru', price: number, months: number, discountPercent: number) => {
  const { perMonth, net } = computeTotal({
    tariff: { key: 'plan', price },
    period: { months, discountPercent },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  });
  return [perMonth, net].map((cents) => inEuro(lang, cents).replaceAll(/\s/g, ' '));
};

test.each([
  ['en', VPS, 'NVMe 1', 4.9, ['Data sheet', 'Virtual private server', '20 GB NVMe', 'up to 10 Gbps', 'unmetered']],
  ['ru', `/ru${VPS}`, 'NVMe 1', 4.9, ['Спецификация', 'Виртуальный сервер', '20 ГБ NVMe', 'до 10 Гбит/с']],
  ['en', '/web-hosting/host-lite/data-sheet.pdf', '=Host "Lite"', 2.5, ['Web hosting', 'unlimited', 'every 24 hours']],
  ['ru', '/ru/web-hosting/host-lite/data-sheet.pdf', '=Host "Lite"', 2.5, ['Хостинг сайтов', 'каждые 24 часа']],
  ['en', '/dedicated-servers/epyc-1/data-sheet.pdf', 'EPYC 1', 99, ['2 × 3.84 TB NVMe', '€49.00', '2 of 4 bays']],
  ['ru', '/ru/dedicated-servers/epyc-1/data-sheet.pdf', 'EPYC 1', 99, ['2 × 3,84 ТБ NVMe', '49,00 €', '2 из 4']],
] as const)('in %s, %s has the plan on one page', async (lang, url, name, price, words) => {
  const { pages, text } = await read(url);
  expect(pages).toBe(1);
  const prices = [...priced(lang, price, 1, 0), ...priced(lang, price, 12, 10)];
  const address = `localhost:3000${url.replace('data-sheet.pdf', '')}`;
  for (const wanted of [name, address, ...prices, ...words]) expect(text).toContain(wanted);
});

test('locations are named with what they add to the price, and those without a server', async () => {
  const { text } = await read(VPS);
  expect(text).toMatch(/Frankfurt\s+Germany\s*sold out/);
  expect(text).toMatch(/Zurich\s+Switzerland\s*\+15%/);
});

test('a server that is sold out says so', async () => {
  expect((await read('/dedicated-servers/epyc-2/data-sheet.pdf')).text).toContain('Sold out');
  expect((await read('/ru/dedicated-servers/epyc-2/data-sheet.pdf')).text).toContain('Нет в наличии');
});

test('a sheet is known again by its tag, and may be kept by region', async () => {
  const first = await get(VPS);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=600',
    'content-disposition': 'inline; filename="nvme-1-data-sheet.pdf"',
    vary: 'cf-ipcountry',
  });
  const again = await get(VPS);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const same = await get(VPS, { 'if-none-match': String(first.headers.etag) });
  expect([same.statusCode, same.payload, same.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('HEAD has no body, and other methods are refused', async () => {
  const head = await host.inject({ method: 'HEAD', url: VPS });
  expect([head.statusCode, head.payload, head.headers['content-type']]).toEqual([200, '', 'application/pdf']);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers } = await host.inject({ method, url: VPS });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  '/virtual-private-servers/none/data-sheet.pdf',
  '/web-hosting/none/data-sheet.pdf',
  '/ru/dedicated-servers/none/data-sheet.pdf',
  '/dedicated-servers/..%2f..%2fmy/data-sheet.pdf',
  '/dedicated-servers/epyc-1%26promo_code=A/data-sheet.pdf',
  '/dedicated-servers/%00/data-sheet.pdf',
  '/dedicated-servers/%D1%84/data-sheet.pdf',
  `/dedicated-servers/${'a'.repeat(3000)}/data-sheet.pdf`,
  '/vpn/single/data-sheet.pdf',
])('answers 404 for %s', async (url) => {
  const { headers, statusCode } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

/** Whether an answer is a page that asks to come back, and isn't kept. */
const askedToWait = ({ statusCode, headers, payload }: Awaited<ReturnType<typeof get>>): boolean =>
  statusCode === 503 &&
  Number(headers['retry-after']) > 0 &&
  headers['cache-control'] === 'no-store' &&
  headers.etag === undefined &&
  payload.includes('<html');

test('says when to come back while the backend is away', async () => {
  state.away = true;
  try {
    expect(askedToWait(await get(VPS, { accept: 'text/html' }))).toBe(true);
  } finally {
    state.away = false;
  }
  expect((await get(VPS)).statusCode).toBe(200);
});

test('says when to come back while too much is to be drawn, or nothing can be', async () => {
  const busy = () => {
    throw new PainterBusy('Too much to draw');
  };
  const failing = () => Promise.reject(new Error('The worker has ended'));
  for (const paint of [busy, failing]) {
    const app = Fastify();
    dataSheets(app, config, {
      ask: () => askFrom(catalogueAnswers),
      notFound: async () => undefined,
      painter: { paint, close: () => undefined },
    });
    expect(askedToWait(await app.inject({ url: VPS, headers: { accept: 'text/html' } }))).toBe(true);
    await app.close();
  }
});
