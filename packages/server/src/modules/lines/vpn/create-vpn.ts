import { vpnName } from '@hoster/domain';
import { eq } from '../../../db/drizzle.ts';
import type { Context } from '../../../context.ts';
import { randomText } from '../../../secrets.ts';
import { catalogueOf, type VpnNodeRow } from '../../catalogue/load.ts';
import { services, type ServiceRow } from '../../orders/tables.ts';
import type { Built } from '../../provisioning/provider.ts';
import { wireguardKeyPair } from '../../provisioning/wireguard-keys.ts';
import { vpnDevices } from './facts.ts';
import { nodeKeyOf, routeOf } from './nodes.ts';
import { configFile, openvpnFile, sealProfiles, type DeviceAccess } from './profiles.ts';
import { vpnSpecOf } from './vpn-spec.ts';

/** What reaches a VPN belongs to its devices. */
const built: Built = { ipv4: null, ipv6: null, host: null, account: null };

/**
 * Creates a VPN at its provider, with what its devices connect with. That is stored before the service is
 * active, so that a setup that is tried again gives the same.
 */
export async function createVpn(context: Context, service: ServiceRow): Promise<Built> {
  const { entry, exit } = routeOf(await catalogueOf(context.db), service);
  const serverKey = await nodeKeyOf(context, entry ?? exit);
  await context.db.transaction(async (tx) => {
    // Held while the provider works, so that it knows the keys and logins that are stored.
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

/** Makes keys and logins for the devices. The private keys are in the files alone: the provider knows the public ones. */
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
