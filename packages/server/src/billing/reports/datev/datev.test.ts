import type { DatevSummary, VatReport } from '@hoster/contract';
import { parse } from 'csv-parse/sync';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datevFile } from './file.ts';
import { accounts } from '../../../identity/account/tables.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signedInCustomer } from '../../../testing/customer.ts';
import { euCustomer, order, testShop, topUp, type TestShop } from '../../../testing/shop.ts';

const period = 'from=2026-10-01&to=2026-12-31';
const numbers = 'consultant=12345&client=678';
const cents = (amount: string) => Math.round(Number(amount.replace(',', '.')) * 100);

let shop: TestShop;
let staff: Browser;
beforeAll(async () => {
  shop = await testShop();
  staff = await shop.staff();
  const pay = async (browser: Browser) => {
    const { payment_object_ref: ref } = await order(browser, { payment_method: 'card' });
    await shop.bankSays(ref, 'approved');
    return ref;
  };
  const dutch = await euCustomer(shop, 'delft@example.test');
  const refunded = await pay(dutch.browser);
  await staff.post(`/my/api/staff/payments/${refunded}/refund/`, { amount: '5.00', to: 'method' });
  await pay(await shop.customer());
  const swiss = await euCustomer(shop, 'bern@example.test');
  await shop.db.update(accounts).set({ country: 'CH' }).where(eq(accounts.id, swiss.accountId));
  await pay(swiss.browser);
  await shop.bankSays(await topUp(dutch.browser, '40.00'), 'approved');
  await shop.drain();
}, 60_000);
afterAll(() => shop.close());

async function file(query = '') {
  const answer = await staff.get(`/my/api/staff/datev/csv/?${period}&${numbers}${query}`);
  const text = new TextDecoder('windows-1252').decode(answer.rawPayload);
  const [header = [], columns = [], ...rows] = parse(text, { delimiter: ';', relaxColumnCount: true }) as string[][];
  return { answer, text, header, columns, rows };
}

it('has the header and the columns of DATEV’s format', async () => {
  const { answer, columns, header, rows, text } = await file();
  expect(answer.headers['content-disposition']).toContain('EXTF_Buchungsstapel_2026-10-01_2026-12-31.csv');
  expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};/);
  expect(header.length).toBe(31);
  expect(header.slice(10, 16)).toEqual(['12345', '678', '20260101', '4', '20261001', '20261231']);
  expect(columns.length).toBe(125);
  expect(columns[7]).toBe('Gegenkonto (ohne BU-Schlüssel)');
  expect([columns[39], columns[40], columns[113], columns[114]]).toEqual([
    'EU-Land u. UStID (Bestimmung)',
    'EU-Steuersatz (Bestimmung)',
    'Festschreibung',
    'Leistungsdatum',
  ]);
  for (const row of rows) expect(row.length).toBe(125);
  const [amount, side, currency, , , , account, contra, , day, number] = rows[0] ?? [];
  expect([side, currency, account]).toEqual(['S', 'EUR', '10000']);
  expect(amount).toMatch(/^\d+,\d\d$/);
  expect(contra).toMatch(/^4\d{3}$/);
  expect(day).toMatch(/^\d{2}1[0-2]$/);
  expect(number).toMatch(/^[A-Z]+-2026-\d{6}$/);
  expect(text.split('\r\n')[2]).toMatch(/^\d+,\d\d;"S";"EUR";;;;10000;4\d{3};;\d{4};"/);
});

it('has the sums of the VAT report', async () => {
  const { rows } = await file();
  const report = (await staff.get('/my/api/staff/vat/?year=2026&quarter=4')).json<VatReport>();
  const booked = (contra: string) =>
    rows
      .filter((row) => row[6] === '10000' && row[7] === contra)
      .reduce((sum, [amount = '', side]) => sum + (side === 'S' ? cents(amount) : 0 - cents(amount)), 0);
  const reported = (scheme: string) =>
    report.rows
      .filter((row) => row.scheme === scheme)
      .reduce((sum, { net, vat }) => sum + cents(net.amount) + cents(vat.amount), 0);
  const accountOf = { domestic: '4400', oss: '4320', reverse_charge: '4336', outside: '4338' };
  for (const [scheme, account] of Object.entries(accountOf)) {
    expect([scheme, booked(account)]).toEqual([scheme, reported(scheme)]);
  }
  expect(['domestic', 'oss', 'outside'].every((scheme) => reported(scheme) > 0)).toBe(true);
  const summary = (await staff.get(`/my/api/staff/datev/?${period}&${numbers}`)).json<DatevSummary>();
  expect(summary.sales.map(({ account, gross }) => [account, cents(gross.amount)])).toEqual(
    Object.values(accountOf).map((account) => [account, booked(account)]),
  );
});

it('names the country and rate of OSS, and books credit notes and payments', async () => {
  const { rows } = await file('&chart=skr03&bank=1210&oss=8321');
  const german = rows.find((row) => row[7] === '8321');
  expect([german?.[39], german?.[40]]).toEqual(['DE', '19,00']);
  const creditNote = rows.find((row) => row[10]?.includes('-C-') && row[6] === '10000');
  expect(creditNote?.slice(0, 2)).toEqual(['5,00', 'H']);
  const money = rows.filter((row) => row[6] === '1210' && row[7] === '10000');
  expect(money.filter((row) => row[1] === 'H').map(([amount]) => amount)).toEqual(['5,00']);
  expect(money.some(([amount, side]) => amount === '40,00' && side === 'S')).toBe(true);
});

it('is in Windows-1252, and nothing in a name breaks it', () => {
  const sale = {
    day: '2026-10-09',
    number: 'DE-2026-000001',
    customer: 7,
    buyer: 'Müller; "Şahin" & Łódź €',
    scheme: 'domestic',
    country: 'DE',
    vatId: null,
    rate: 19,
    cents: 123_456,
  } as const;
  const query = { from: '2026-10-01', to: '2026-10-31', consultant: '12345', client: '678', chart: 'skr04' } as const;
  const bytes = datevFile(query, { sales: [sale], money: [] }, new Date('2026-11-02T09:00:00.123Z'));
  const text = new TextDecoder('windows-1252').decode(bytes);
  expect(text).toContain(';13;20261102090000123;');
  expect(text).toContain('1234,56;"S";"EUR";;;;10000;4400;;0910;"DE-2026-000001";;;"7 Müller; ""Sahin"" & ?ódz €";');
  expect(bytes.includes(Buffer.from([0xfc]))).toBe(true);
});

it('refuses a period that isn’t within a year, and other roles', async () => {
  const ask = (query: string) => staff.get(`/my/api/staff/datev/${query}&${numbers}`);
  for (const path of ['', 'csv/']) {
    expect((await ask(`${path}?from=2026-10-01&to=2026-09-30`)).json()).toHaveProperty('to');
    expect((await ask(`${path}?from=2025-10-01&to=2026-09-30`)).json()).toHaveProperty('to');
    expect((await ask(`${path}?${period}&bank=12`)).statusCode).toBe(400);
    const writer = await signedInCustomer(shop, `writer${path.length}@example.test`, { staffRole: 'content' });
    expect((await writer.get(`/my/api/staff/datev/${path}?${period}&${numbers}`)).statusCode).toBe(403);
  }
});
