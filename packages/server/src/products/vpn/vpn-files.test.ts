import { X509Certificate } from 'node:crypto';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { ordersPersonalData } from '../../sales/orders/personal-data.ts';
import { testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { provisionService } from '../../services/provisioning/provision.ts';
import { devicesOf, filesOf, iniOf, nodes, orderVpn, overTwo, recordedVpn } from '../../testing/vpn.ts';

const { vpn, asked, applied } = recordedVpn();
const shop = await testShop({ vpn });
const customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const rowOf = (id?: number) => serviceRow(shop, id);
/** Orders and sets up. @returns the id of the service */
const built = (change: Parameters<typeof orderVpn>[1] = {}) => setUp(shop, orderVpn(customer, change));

describe('the configuration files of a VPN', () => {
  it('gives each device a login for OpenVPN and IKEv2, and an OpenVPN file for its server', async () => {
    const id = await built(overTwo);
    const devices = await devicesOf(customer, id);
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
    const files = await filesOf(customer, id);
    await shop.db
      .update(services)
      .set({ sealedProfiles: shop.app.hoster.secrets.seal('vpn-profiles', JSON.stringify(files)) })
      .where(eq(services.id, id));
    expect(await devicesOf(customer, id)).toEqual(
      files.map((config, index) => ({ id: index + 1, config, openvpn: null, login: null })),
    );
  });

  it('gives the same files when it’s asked again', async () => {
    const id = await built();
    const files = await filesOf(customer, id);
    expect(await filesOf(customer, id)).toEqual(files);
  });

  it('makes the keys once when two workers set it up', async () => {
    const [id] = (await orderVpn(customer, { exit_node_location: nodes.hongKong })).order_ids;
    const { hoster } = shop.app;
    await Promise.all([provisionService(hoster, id ?? 0), provisionService(hoster, id ?? 0)]);
    expect(asked.filter(({ serviceId }) => serviceId === id)).toHaveLength(1);
    await shop.drain();
    const files = (await filesOf(customer, id)).map(iniOf);
    expect(new Set(files.map(({ Peer }) => Peer?.['PublicKey'])).size).toBe(1);
    // Hong Kong has no IPv6: the device gets no address, and what it sends by IPv6 doesn't leave beside the VPN.
    expect(files[0]).toMatchObject({
      Interface: { Address: expect.stringMatching(/^10\.\d+\.\d+\.\d+\/32$/) },
      Peer: { AllowedIPs: '0.0.0.0/0, ::/0' },
    });
  });
});

describe('the private keys and passwords of a VPN', () => {
  it('are encrypted, and neither in the data export nor another customer’s to see', async () => {
    const id = await built();
    const files = await filesOf(customer, id);
    const row = await rowOf(id);
    const stored = JSON.stringify(row);
    const copied = JSON.stringify(
      await ordersPersonalData.copy?.(shop.db, { accountId: row.accountId, userId: 1, emails: [], verifiedEmails: [] }),
    );
    expect(copied).toContain('"product":"single"');
    const passwords = (await devicesOf(customer, id)).map(({ login }) => login?.password ?? '');
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
    const text = (await shop.emails()).at(-1)?.text;
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
