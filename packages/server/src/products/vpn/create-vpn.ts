import { vpnName } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import { type Context, randomText } from '../../platform/index.ts';
import { catalogueOf, type VpnNodeRow } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Built } from '../../services/index.ts';
import { wireguardKeyPair } from './wireguard-keys.ts';
import { vpnDevices } from './terms.ts';
import { nodeKeyOf, routeOf } from './nodes.ts';
import { configFile, openvpnFile, sealProfiles, type DeviceAccess } from './profiles.ts';
import { vpnSpecOf } from './specification.ts';

/** Access to a VPN belongs to its devices. */
const built: Built = { ipv4: null, ipv6: null, host: null, account: null };

/**
 * Creates a VPN at its provider, with the profiles of its devices. They are stored before the service is active, so
 * that a retried setup returns the same ones.
 */
export async function createVpn(context: Context, service: ServiceRow): Promise<Built> {
  const { entry, exit } = routeOf(await catalogueOf(context.db), service);
  const serverKey = await nodeKeyOf(context, entry ?? exit);
  await context.db.transaction(async (tx) => {
    // Locked during the provider's call, so that the provider has the same keys and logins as the database.
    const [row] = await tx.select().from(services).where(eq(services.id, service.id)).for('update');
    if (row?.state !== 'pending_setup' || row.sealedProfiles !== null) return;
    const devices = await devicesOf(context, row, { entry, exit, serverKey });
    await tx
      .update(services)
      .set({ sealedProfiles: sealProfiles(context.secrets, devices) })
      .where(eq(services.id, service.id));
  });
  return built;
}

/**
 * Creates keys and logins for the devices. The private keys are only in the files: the provider gets the public ones.
 */
async function devicesOf(
  { settings }: Context,
  service: ServiceRow,
  { entry, exit, serverKey }: { entry: VpnNodeRow | null; exit: VpnNodeRow; serverKey: string },
): Promise<DeviceAccess[]> {
  const devices = Array.from({ length: vpnDevices }, (_, index) => ({
    keys: wireguardKeyPair(),
    login: { username: `v${service.id}-${index + 1}`, password: randomText(16) },
  }));
  const access = await settings.vpn.create({
    serviceId: service.id,
    name: service.name,
    entry,
    exit,
    devices: devices.map(({ keys: { publicKey }, login }) => ({ publicKey, ...login })),
  });
  const name = vpnName(vpnSpecOf(service).product);
  const route = entry
    ? `${name}: in through ${entry.city.en}, out through ${exit.city.en}`
    : `${name}: ${exit.city.en}`;
  const openvpn = openvpnFile(access, route);
  return devices.map(({ keys, login }, index) => {
    const profile = access.profiles[index];
    if (!profile) throw new Error(`The provider made ${access.profiles.length} profiles of ${devices.length}.`);
    const file = { keys, serverKey, route: entry ? `${route}. The entry server has a port for each exit.` : route };
    return { wireguard: configFile(profile, file), openvpn, login: { server: access.host, ...login } };
  });
}
