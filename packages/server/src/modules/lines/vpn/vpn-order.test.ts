import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { ServiceDetails, type Page, type Service, type UnpaidOrder } from '@hoster/contract';
import { eq } from '../../../db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { users } from '../../auth/tables.ts';
import { vpnNodes } from '../../catalogue/tables.ts';
import { ordersPersonalData } from '../../orders/personal-data.ts';
import { balanceCents, paymentOf, testShop, type TestShop } from '../../orders/test-shop.ts';
import { services } from '../../orders/tables.ts';
import { pretendVpn, type VpnRequest, type VpnState } from '../../provisioning/vpn.ts';
import { createVpn } from './create-vpn.ts';
import { aVpnOrder, contextPaths, nodes, orderPath, orderVpn, overTwo } from './test-vpn.ts';

/** 4.90 and 19 % of Germany. */
const termCents = 583;

let shop: TestShop;
let customer: Browser;
let applied: VpnState[] = [];
const asked: VpnRequest[] = [];
beforeAll(async () => {
  const pretend = pretendVpn(0);
  const vpn = {
    ...pretend,
    create: async (request: VpnRequest) => {
      asked.push(request);
      return pretend.create(request);
    },
    apply: async (state: VpnState) => void applied.push(state),
  };
  shop = await testShop({ vpn });
  customer = await shop.customer();
});
afterAll(() => shop.close());

const detailsOf = async (id: number | undefined, language = 'en') =>
  ServiceDetails.parse(
    (await customer.get(`/my/api/services/${id}/`, { headers: { 'accept-language': language } })).json(),
  );
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
async function rowOf(id = 0) {
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  if (!row) throw new Error(`No service ${id}`);
  return row;
}
const post = (change: Partial<ReturnType<typeof aVpnOrder>>, headers: Record<string, string> = {}) =>
  customer.post(orderPath, aVpnOrder(customer, change), { headers });
const devicesOf = async (id: number | undefined) => (await detailsOf(id)).vpn?.devices ?? [];
const filesOf = async (id: number | undefined) =>
  (await devicesOf(id)).flatMap(({ config }) => (config === null ? [] : [config]));

/** Orders a VPN and sets it up. @returns its id */
async function built(change: Parameters<typeof orderVpn>[1] = {}): Promise<number> {
  const [id = 0] = (await orderVpn(customer, change)).order_ids;
  await shop.drain();
  return id;
}

/** Reads a configuration file: values by section and name. Comments are left out. */
function iniOf(file: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of file.split('\n')) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (\S.*)$/.exec(line) ?? [];
    if (name !== undefined) sections[name] = section = {};
    else if (key !== undefined && value !== undefined) section[key] = value;
    else if (line !== '' && !line.startsWith('# ')) throw new Error(`Not a line of a configuration file: ${line}`);
  }
  return sections;
}

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
      access: { address: null, ipv6: null, port: null, login: null, password: null, ssh_keys: [], panel_url: null },
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

    const files = (await filesOf(id)).map(iniOf);
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

  it('gives each device a login for OpenVPN and IKEv2, and an OpenVPN file for its server', async () => {
    const id = await built(overTwo);
    const devices = await devicesOf(id);
    const logins = devices.map(({ login }) => login);
    // The devices connect to the entry.
    expect(logins.map((login) => login?.server)).toEqual(Array.from({ length: 5 }, () => 'zurich.vpn.example'));
    for (const key of ['username', 'password'] as const) {
      expect(new Set(logins.map((login) => login?.[key])).size).toBe(5);
    }
    expect(logins.every((login) => (login?.password.length ?? 0) >= 16)).toBe(true);
    const known = asked.find(({ serviceId }) => serviceId === id)?.devices ?? [];
    expect(known.map(({ username, password }) => ({ server: 'zurich.vpn.example', username, password }))).toEqual(
      logins,
    );
    for (const { openvpn } of devices) {
      expect(openvpn).toMatch(/^# Multi-hop: in through Zurich, out through Rotterdam\nclient\n/);
      expect(openvpn).toContain('\nremote zurich.vpn.example 1194 udp\nremote zurich.vpn.example 443 tcp\n');
      expect(openvpn).toContain('\nauth-user-pass\nremote-cert-tls server\nverify-x509-name zurich.vpn.example name\n');
      const [, pem = ''] = /\n<ca>\n([^]+)\n<\/ca>\n$/.exec(openvpn ?? '') ?? [];
      expect(new X509Certificate(pem).ca).toBe(true);
    }
  });

  it('keeps the files of a VPN that was set up when WireGuard was the only protocol', async () => {
    const id = await built();
    const files = await filesOf(id);
    await shop.db
      .update(services)
      .set({ sealedProfiles: shop.app.hoster.secrets.seal('vpn-profiles', JSON.stringify(files)) })
      .where(eq(services.id, id));
    expect(await devicesOf(id)).toEqual(
      files.map((config, index) => ({ id: index + 1, config, openvpn: null, login: null })),
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
    const files = [...(await filesOf(first)), ...(await filesOf(second))];
    const keys = files.map((file) => iniOf(file)['Interface']?.['PrivateKey']);
    expect(new Set(keys).size).toBe(10);
    expect(new Set(files.map((file) => iniOf(file)['Interface']?.['Address'])).size).toBe(10);
    const [entry] = await shop.db.select().from(vpnNodes).where(eq(vpnNodes.id, nodes.zurich));
    for (const file of files) {
      expect(iniOf(file)['Peer']).toMatchObject({ PublicKey: entry?.publicKey, Endpoint: 'zurich.vpn.example:51822' });
      expect(file).toMatch(/^# Multi-hop: in through Zurich, out through Rotterdam\. .*port for each exit\.\n/);
    }
  });

  it('gives the same files when it’s asked again, and when a setup is tried again', async () => {
    const id = await built();
    const files = await filesOf(id);
    expect(await filesOf(id)).toEqual(files);
    await shop.db.update(services).set({ state: 'pending_setup', activatedAt: null }).where(eq(services.id, id));
    const requests = asked.length;
    await createVpn(shop.app.hoster, await rowOf(id));
    expect(asked).toHaveLength(requests);
    await shop.db.update(services).set({ state: 'active', activatedAt: new Date() }).where(eq(services.id, id));
    expect(await filesOf(id)).toEqual(files);
  });

  it('makes the keys once when two workers set it up', async () => {
    const [id] = (await orderVpn(customer, { exit_node_location: nodes.hongKong })).order_ids;
    const row = await rowOf(id);
    await Promise.all([createVpn(shop.app.hoster, row), createVpn(shop.app.hoster, row)]);
    expect(asked.filter(({ serviceId }) => serviceId === id)).toHaveLength(1);
    await shop.drain();
    const files = (await filesOf(id)).map(iniOf);
    expect(new Set(files.map(({ Peer }) => Peer?.['PublicKey'])).size).toBe(1);
    // Hong Kong has no IPv6: the device gets no address, and what it sends by IPv6 doesn't leave beside the VPN.
    expect(files[0]).toMatchObject({
      Interface: { Address: expect.stringMatching(/^10\.\d+\.\d+\.\d+\/32$/) },
      Peer: { AllowedIPs: '0.0.0.0/0, ::/0' },
    });
  });

  it.each([
    ['en', 'Your VPN away is ready', 'Your VPN away is ready.', 'Install the WireGuard app'],
    ['ru', 'VPN away готов', 'Ваш VPN away готов к\u00a0работе.', 'приложение WireGuard'],
  ] as const)(
    'says by email in %s what to do next, without keys and logins',
    async (language, subject, ready, next) => {
      await write(language);
      const id = await built({ name: 'away' });
      const letter = (await shop.letters()).findLast((one) => one.subject === subject);
      expect(letter?.text).toContain(`${ready}\n\n`);
      expect(letter?.text).toContain(next);
      expect(letter?.text).not.toContain('\n\n\n');
      expect(letter?.text).not.toMatch(/username|логин|password|парол|: \d|сервер|ISO/i);
      const all = (await shop.letters()).map(({ text }) => text).join('\n');
      for (const file of await filesOf(id)) expect(all).not.toContain(iniOf(file)['Interface']?.['PrivateKey']);
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

describe('the private keys and passwords of a VPN', () => {
  it('are encrypted, and neither in the data export nor another customer’s to see', async () => {
    const id = await built();
    const files = await filesOf(id);
    const row = await rowOf(id);
    const stored = JSON.stringify(row);
    const copied = JSON.stringify(
      await ordersPersonalData.copy?.(shop.db, { accountId: row.accountId, userId: 1, emails: [], verifiedEmails: [] }),
    );
    expect(copied).toContain('"product":"single"');
    const passwords = (await devicesOf(id)).map(({ login }) => login?.password ?? '');
    for (const secret of [...files.map((file) => iniOf(file)['Interface']?.['PrivateKey'] ?? ''), ...passwords]) {
      expect(secret).not.toBe('');
      expect(stored).not.toContain(secret);
      expect(copied).not.toContain(secret);
    }
    expect(copied).not.toContain(row.sealedProfiles);
    expect((await (await shop.stranger()).get(`/my/api/services/${id}/`)).statusCode).toBe(404);
  });

  it('are deleted with the service and with the account', async () => {
    const id = await built();
    expect((await rowOf(id)).sealedProfiles).not.toBeNull();
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    await shop.drain();
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted' });
    expect((await rowOf(id)).sealedProfiles).toBeNull();
    const details = await detailsOf(id);
    expect(details).toMatchObject({ status: 'canceled', vpn: { product: 'single' } });
    expect(details.vpn?.devices.every(({ config, openvpn, login }) => (config ?? openvpn ?? login) === null)).toBe(
      true,
    );
    const text = (await shop.letters()).at(-1)?.text;
    expect(text).toMatch(/Your VPN \S+ has been cancelled, and its configuration files no longer work\./);

    const other = await built();
    const { accountId, spec } = await rowOf(other);
    await ordersPersonalData.erase?.(
      shop.db,
      { accountId, userId: 1, emails: [], verifiedEmails: [] },
      shop.app.hoster,
    );
    expect(await rowOf(other)).toMatchObject({ sealedProfiles: null, spec });
  });
});

describe('the life of a VPN', () => {
  it('ends with its money back when it can’t be set up', async () => {
    const money = await balanceCents(customer);
    const id = await built({ name: 'fail-setup' });
    expect(await balanceCents(customer)).toBe(money);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t set up this VPN. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toBe('Не удалось настроить VPN. Деньги вернулись на баланс.');
    expect((await shop.letters()).at(-1)?.text).toContain('we couldn’t set up your VPN fail-setup');
    expect((await rowOf(id)).sealedProfiles).toBeNull();
  });

  it('renews for the price of its term, and stops and is deleted when it isn’t paid for', async () => {
    const id = await built({ name: 'lives' });
    const files = await filesOf(id);
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    const money = await balanceCents(customer);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - termCents);
    expect(await filesOf(id)).toEqual(files);

    await shop.setBalance(0);
    applied = [];
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'suspended' });
    expect(await filesOf(id)).toEqual([]);
    expect(applied).toContainEqual({ serviceId: id, access: 'closed' });
    await shop.pass(13);
    await shop.pass(2);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({
      status: 'canceled',
      status_reason: 'We deleted this VPN because it wasn’t paid for.',
    });
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted' });
    expect((await rowOf(id)).sealedProfiles).toBeNull();

    const about = (await shop.letters()).filter(({ subject }) => subject.includes('lives'));
    expect(about.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'lives has been renewed',
        'lives is suspended',
        expect.stringMatching(/^lives will be deleted on /),
        'lives has been deleted',
      ]),
    );
    expect(about.map(({ text }) => text).join('\n')).toContain('The VPN has stopped working.');
    for (const { text } of about) expect(text).not.toMatch(/\bdata\b|restored|back up|server|ssh/i);
  });

  it('that is cancelled at the end of its term doesn’t mention data, in Russian too', async () => {
    await shop.setBalance(10_000);
    await write('ru');
    const id = await built({ name: 'leaves' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    await shop.pass(25);
    const about = (await shop.letters()).filter(({ subject }) => subject.includes('leaves'));
    expect(about.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^VPN leaves будет удалён /)]),
    );
    expect(about.some(({ text }) => text.includes('Вы решили удалить VPN leaves.'))).toBe(true);
    for (const { text } of about) expect(text).not.toMatch(/данны|копи|сервер/i);
    await write('en');
  });
});
