import { OrderConflict, OrderCreated, type CurrencyCode } from '@hoster/contract';
import { chargeIn } from '@hoster/domain/money/charge';
import { multiplyCents } from '@hoster/domain/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailOutbox } from '../../../packages/server/src/platform/mail/tables.ts';
import { spokenAmount } from '../../../packages/server/src/billing/payments/spoken-amount.ts';
import { sampleCurrencies } from '../../../packages/server/src/settings/samples.ts';
import { byDepth } from '../../../scripts/depth.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';
import { readJsonLd } from '../../e2e/support/crawl/json-ld.ts';
import { readPage } from '../../e2e/support/crawl/read-page.ts';
import { createApp, type AppContext } from '../../src/app/app-context.tsx';
import { strangerFacts } from '../../src/testing/visitor-facts.ts';
import { shopSite, type Cookies, type ShopSite } from '../testing/shop-site.ts';
import { everythingSold, type Sold } from '../testing/shop-walk.ts';

vi.setConfig({ testTimeout: 4 * WAIT_TIMEOUT, hookTimeout: 4 * WAIT_TIMEOUT });

const CURRENCIES: readonly CurrencyCode[] = ['EUR', 'USD', 'GBP', 'UAH', 'RUR'];
/** Currencies that the demo customer, a German, pays in. */
const CHARGED: readonly CurrencyCode[] = ['EUR', 'USD', 'GBP'];

const rateOf = (currency: CurrencyCode): number =>
  currency === 'EUR' ? 1 : (sampleCurrencies[currency]?.multiplier ?? 0);

let site: ShopSite;
let customer: Cookies;
let app: AppContext;
let everything: Sold[];
/** The first of each line. */
let ofEachLine: Sold[];
let promo: string;
beforeAll(async () => {
  site = await shopSite();
  customer = await site.signIn();
  promo = await site.promoCode(15, 3);
  app = createApp({
    facts: { ...strangerFacts, mayBeSignedIn: true },
    transport: async (url, { method, headers, body }) => {
      const answer = await site.ask(url, {
        cookies: customer,
        method: method as 'GET',
        headers,
        ...(body !== undefined && { payload: body }),
      });
      return new Response(answer.payload, {
        status: answer.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
    cookie: (name) => customer[name] ?? null,
    setCookie: () => undefined,
    notify: () => undefined,
    log: () => undefined,
  });
  everything = await everythingSold(app);
  ofEachLine = [...Map.groupBy(everything, ({ line }) => line).values()].map(([first]) => first as Sold);
});
afterAll(() => site.close());

/** The query of an order page. */
const queryOf = (thing: Sold, period: number, promoCode: string | undefined): URLSearchParams =>
  new URLSearchParams({ ...thing.query, period: String(period), ...(promoCode && { promo_code: promoCode }) });

test('every plan, term, promo code and option costs the same on its card and in the configurator, in every currency', async () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const thing of byDepth(everything, ofEachLine)) {
    const { context } = await thing.orderOf(app, new URLSearchParams(thing.query));
    for (const { months } of context.rent_periods) {
      for (const promoCode of [undefined, promo]) {
        const query = queryOf(thing, months, promoCode);
        const what = `${thing.line} ${thing.name}, ${months} months, ${promoCode}`;
        const { card, order: configured } = await thing.cardOf(app, query);
        if (card !== configured) wrong.push(`card of ${what}`);
        for (const option of await thing.addresses(app, query)) {
          const { total } = await thing.orderOf(app, option.query);
          for (const currency of CURRENCIES) {
            const charged = chargeIn(total, currency, rateOf(currency));
            const sum = charged.lines.reduce((cents, line) => cents + line.amountCents, 0);
            const shown = multiplyCents(total.perMonth, rateOf(currency));
            const isOne = sum === charged.total && charged.net + charged.tax === sum && charged.perMonth === shown;
            // Seventy thousand of them: only what is wrong is worth an assertion.
            if (!isOne) wrong.push(`${what}, ${option.what}, ${currency}`);
          }
        }
        seen.add(thing.line);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(['backup', 'dedicated', 'vpn', 'vps', 'web_hosting']);
});

/** The page's own product in JSON-LD, or the one that its list names: the price in EUR. */
function priceInData(html: string, { page, query }: Sold): number | undefined {
  const wanted = new URL(page, 'http://localhost:3000');
  const { jsonLd } = readPage(wanted.href, html);
  for (const data of jsonLd.map(readJsonLd)) {
    if (typeof data === 'string') throw new Error(data);
    if (data['@type'] !== 'Product') continue;
    const url = new URL(data.url);
    const isIt = Object.entries(query).every(([name, value]) => (url.searchParams.get(name) ?? 'single') === value);
    if (url.pathname === wanted.pathname && isIt) return Number(data.offers.price);
  }
  return undefined;
}

async function html(path: string, cookies: Cookies): Promise<string> {
  const { statusCode, body } = await site.ask(path, { cookies });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return body;
}

/** The total in the summary of an order page. */
const totalOn = (page: string): number =>
  Number(/data-part="total".*?data-part="amount" value="([^"]+)"/s.exec(page)?.[1]);

async function order(thing: Sold, query: URLSearchParams, currency: CurrencyCode, expected: string) {
  const { context } = await thing.orderOf(app, query);
  const promoCode = query.get('promo_code');
  const call = await thing.call(app, query, {
    payment_method: 'card',
    currency,
    accept_terms: true,
    terms_version: context.terms_version ?? '',
    expected_total: expected,
    ...(promoCode && { promo_code: promoCode }),
  });
  if (!call) return null;
  return site.ask(call.path, {
    cookies: customer,
    method: 'POST',
    headers: { 'x-csrftoken': customer['csrftoken'], origin: 'http://localhost:3000' },
    payload: call.body,
  });
}

async function cancelUnpaid(): Promise<void> {
  const answer = await site.ask('/my/api/unpaid-orders/', { cookies: customer });
  for (const { payment_object_ref: ref } of answer.json<{ payment_object_ref: string }[]>())
    await site.ask(`/my/api/unpaid-orders/${ref}/`, {
      cookies: customer,
      method: 'DELETE',
      headers: { 'x-csrftoken': customer['csrftoken'], origin: 'http://localhost:3000' },
    });
}

const share = fc.nat({ max: 999 }).map((n) => n / 1000);
const pick = <Item>(items: readonly Item[], at: number): Item => items[Math.floor(at * items.length)] as Item;

test('shows one price on the card, order page, quote, order, email and JSON-LD', async () => {
  let ordered = 0;
  const lines = [...new Set(everything.map(({ line }) => line))];
  const run = fc.record({
    plan: share,
    period: share,
    option: share,
    code: fc.boolean(),
    currency: fc.constantFrom(...CHARGED),
  });
  for (const line of lines) {
    const things = everything.filter((thing) => thing.line === line);
    await fc.assert(
      fc.asyncProperty(run, async (at) => {
        await cancelUnpaid();
        const thing = pick(things, at.plan);
        const { context } = await thing.orderOf(app, new URLSearchParams(thing.query));
        const { months } = pick(context.rent_periods, at.period);
        const promoCode = at.code ? await site.promoCode(20, 2) : undefined;
        const plain = queryOf(thing, months, promoCode);
        const rate = rateOf(at.currency);
        const cookies = { ...customer, currency: at.currency, currency_picked: '1' };

        const list = await html(`${thing.listed}?${plain}`, cookies);
        const { card } = await thing.cardOf(app, plain);
        expect(Number(thing.card(list)), 'card').toBe(multiplyCents(card, rate) / 100);
        expect(priceInData(list, thing), 'JSON-LD of the list').toBe(card / 100);

        const { query } = pick(await thing.addresses(app, plain), at.option);
        const quoted = await order(thing, query, at.currency, '0.01');
        // The page doesn't let it through, or it has sold out.
        if (!quoted || quoted.json<{ code?: string }>().code === 'sold_out') return;
        expect(quoted.statusCode, `quote: ${quoted.body}`).toBe(409);
        const total = OrderConflict.parse(quoted.json()).total?.amount ?? '';
        const page = await html(`${thing.page}?${query}`, cookies);
        expect(totalOn(page), 'total of the order page').toBe(Number(total));

        const placed = await order(thing, query, at.currency, total);
        expect(placed?.statusCode, `order: ${placed?.body}`).toBe(201);
        expect(OrderCreated.parse(placed?.json()).total).toEqual({ amount: total, currency: at.currency });
        const emails = await site.backend.db.select().from(mailOutbox);
        const email = emails
          .toSorted((a, b) => a.id - b.id)
          .findLast(({ subject }) => subject.startsWith('Your order'));
        expect(email?.text).toContain(`Total: ${spokenAmount(Math.round(Number(total) * 100), at.currency, 'en')}`);
        const { next, renewal } = chargeIn((await thing.orderOf(app, query)).total, at.currency, rate);
        expect(email?.text).toContain(`Renews at ${spokenAmount(next, at.currency, 'en')} for`);
        expect(email?.text).toContain(`at ${spokenAmount(renewal.total, at.currency, 'en')} for`);
        ordered += 1;
      }),
      { numRuns: byDepth(6, 2) },
    );
  }
  expect(ordered, 'most of what was picked was ordered').toBeGreaterThan(byDepth(15, 3));
});
