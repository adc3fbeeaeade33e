import type { FormerPlan, Service, ServiceDetails } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aBackupOrder } from '../testing/backup-storage.ts';
import { aDsOrder, plans as dsPlans } from '../testing/dedicated.ts';
import { aHostingOrder } from '../testing/web-hosting.ts';
import { anOrder, testShop } from '../testing/shop.ts';
import type { Browser } from '../testing/browser.ts';
import { formerPlans } from './tables.ts';

const shop = await testShop();
afterAll(() => shop.close());

const ask = (line: string, slug: string, headers: Record<string, string> = {}) =>
  shop.browser().get(`/my/api/former-plans/${line}/${slug}/`, { headers });

describe('the address of a former plan', () => {
  it.each([
    ['vps', 'vps-3', { name: 'NVMe 3', url: '/virtual-private-servers/nvme-3/' }],
    ['web_hosting', 'standard', { name: 'Basic', url: '/web-hosting/basic/' }],
    ['dedicated', 'xeon-e-2236', { name: 'Xeon E-2236', url: '/dedicated-servers/e-2236/' }],
    ['backup', '1000', { name: '1 TB', url: '/backups/?volume=1024' }],
    ['vpn', 'double', { name: 'Multi-hop', url: '/vpn/?product=multi-hop' }],
  ])('leads to the new one in %s', async (line, slug, successor) => {
    expect((await ask(line, slug)).json()).toMatchObject({ renamed: true, successor });
  });

  it.each([
    ['vps', 'ssd-2', '/virtual-private-servers/', 'NVMe 2'],
    ['web_hosting', 'mini', '/web-hosting/', 'Start'],
    ['dedicated', 'e3-1230v5', '/dedicated-servers/', 'Xeon E3-1270 v6'],
    ['backup', '50', '/backups/', '100 GB'],
    ['vpn', 'pptp', '/vpn/', 'Single-hop'],
  ])('of a withdrawn one says what to order instead in %s', async (line, slug, list, name) => {
    expect((await ask(line, slug)).json()).toMatchObject({ renamed: false, list_url: list, successor: { name } });
  });

  it('is answered in the visitor’s language', async () => {
    const { name, successor } = (await ask('backup', '50', { 'accept-language': 'ru' })).json<FormerPlan>();
    expect([name, successor?.name]).toEqual(['50\u00a0ГБ', '100\u00a0ГБ']);
  });

  it.each([
    ['vps', 'nvme-3'],
    ['vps', 'never-sold'],
    ['web_hosting', 'ssd-2'],
    ['unknown', 'ssd-2'],
  ])('%s/%s isn’t one', async (line, slug) => {
    expect((await ask(line, slug)).statusCode).toBe(404);
  });

  it('isn’t known where the VPN is hidden', async () => {
    expect((await ask('vpn', 'double', { 'cf-ipcountry': 'RU' })).statusCode).toBe(404);
  });
});

describe('a withdrawn plan', () => {
  const lines = [
    {
      line: 'vps',
      slug: 'nvme-3',
      catalogue: '/my/api/vps-order/create_context/',
      path: '/my/api/vps-order/',
      order: anOrder,
    },
    {
      line: 'web_hosting',
      slug: 'basic',
      catalogue: '/my/api/vhosting/order/create_context/',
      path: '/my/api/vhosting/order/',
      order: aHostingOrder,
    },
    {
      line: 'dedicated',
      slug: 'e-2236',
      catalogue: '/my/api/ds-order/tariff/?page_size=100',
      path: '/my/api/ds-order/',
      order: (browser: Browser) => aDsOrder(browser, { tariff: dsPlans.e2236 }),
    },
    {
      line: 'backup',
      slug: '1024',
      catalogue: '/my/api/backup-order/create_context/',
      path: '/my/api/backup-order/',
      order: aBackupOrder,
    },
  ] as const;

  it.each(lines)('isn’t sold any more, and its services renew, in $line', async (one) => {
    const { line, slug, catalogue, path } = one;
    await shop.setBalance(1_000_000);
    const customer = await shop.customer();
    const order = one.order(customer);
    expect((await customer.post(path, order)).statusCode).toBe(201);
    await shop.drain();
    const [bought] = (await customer.get(`/my/api/services/?kind=${line}`)).json<{ results: Service[] }>().results;
    const service = async (owner: Browser) =>
      (await owner.get(`/my/api/services/${bought?.id}/`)).json<ServiceDetails>();
    const before = await service(customer);
    const inCatalogue = line === 'backup' ? `"volume":${slug},` : `"slug":"${slug}"`;
    expect((await customer.get(catalogue)).body).toContain(inCatalogue);

    await shop.db.insert(formerPlans).values({ line, slug, name: { en: 'Old', ru: 'Old' }, renamed: false });
    expect((await ask(line, slug)).json()).toMatchObject({ name: 'Old', renamed: false, successor: null });
    expect((await customer.get(catalogue)).body).not.toContain(inCatalogue);
    expect((await customer.post(path, order)).statusCode).toBe(400);

    await shop.pass(31);
    const after = await service(await shop.customer());
    expect(after).toMatchObject({
      status: 'active',
      tariff: before.tariff,
      configuration: before.configuration,
      web_hosting: before.web_hosting,
      dedicated: before.dedicated && { cpu: before.dedicated.cpu },
      backup: before.backup,
    });
    expect(after.paid_until).not.toBe(before.paid_until);
  });
});
