import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';

const backend = await testBackend({ cookieDomain: 'hoster.example', knownHosts: ['ru.hoster.example'] });
afterAll(() => backend.close());

const from = (country: string) => ({ headers: { 'cf-ipcountry': country } });

test.each([
  ['DE', 'DE', ['EUR', 'USD', 'GBP'], true],
  ['ru', 'RU', ['EUR', 'USD', 'GBP', 'RUR'], false],
  ['UA', 'UA', ['EUR', 'USD', 'GBP', 'UAH'], true],
  ['XX', null, ['EUR', 'USD', 'GBP'], true],
  ['T1', null, ['EUR', 'USD', 'GBP'], true],
  ['<script>', null, ['EUR', 'USD', 'GBP'], true],
])('a visitor from %s', async (header, country, currencies, vpn) => {
  const answer = await backend.browser().get('/my/api/features/', from(header));
  expect(answer.json()).toMatchObject({ country_code: country, currencies, vpn_available: vpn });
  expect(answer.json().status_url).toBe('http://localhost:3000/status/');
  expect(answer.cookies.map(({ name }) => name)).toEqual(['csrftoken']);
});

test('a visitor from Russia who was here before is shown the VPN', async () => {
  const browser = backend.browser();
  browser.cookies.set('user', '1');
  const features = (await browser.get('/my/api/features/', from('RU'))).json();
  expect(features).toMatchObject({ vpn_available: true });
});

test('the currencies are the five, the euro first', async () => {
  const list: { short: string; name: string }[] = (
    await backend.browser().get('/my/api/currency/', { headers: { 'accept-language': 'ru' } })
  ).json();
  expect(list.map(({ short }) => short)).toEqual(['EUR', 'USD', 'GBP', 'UAH', 'RUR']);
  expect(list[4]).toMatchObject({ sign: '₽', name: 'Российский рубль' });
});

test('constants, companies and captcha answer as the contract says', async () => {
  const browser = backend.browser();
  const config = (await browser.get('/my/api/config/')).json();
  expect(config).toMatchObject({ known_hosts: ['localhost:3000', 'ru.hoster.example'], password: { min_length: 7 } });
  const companies: { is_default: boolean }[] = (await browser.get('/public_company_list/')).json();
  expect(companies.filter((company) => company.is_default)).toHaveLength(1);
  expect((await browser.get('/my/api/page-context/recaptcha_context/')).json().public_key).toBeNull();
});

test('the language is kept in a cookie of the parent domain, and with the user', async () => {
  const visitor = await backend.browser().put('/my/api/i18n/language/', { language: 'ru' });
  expect(visitor.cookies).toEqual([
    expect.objectContaining({
      name: 'django_language',
      value: 'ru',
      path: '/',
      sameSite: 'Lax',
      domain: 'hoster.example',
    }),
  ]);
  const refused = await backend.browser().put('/my/api/i18n/language/', { language: 'xx' });
  expect(refused.json()).toEqual({ language: ['"xx" is not a valid choice.'] });

  const customer = await signedInCustomer(backend, 'speaks@example.test');
  await customer.put('/my/api/i18n/language/', { language: 'ru' });
  expect((await customer.get('/my/api/account/personal_info/')).json().language).toBe('ru');
});
