import type { Page, Service, UnpaidOrder } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { cms } from '../../catalogue/tables.ts';
import { ordersPersonalData } from '../../sales/orders/personal-data.ts';
import { balanceCents, paymentOf, testShop } from '../../testing/shop.ts';
import { mockHosting } from '../../sandbox/providers/hosting.ts';
import type { AccountRequest } from '../../sandbox/providers/hosting-machine.ts';
import { aHostingOrder, contextPath, from, orderHosting, orderPath, places, plans } from '../../testing/web-hosting.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';

/** 4.50 and 19 % of Germany. */
const termCents = 536;
const host = 'web1-fra1.hosting.example';

const asked: AccountRequest[] = [];
const mock = mockHosting();
const hosting = {
  ...mock,
  createAccount: async (request: AccountRequest) => {
    asked.push(request);
    return mock.createAccount(request);
  },
};
const shop = await testShop({ hosting });
const customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
const rowOf = (id?: number) => serviceRow(shop, id);
const post = (change: object, headers: Record<string, string> = {}) =>
  customer.post(orderPath, { ...aHostingOrder(customer), ...change }, { headers });

/** Orders and sets up. @returns the id of the service */
const built = (change: Parameters<typeof orderHosting>[1] = {}) => setUp(shop, orderHosting(customer, change));

describe('an order of web hosting', () => {
  it('is paid, set up and open to its owner', async () => {
    const before = await balanceCents(customer);
    const created = await orderHosting(customer, { domain: 'Shop.Example.' });
    expect(created.total).toEqual({ amount: '5.36', currency: 'EUR' });
    expect(await balanceCents(customer)).toBe(before - termCents);
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment.lines[0]).toMatchObject({ label: 'Web hosting Basic', kind: 'tariff' });
    const [id] = created.order_ids;
    expect((await detailsOf(id)).web_hosting).toMatchObject({ domain: 'shop.example', nameservers: [], records: [] });

    await shop.drain();
    expect(asked.at(-1)).toEqual({
      serviceId: id,
      name: expect.stringMatching(/^hosting-basic-\d+$/),
      datacenter: 'FRA1',
      plan: 'basic',
      domain: 'shop.example',
      software: { slug: 'wordpress', version: '7.0' },
      phpVersion: '8.4',
    });
    const service = await detailsOf(id);
    expect(service).toMatchObject({
      kind: 'web_hosting',
      name: expect.stringMatching(/^hosting-basic-\d+$/),
      status: 'active',
      tariff: { id: plans.basic, name: 'Basic' },
      location: { city: 'Frankfurt' },
      paid_until: '2026-12-20T12:00:00.000Z',
      configuration: null,
      base_administration: null,
      os: null,
      backup: null,
      vpn: null,
      ips: [],
      trial: 'none',
      renewal: { total: created.total },
    });
    const { web_hosting: details } = service;
    expect(details).toMatchObject({
      domain: 'shop.example',
      cms: 'WordPress 7.0',
      php_version: '8.4',
      disk_size: 15,
      sites: 5,
      nameservers: ['ns1.hosting.example', 'ns2.hosting.example'],
    });
    expect(details?.records).toEqual([
      { type: 'A', name: 'shop.example', value: expect.stringMatching(/^192\.0\.2\.\d+$/) },
      { type: 'AAAA', name: 'shop.example', value: expect.stringMatching(/^2001:db8:80::[\da-f]+$/) },
      { type: 'CNAME', name: 'www.shop.example', value: 'shop.example' },
      { type: 'MX', name: 'shop.example', value: `10 ${host}` },
      { type: 'TXT', name: 'shop.example', value: 'v=spf1 a mx ~all' },
    ]);
    expect(service.access).toEqual({
      address: host,
      ipv6: null,
      port: null,
      login: `u${id}`,
      password: expect.stringMatching(/^.{16}$/),
      ssh_keys: [],
      host_keys: [],
      panel_url: `https://${host}:8083`,
    });
    const list = (await customer.get('/my/api/services/?kind=web_hosting')).json<Page<Service>>();
    expect(list.results[0]).toMatchObject({ id, tariff: { name: 'Basic' }, price: 4.5 });
  });

  it('shares addresses with others, but no login and no password', async () => {
    const [one, other] = [await detailsOf(await built()), await detailsOf(await built())];
    expect((await rowOf(one.id)).hostedOn).toEqual((await rowOf(other.id)).hostedOn);
    expect(one.access.login).not.toBe(other.access.login);
    expect(one.access.password).not.toBe(other.access.password);
  });

  it.each([
    [
      { cms: null, domain: null },
      { domain: null, cms: null, php_version: '8.4', records: [] },
    ],
    [{ cms: 'simpla' }, { cms: 'Simpla 2.3', php_version: '7.4' }],
    [{ cms: 'wordpress', php_version: '7.4' }, { php_version: '7.4' }],
    [
      { tariff: plans.business, cms: 'magento' },
      { cms: 'Magento 2.4', sites: null, disk_size: 80 },
    ],
    [{ domain: ' www.Пример.рф ' }, { domain: 'www.пример.рф' }],
    // Said as it was sent where it's no name in another alphabet.
    [{ domain: 'xn--bcher-kva.example' }, { domain: 'bücher.example' }],
  ])('keeps %j', async (change, details) => {
    const id = await built(change);
    expect((await detailsOf(id)).web_hosting).toMatchObject(details);
    const { spec } = await rowOf(id);
    expect(JSON.stringify(spec)).toMatch(/^[\u0020-\u007e]*$/);
  });

  it('keeps the version recommended at the time of the order', async () => {
    const id = await built({ cms: 'joomla' });
    await shop.db.update(cms).set({ version: '7.0', minPhp: '8.5' }).where(eq(cms.slug, 'joomla'));
    expect((await detailsOf(id)).web_hosting).toMatchObject({ cms: 'Joomla 6.1', php_version: '8.4' });
    await shop.db.update(cms).set({ version: '6.0', minPhp: '8.3' }).where(eq(cms.slug, 'joomla'));
  });

  it.each([
    [
      'en',
      'site is ready',
      'Your web hosting account site is ready.',
      'Control panel: ',
      'Username: ',
      'Nameservers: ',
      /\bservers?\b|password is/i,
    ],
    [
      'ru',
      'Хостинг site готов',
      'Ваш хостинг site готов к\u00a0работе.',
      'Панель управления: ',
      'Логин: ',
      'NS-серверы: ',
      /(?<!NS-)сервер/i,
    ],
  ] as const)(
    'emails its panel, username and domain in %s, but not its password',
    async (language, subject, ready, panel, login, nameservers, never) => {
      await write(language);
      const id = await built({ name: 'site', domain: `${language}.пример.рф` });
      const email = (await shop.emails()).findLast((one) => one.subject === subject);
      const domain = language === 'ru' ? 'Домен' : 'Domain';
      expect(email?.text).toContain(
        [
          `${ready}\n`,
          `${panel}https://${host}:8083`,
          `${login}u${id}`,
          `${domain}: ${language}.пример.рф`,
          `${nameservers}ns1.hosting.example, ns2.hosting.example\n`,
        ].join('\n'),
      );
      expect(email?.text).not.toMatch(never);
      expect(email?.text).not.toContain((await detailsOf(id)).access.password);
      await write('en');
    },
  );
});

describe('a wrong order of web hosting', () => {
  it.each([
    ['en', { tariff: 99 }, { tariff: ['This plan is no longer available.'] }],
    ['ru', { tariff: 99 }, { tariff: ['Такого тарифа больше нет.'] }],
    ['en', { location: 10 }, { location: ['Web hosting isn’t available in this location.'] }],
    ['ru', { location: 99 }, { location: ['В этой локации нет хостинга.'] }],
    [
      'en',
      { domain: 'https://shop.example/' },
      { domain: ['Enter a domain name such as example.com, without https:// and slashes.'] },
    ],
    ['ru', { domain: '192.0.2.1' }, { domain: ['Введите домен, например example.com, без https:// и косых черт.'] }],
    [
      'en',
      { domain: 'shop.example', count: 2 },
      { domain: ['A domain can only be used for one account. Order a single account, or add domains later.'] },
    ],
    ['en', { cms: 'nothing' }, { cms: ['This system is no longer available. Choose another one.'] }],
    [
      'en',
      { cms: 'magento', tariff: plans.start },
      { cms: ['This system needs more RAM than the plan has. Choose a larger plan.'] },
    ],
    [
      'ru',
      { cms: 'magento', tariff: plans.basic },
      { cms: ['Этой системе нужно больше памяти, чем есть в тарифе. Выберите тариф побольше.'] },
    ],
    ['en', { php_version: '9.9' }, { php_version: ['This plan doesn’t have this PHP version.'] }],
    [
      'en',
      { cms: 'simpla', php_version: '8.4' },
      { php_version: ['This system doesn’t run on this PHP version. Choose another version.'] },
    ],
    [
      'ru',
      { cms: 'joomla', php_version: '5.6' },
      { php_version: ['Эта система не работает на такой версии PHP. Выберите другую версию.'] },
    ],
    ['en', { rent_period: 7 }, { rent_period: ['This term isn’t available.'] }],
    [
      'en',
      { extra_services: { monthly: [{ id: 1, count: 1 }] } },
      { extra_services: { monthly: ['This option is no longer available.'] } },
    ],
  ] as const)('is refused in %s beside its field: %j', async (language, change, errors) => {
    const answer = await post(change, { 'accept-language': language });
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  });

  it('is one of a system that no PHP version suits any more', async () => {
    await shop.db.update(cms).set({ minPhp: '9.0' }).where(eq(cms.slug, 'yii'));
    expect((await post({ cms: 'yii' })).json()).toEqual({
      php_version: ['This system doesn’t run on this PHP version. Choose another version.'],
    });
    await shop.db.update(cms).set({ minPhp: '7.4' }).where(eq(cms.slug, 'yii'));
  });

  it('is one of a location that the visitor may not see', async () => {
    const order = async (country: string, location: number, browser = customer) =>
      (await browser.post(orderPath, aHostingOrder(customer, { location }), from(country))).statusCode;
    expect(await order('DE', places.moscow)).toBe(400);
    expect(await order('RU', places.moscow)).toBe(201);
    expect(await order('DE', places.kyiv)).toBe(201);
    // Signed in, so that it's shown.
    expect(await order('RU', places.kyiv)).toBe(201);
    expect(await order('DE', places.frankfurt, shop.browser())).toBe(401);
  });
});

describe('an unpaid order of web hosting', () => {
  it('waits for its payment with the address of its order', async () => {
    const wish = {
      tariff: plans.pro,
      location: places.rotterdam,
      domain: 'new.пример.рф',
      cms: 'magento',
      php_version: '8.3',
      rent_period: 12,
      name: 'shop',
    };
    const { payment_object_ref: ref } = await orderHosting(customer, { ...wish, payment_method: 'card' });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    expect(unpaid).toMatchObject({ payment_object_ref: ref, names: ['shop'] });
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect(url.pathname).toBe('/web-hosting/pro/');
    const ascii = { ...wish, domain: 'new.xn--e1afmkfd.xn--p1ai' };
    const context = await customer.get(`${contextPath}${url.search}&slug=pro`);
    expect(context.json()).toMatchObject({ initial: ascii });
  });

  it('leaves what wasn’t chosen open', async () => {
    await orderHosting(customer, { cms: null, count: 3, name: 'many', payment_method: 'card' });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    const { pathname, searchParams } = new URL(unpaid?.url ?? '', 'http://site');
    const { project: _, ...asIs } = Object.fromEntries(searchParams);
    expect([pathname, asIs]).toEqual(['/web-hosting/basic/', { location: '1', period: '1', count: '3', name: 'many' }]);
  });
});

describe('what is secret or personal of a web hosting account', () => {
  it('is neither in its row nor in the data export, nor visible to others', async () => {
    const id = await built({ domain: 'secret.example' });
    const { password } = (await detailsOf(id)).access;
    const row = await rowOf(id);
    expect(JSON.stringify(row)).not.toContain(password);
    const copied = JSON.stringify(
      await ordersPersonalData.copy?.(shop.db, { accountId: row.accountId, userId: 1, emails: [], verifiedEmails: [] }),
    );
    expect(copied).toContain('secret.example');
    expect(copied).not.toContain(password);
    expect(copied).not.toContain(row.sealedPassword);
    expect((await shop.emails()).map(({ text }) => text).join('\n')).not.toContain(password);
    expect((await (await shop.stranger()).get(`/my/api/services/${id}/`)).statusCode).toBe(404);
  });

  it('is erased with the account, but the order stays', async () => {
    const id = await built({ domain: 'erased.example' });
    const { accountId, spec } = await rowOf(id);
    await ordersPersonalData.erase?.(
      shop.db,
      { accountId, userId: 1, emails: [], verifiedEmails: [] },
      shop.app.hoster,
    );
    expect(await rowOf(id)).toMatchObject({
      host: null,
      hostedOn: null,
      login: null,
      sealedPassword: null,
      spec: { ...spec, domain: null },
    });
    expect((await detailsOf(id)).web_hosting).toMatchObject({ domain: null, nameservers: [], records: [] });
  });
});
