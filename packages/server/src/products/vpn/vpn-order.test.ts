import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Page, Service, UnpaidOrder } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { vpnNodes } from '../../catalogue/tables.ts';
import { balanceCents, paymentOf, testShop } from '../../testing/shop.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import {
  aVpnOrder,
  contextPaths,
  filesOf,
  iniOf,
  nodes,
  orderPath,
  orderVpn,
  overTwo,
  recordedVpn,
} from '../../testing/vpn.ts';

/** 4.90 and 19 % of Germany. */
const termCents = 583;

const { vpn, asked } = recordedVpn();
const shop = await testShop({ vpn });
const customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
const post = (change: Partial<ReturnType<typeof aVpnOrder>>, headers: Record<string, string> = {}) =>
  customer.post(orderPath, aVpnOrder(customer, change), { headers });
/** Orders and sets up. @returns the id of the service */
const built = (change: Parameters<typeof orderVpn>[1] = {}) => setUp(shop, orderVpn(customer, change));

/** The public key of a private one. */
function publicOf(privateKey: string): string {
  const d = Buffer.from(privateKey, 'base64');
  // PKCS #8 of X25519 (RFC 8410) is this and the raw key.
  const der = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), d]);
  const jwk = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({ format: 'jwk' });
  return Buffer.from(jwk.x ?? '', 'base64url').toString('base64');
}

/** 32 bytes, base64. */
const isKey = (text: string | undefined) =>
  /^[A-Za-z0-9+/]{43}=$/.test(text ?? '') && Buffer.from(text ?? '', 'base64').length === 32;

describe('an order of a VPN', () => {
  it('is paid and set up, with a configuration file for each device', async () => {
    const before = await balanceCents(customer);
    const created = await orderVpn(customer);
    expect(created.total).toEqual({ amount: '5.83', currency: 'EUR' });
    expect(await balanceCents(customer)).toBe(before - termCents);
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment.lines[0]).toMatchObject({ label: 'VPN Single-hop', kind: 'tariff' });
    const [id] = created.order_ids;
    expect((await detailsOf(id)).vpn?.devices).toEqual(
      [1, 2, 3, 4, 5].map((device) => ({ id: device, config: null, openvpn: null, login: null })),
    );

    await shop.drain();
    const service = await detailsOf(id);
    expect(service).toMatchObject({
      kind: 'vpn',
      name: expect.stringMatching(/^vpn-\d+$/),
      status: 'active',
      tariff: { id: 1, name: 'Single-hop' },
      location: null,
      paid_until: '2026-12-20T12:00:00.000Z',
      vpn: {
        product: 'single',
        entry: null,
        exit: { country_code: 'NL', name: 'Netherlands', city: 'Rotterdam' },
        protocols: ['wireguard', 'openvpn', 'ikev2'],
      },
      backup: null,
      configuration: null,
      ips: [],
      trial: 'none',
      renewal: { total: created.total },
      access: {
        address: null,
        ipv6: null,
        port: null,
        login: null,
        password: null,
        host_keys: [],
        ssh_keys: [],
        panel_url: null,
      },
    });
    expect((await detailsOf(id, 'ru')).vpn?.exit).toEqual({
      country_code: 'NL',
      name: 'Нидерланды',
      city: 'Роттердам',
    });
    const list = (await customer.get('/my/api/services/?kind=vpn')).json<Page<Service>>();
    expect(list).toMatchObject({
      count: 1,
      results: [{ id, tariff: { name: 'Single-hop' }, price: 4.9, location: null }],
    });

    const files = (await filesOf(customer, id)).map(iniOf);
    expect(files).toHaveLength(5);
    const keys = files.map(({ Interface }) => Interface?.['PrivateKey'] ?? '');
    expect(keys.every(isKey)).toBe(true);
    expect(new Set(keys).size).toBe(5);
    expect(new Set(files.map(({ Interface }) => Interface?.['Address'])).size).toBe(5);
    const [server] = await shop.db.select().from(vpnNodes).where(eq(vpnNodes.id, nodes.rotterdam));
    expect(isKey(server?.publicKey ?? '')).toBe(true);
    for (const { Interface, Peer } of files) {
      expect(Interface).toEqual({
        PrivateKey: expect.any(String),
        Address: expect.stringMatching(/^10\.\d+\.\d+\.\d+\/32, fd48:6f73:7465::[0-9a-f:]+\/128$/),
        DNS: '10.0.0.1',
      });
      expect(Peer).toEqual({
        PublicKey: server?.publicKey,
        AllowedIPs: '0.0.0.0/0, ::/0',
        Endpoint: 'rotterdam.vpn.example:51820',
        PersistentKeepalive: '25',
      });
    }
    // The provider knows the public halves of exactly these keys.
    expect(asked.find(({ serviceId }) => serviceId === id)?.devices.map(({ publicKey }) => publicKey)).toEqual(
      keys.map(publicOf),
    );
  });

  it('leads over two servers, with a port of the entry for each exit', async () => {
    const created = await orderVpn(customer, { ...overTwo, rent_period: 12, count: 2, name: 'pair' });
    // Two for twelve months at 4.10, and 19 %.
    expect(created.total).toEqual({ amount: '117.10', currency: 'EUR' });
    await shop.drain();
    const [first, second] = created.order_ids;
    expect(await detailsOf(first)).toMatchObject({
      name: 'pair-1',
      status: 'active',
      tariff: { id: 2, name: 'Multi-hop' },
      price: 4.1,
      rent_period: 12,
      paid_until: '2027-11-20T12:00:00.000Z',
      vpn: {
        product: 'multi-hop',
        entry: { country_code: 'CH', name: 'Switzerland', city: 'Zurich' },
        exit: { country_code: 'NL', name: 'Netherlands', city: 'Rotterdam' },
      },
    });
    const files = [...(await filesOf(customer, first)), ...(await filesOf(customer, second))];
    const keys = files.map((file) => iniOf(file)['Interface']?.['PrivateKey']);
    expect(new Set(keys).size).toBe(10);
    expect(new Set(files.map((file) => iniOf(file)['Interface']?.['Address'])).size).toBe(10);
    const [entry] = await shop.db.select().from(vpnNodes).where(eq(vpnNodes.id, nodes.zurich));
    for (const file of files) {
      expect(iniOf(file)['Peer']).toMatchObject({ PublicKey: entry?.publicKey, Endpoint: 'zurich.vpn.example:51822' });
      expect(file).toMatch(/^# Multi-hop: in through Zurich, out through Rotterdam\. .*port for each exit\.\n/);
    }
  });

  it.each([
    ['en', 'Your VPN away is ready', 'Your VPN away is ready.', 'Install the WireGuard app'],
    ['ru', 'VPN away готов', 'Ваш VPN away готов к\u00a0работе.', 'приложение WireGuard'],
  ] as const)(
    'says by email in %s what to do next, without keys and logins',
    async (language, subject, ready, next) => {
      await write(language);
      const id = await built({ name: 'away' });
      const email = (await shop.emails()).findLast((one) => one.subject === subject);
      expect(email?.text).toContain(`${ready}\n\n`);
      expect(email?.text).toContain(next);
      expect(email?.text).not.toContain('\n\n\n');
      expect(email?.text).not.toMatch(/username|логин|password|парол|: \d|сервер|ISO/i);
      const all = (await shop.emails()).map(({ text }) => text).join('\n');
      for (const file of await filesOf(customer, id))
        expect(all).not.toContain(iniOf(file)['Interface']?.['PrivateKey']);
      expect(all).not.toMatch(/PrivateKey/);
      await write('en');
    },
  );

  it('is refused with an explanation', async () => {
    const { frankfurt, hongKong, paris, stockholm, warsaw } = nodes;
    const wrong = { exit_node_location: 99, rent_period: 7, extra_services: { monthly: [{ id: 1, count: 1 }] } };
    expect((await post(wrong)).json()).toEqual({
      exit_node_location: ['This server is no longer offered.'],
      rent_period: ['This term isn’t available.'],
      extra_services: { monthly: ['This option is no longer available.'] },
    });
    const refused = async (change: Parameters<typeof post>[0], language = 'en') => {
      const answer = await post(change, { 'accept-language': language });
      return [answer.statusCode, answer.json()];
    };
    const off = 'This server is unavailable. Choose another one.';
    const pair = 'This entry server doesn’t connect to the exit you chose. Choose another one.';
    const unknown = 'This server is no longer offered.';
    expect(await refused({ exit_node_location: paris })).toEqual([400, { exit_node_location: [off] }]);
    for (const [entry, exit] of [
      [stockholm, warsaw],
      [frankfurt, frankfurt],
    ] as const) {
      const change = { ...overTwo, entry_node_location: entry, exit_node_location: exit };
      expect(await refused(change)).toEqual([400, { entry_node_location: [pair] }]);
    }
    expect(await refused({ ...overTwo, exit_node_location: hongKong })).toEqual([
      400,
      { exit_node_location: [unknown] },
    ]);
    expect(await refused({ ...overTwo, entry_node_location: hongKong })).toEqual([
      400,
      { entry_node_location: [unknown] },
    ]);
    expect(await refused({ exit_node_location: paris }, 'ru')).toEqual([
      400,
      { exit_node_location: ['Этот сервер недоступен. Выберите другой.'] },
    ]);
    expect(await refused({ ...overTwo, entry_node_location: frankfurt, exit_node_location: warsaw }, 'ru')).toEqual([
      400,
      { entry_node_location: ['Этот входной сервер не соединён с выбранным выходным. Выберите другой.'] },
    ]);
    const needsEntry = 'Only multi-hop has an entry server, and it needs one.';
    expect(await refused({ ...overTwo, entry_node_location: null })).toEqual([
      400,
      { entry_node_location: [needsEntry] },
    ]);
    expect(await refused({ entry_node_location: frankfurt })).toEqual([400, { entry_node_location: [needsEntry] }]);
  });

  it.each([
    [
      { rent_period: 6, count: 2, name: 'weekly' },
      { product: 'single', exit: '2', period: '6', count: '2', name: 'weekly' },
    ],
    [overTwo, { product: 'multi-hop', exit: '2', entry: '5', period: '1', count: '1' }],
  ])('waits for its payment with the address of its order', async (wish, query) => {
    const { payment_object_ref: ref } = await orderVpn(customer, { ...wish, payment_method: 'card' });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    expect(unpaid).toMatchObject({ payment_object_ref: ref });
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect(url.pathname).toBe('/vpn/');
    const { project: _, ...asIs } = Object.fromEntries(url.searchParams);
    expect(asIs).toEqual(query);
    const context = await customer.get(`${contextPaths['product' in wish ? wish.product : 'single']}${url.search}`);
    expect(context.json()).toMatchObject({ initial: wish });
  });
});
