import type { StaffSettings } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { companySettings, mailLanguage } from '../platform/company/index.ts';
import { signedInCustomer } from '../testing/customer.ts';
import { euCustomer, order, testShop, type TestShop } from '../testing/shop.ts';
import { Browser } from '../testing/browser.ts';
import { twoBackends } from '../testing/two-backends.ts';
import { saveGroup } from './save.ts';
import { prepareSettings } from './prepare.ts';
import { sampleCompany } from './samples.ts';

const address = '/my/api/staff/settings/';
const { invoice_prefix: _prefix, ...company } = sampleCompany;
const german = {
  ...company,
  name: { en: 'Example Hosting GmbH' },
  country: 'DE',
  vat_id: 'de 123 456 789',
  version: 0,
};

describe('the settings of the company', () => {
  let shop: TestShop;
  let staff: Browser;
  beforeAll(async () => {
    shop = await testShop();
    staff = await shop.staff();
  });
  afterAll(() => shop.close());

  it('are for staff only', async () => {
    expect((await shop.browser().get(address)).statusCode).toBe(401);
    const customer = await signedInCustomer(shop, 'curious@example.test');
    expect((await customer.get(address)).statusCode).toBe(403);
    expect((await customer.put(`${address}company/`, german)).statusCode).toBe(403);
  });

  it('of a demo are invented ones, which say so', async () => {
    const settings = (await staff.get(address)).json<StaffSettings>();
    expect(settings.company).toMatchObject({ is_default: true, version: 0, changed_by: null });
    expect(settings.company.value?.name.en).toBe('Hoster Demo B.V.');
    expect([settings.missing, settings.simulated_lines]).toEqual([[], []]);
  });

  it('name the field that is wrong', async () => {
    const other = await staff.put(`${address}company/`, { ...german, vat_id: 'NL000099998B57' });
    expect([other.statusCode, Object.keys(other.json())]).toEqual([400, ['vat_id']]);
    const nowhere = await staff.put(`${address}company/`, { ...german, country: 'XX' });
    expect([nowhere.statusCode, Object.keys(nowhere.json())]).toEqual([400, ['country']]);
    const taken = await staff.put(`${address}company/`, { ...german, invoice_prefix: 'RU' });
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([400, ['invoice_prefix']]);
    const unnamed = await staff.put(`${address}brand/`, { name: ' ', version: 0 });
    expect([unnamed.statusCode, Object.keys(unnamed.json())]).toEqual([400, ['name']]);
  });

  it('are saved by one of two who save at the same time', async () => {
    const answers = await Promise.all(
      ['One GmbH', 'Two GmbH'].map((en) => staff.put(`${address}company/`, { ...german, name: { en } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'settings_changed', detail: expect.stringContaining('Reload the page') });
    const saved = (await staff.get(address)).json<StaffSettings>();
    expect(saved.company).toMatchObject({ version: 1, is_default: false, changed_by: 'staff' });
    expect(saved.company.value?.vat_id).toBe('DE123456789');
    expect((await staff.put(`${address}company/`, { ...german, version: 1 })).statusCode).toBe(200);
  });

  it('offer languages, of which one is the default; emails to everybody else are in that one', async () => {
    const send = (ru: boolean, language: string, version: number) =>
      staff.put(`${address}languages/`, { offered: { en: true, ru }, default_language: language, version });
    const wrong = await send(false, 'ru', 0);
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['default_language']]);
    const anna = await signedInCustomer(shop, 'anna@example.test');
    await anna.put('/my/api/i18n/language/', { language: 'ru' });
    const languageOf = async () => (await anna.get('/my/api/account/personal_info/')).json().language;
    expect(await languageOf()).toBe('ru');
    expect((await send(false, 'en', 0)).statusCode).toBe(200);
    expect((await anna.get('/my/api/config/')).json()).toMatchObject({ languages: ['en'], default_language: 'en' });
    expect(await languageOf()).toBe('en');
    expect(await mailLanguage(shop.db, 'ru')).toBe('en');
    // What they chose holds again once it’s offered again.
    expect((await send(true, 'en', 1)).statusCode).toBe(200);
    expect(await languageOf()).toBe('ru');
  });

  it('give pages the colour and the symbol of the brand, if text is legible on it and the picture is square', async () => {
    const svg = (size: string) =>
      `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`).toString('base64')}`;
    const send = (look: object) => staff.put(`${address}brand/`, { name: 'Hoster', version: 0, ...look });
    expect((await send({ color: '#7a7a7a' })).json().color[0]).toMatch(/nearest one that works is #[0-9a-f]{6}\.$/);
    expect((await send({ color: 'red' })).statusCode).toBe(400);
    for (const symbol of [
      svg('width="32" height="16"'),
      'data:image/png;base64,AAAA',
      'data:text/html;base64,AAAA',
      `data:image/png;base64,${'A'.repeat(90_000)}`,
    ]) {
      expect(Object.keys((await send({ symbol })).json())).toEqual(['symbol']);
    }
    const config = async () => (await shop.browser().get('/my/api/config/')).json();
    expect(await config()).toMatchObject({ brand_color: null, brand_symbol: null });
    expect((await send({ color: '#1747c4', symbol: svg('width="32" height="32"') })).statusCode).toBe(200);
    const { brand_color: color, brand_symbol: path } = await config();
    expect(color).toBe('#1747c4');
    const picture = await shop.browser().get(path);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(picture.body).toContain('<path');
    expect((await shop.browser().get('/api/brand-symbol/0000000000000000.svg')).statusCode).toBe(404);
    const audit = await staff.get('/my/api/staff/audit/?search=putBrandSettings');
    expect(audit.json().results[0].after).toMatchObject({ color: '#1747c4', symbol: expect.stringMatching(/^\d+ B$/) });
    await staff.put(`${address}brand/`, { name: 'Hoster', version: 1 });
  });

  it('are in emails, in authenticator apps, on pages and in the data of the site', async () => {
    await staff.put(`${address}brand/`, { name: 'Example Hosting', version: 2 });
    const audit = await staff.get('/my/api/staff/audit/?search=putBrandSettings');
    expect(audit.json().results[0]).toMatchObject({
      object: 'brand',
      outcome: 'done',
      before: { name: 'Hoster' },
      after: { name: 'Example Hosting' },
    });
    await staff.put(`${address}sender/`, { name: 'Example', address: 'shop@example.net', version: 0 });
    const customer = await signedInCustomer(shop, 'reads@example.test');
    const totp = (await customer.get('/auth/_allauth/browser/v1/account/authenticators/totp')).json();
    expect(totp.meta.totp_url).toContain('issuer=Example%20Hosting');
    await shop.browser().post('/auth/_allauth/browser/v1/auth/password/request', { email: 'reads@example.test' });
    const email = (await shop.emails('reads@example.test')).at(-1);
    expect(email?.text).toMatch(/your Example Hosting password[^]*\n\nExample Hosting\n\n-- \n/);
    const config = (await shop.browser().get('/my/api/config/')).json();
    expect(config).toMatchObject({ brand: 'Example Hosting', company_since: null, social_links: [] });
    const home = (await shop.browser().get('/my/api/page-context/home/public_page_context/')).json();
    expect(home.seo_title).toContain('Example Hosting: VPS');
    const [seller] = (await shop.browser().get('/public_company_list/')).json();
    expect(seller).toMatchObject({ name: 'Example Hosting GmbH', country_code: 'DE' });
    expect(seller.address.at(-1)).toBe('Germany');
  });

  it('decide whose VAT is reversed', async () => {
    const { browser } = await euCustomer(shop, 'ada@example.test');
    const input = { name: 'Bos B.V.', kind: 'company', country: 'NL', vat_id: 'NL123456789B01' };
    const added = (await browser.post('/my/api/legal-entities/', input)).json();
    expect(added.seller_country).toBe('DE');
  });
});

test('an invoice keeps the seller of its day, and its credit note the series', async () => {
  const shop = await testShop();
  const staff = await shop.staff();
  await shop.setBalance(100_000);
  const customer = await shop.customer();
  await order(customer);
  const [before] = (await customer.get('/my/api/invoices/')).json().results;
  expect(before.number).toMatch(/^NL-/);
  await staff.put(`${address}company/`, { ...german, invoice_prefix: 'GMBH' });
  await order(customer);
  const [after] = (await customer.get('/my/api/invoices/')).json().results;
  expect(after.number).toMatch(/^GMBH-\d{4}-000001$/);
  const sellerOf = async (number: string) => (await customer.get(`/my/api/invoices/${number}/`)).json().seller.name;
  expect(await sellerOf(before.number)).toBe('Hoster Demo B.V.');
  expect(await sellerOf(after.number)).toBe('Example Hosting GmbH');
  await shop.close();
});

test('what a demo has invented is removed when it goes public, and what staff have entered stays', async () => {
  const shop = await testShop();
  const { clock, db, settings } = shop.app.hoster;
  await (await shop.staff()).put(`${address}brand/`, { name: 'Example Hosting', version: 0 });
  const open = { ...settings, demo: false, publicOrigin: 'https://shop.example' };
  await prepareSettings({ clock, db, settings: open });
  const names = async () => (await db.select().from(companySettings)).map(({ name }) => name).toSorted();
  expect(await names()).toEqual(['brand', 'origin']);
  await prepareSettings({ clock, db, settings });
  expect(await names()).toEqual(['brand', 'company', 'currencies', 'local_company', 'origin', 'sender']);
  const [brand] = (await db.select().from(companySettings)).filter(({ name }) => name === 'brand');
  expect(brand?.value).toMatchObject({ name: 'Example Hosting' });
  await shop.close();
});

test('what is saved in one process is in the next answer of another', async () => {
  const { one, two, clock, close } = await twoBackends();
  const brand = async () => (await new Browser(two).get('/my/api/config/')).json().brand;
  expect(await brand()).toBe('Hoster');
  await saveGroup({ clock, db: one.hoster.db }, 'brand', { name: 'Example' }, { userId: 1, version: 0 });
  expect(await brand()).toBe('Example');
  await close();
});
