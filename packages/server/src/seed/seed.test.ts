import { ServiceDetails, type InvoiceHead } from '@hoster/contract';
import { sql } from '../platform/db/drizzle.ts';
import { getTableConfig, type PgTable } from '../platform/db/drizzle-pg.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { landings, locations, vpsStock } from '../catalogue/tables.ts';
import { ledgerPostings } from '../billing/ledger/tables.ts';
import { services, sshKeys } from '../sales/orders/tables.ts';
import { users } from '../identity/auth/tables.ts';
import { balanceCents, paymentOf, testShop } from '../testing/shop.ts';
import { customPlanId, planRows } from './vps-plans.ts';
import { osPanelRows, panelRows } from './panels.ts';
import { diskImageRows, osRows } from './systems.ts';
import { seedModule } from './module.ts';

const shop = await testShop();
afterAll(() => shop.close());

const seeded: PgTable[] = [locations, vpsStock, landings, users, services, sshKeys, ledgerPostings];
const counts = () =>
  Promise.all(
    seeded.map(async (table) => {
      const [row] = await shop.db.select({ rows: sql<string>`count(*)` }).from(table);
      return [getTableConfig(table).name, Number(row?.rows)] as const;
    }),
  );

describe('the seed', () => {
  it('changes nothing the second time, including later sales', async () => {
    await shop.db.update(vpsStock).set({ available: 7 });
    const before = await counts();
    await seedModule.seed?.(shop.app.hoster);
    expect(await counts()).toEqual(before);
    expect(await shop.db.selectDistinct({ available: vpsStock.available }).from(vpsStock)).toEqual([{ available: 7 }]);
  });

  it('gives the demo customer a complete profile, money, a key, a server and web hosting', async () => {
    const browser = await shop.customer();
    expect((await browser.get('/my/api/account/personal_info/')).json()).toMatchObject({
      is_complete: true,
      country: 'DE',
    });
    expect(await balanceCents(browser)).toBe(50_000);
    const context = (await browser.get('/my/api/vps-order/create_context/')).json<Record<string, unknown>>();
    expect(context).toMatchObject({
      projects: [{ name: 'General', is_default: true }],
      ssh_keys: [{ title: 'Laptop', default: true, fingerprint: expect.stringMatching(/^SHA256:/) as string }],
      balance: { amount: '500.00', currency: 'EUR' },
      personal_info_complete: true,
    });
    const list = (await browser.get('/my/api/services/')).json<{ results: { id: number }[] }>();
    expect(list).toMatchObject({
      count: 2,
      results: [
        { name: 'koch-studio', kind: 'web_hosting', status: 'active', price: 3.6, tariff: { name: 'Basic' } },
        { name: 'web-frankfurt', kind: 'vps', status: 'active', price: 12.15 },
      ],
    });
    const [hosting, server] = await Promise.all(
      list.results.map(async ({ id }) => ServiceDetails.parse((await browser.get(`/my/api/services/${id}/`)).json())),
    );
    expect(server?.access).toMatchObject({ login: 'root', password: 'demo-server-2026', ssh_keys: ['Laptop'] });
    expect(hosting).toMatchObject({
      web_hosting: { domain: 'koch-studio.example', cms: expect.stringMatching(/^WordPress /), php_version: '8.4' },
      access: { login: 'koch', password: 'demo-hosting-2026', panel_url: expect.stringMatching(/^https:/) },
    });
  });

  it.each(['/my/api/vps-order/create_context/', '/my/api/vhosting/order/create_context/'])(
    'has nothing of the demo customer in %s for a catalogue, and the same offer',
    async (path) => {
      const browser = await shop.customer();
      const whole = (await browser.get(path)).json<Record<string, unknown>>();
      expect((await browser.get(`${path}?scope=catalogue`)).json()).toEqual({
        ...whole,
        ...('ssh_keys' in whole && { ssh_keys: [] }),
        projects: [],
        legal_entities: [],
        saved_cards: [],
        balance: null,
        overdraft: null,
        personal_info_complete: null,
        terms_version: null,
      });
    },
  );

  it('has an invoice for each paid service, of the day of its order', async () => {
    const browser = await shop.customer();
    const { results } = (await browser.get('/my/api/invoices/')).json<{ results: InvoiceHead[] }>();
    expect(results).toMatchObject([
      { number: 'NL-2026-000002', kind: 'invoice', issued: '2026-10-31', total: { amount: '51.41' } },
      { number: 'NL-2026-000001', kind: 'invoice', issued: '2026-10-31', total: { amount: '173.50' } },
    ]);
    const paid = await paymentOf(browser, results[0]?.payment_object_ref ?? '');
    expect(paid).toMatchObject({
      status: 'paid',
      total: results[0]?.total,
      lines: [{ label: 'Web hosting Basic' }, {}, {}],
    });
  });
});

describe('the seeded catalogue', () => {
  it('keeps the ratio of the ladder, and Windows to plans that can run it', () => {
    const ladder = planRows.filter(({ id }) => id !== customPlanId);
    expect(ladder).toHaveLength(7);
    for (const plan of ladder) {
      expect(plan.windowsAllowed).toBe(plan.cpuCount >= 2 && plan.ramSize >= 4 && plan.diskSize >= 40);
      expect(plan.diskSize).toBe(20 * plan.ramSize);
    }
  });

  it('puts no panel but Plesk on Windows, and none on BSD', () => {
    const family = (id: number) => osRows.find((os) => os.id === id)?.family;
    const panel = (id: number) => panelRows.find((row) => row.id === id)?.name;
    const onWindows = osPanelRows.filter(({ osId }) => family(osId) === 'windows').map(({ panelId }) => panel(panelId));
    expect(new Set(onWindows)).toEqual(new Set(['Plesk']));
    expect(osPanelRows.some(({ osId }) => family(osId) === 'bsd')).toBe(false);
    expect(diskImageRows.every(({ kind, osId }) => kind === 'iso' || osId !== null)).toBe(true);
  });
});
