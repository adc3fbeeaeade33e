import { vpnName } from '@hoster/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { catalogueOf, type VpnNodeRow } from '../../catalogue/load.ts';
import { services, type ServiceRow } from '../../orders/tables.ts';
import type { Built } from '../../provisioning/provider.ts';
import { wireguardKeyPair } from '../../provisioning/wireguard-keys.ts';
import { vpnDevices } from './facts.ts';
import { nodeKeyOf, routeOf } from './nodes.ts';
import { configFile, sealProfiles } from './profiles.ts';
import { vpnSpecOf } from './vpn-spec.ts';

/** Everything that reaches a VPN is in the files of its devices. */
const built: Built = { ipv4: null, ipv6: null, host: null, account: null };

/**
 * Creates a VPN at its provider, with the configuration files of its devices. They are stored before the service is
 * active, so that a setup that is tried again gives the same ones.
 */
export async function createVpn(context: Context, service: ServiceRow): Promise<Built> {
  const { entry, exit } = routeOf(await catalogueOf(context.db), service);
  const serverKey = await nodeKeyOf(context, entry ?? exit);
  await context.db.transaction(async (tx) => {
    // Held while the provider works, so that the keys it knows are the ones in the files.
    const [row] = await tx.select().from(services).where(eq(services.id, service.id)).for('update');
    if (row?.state !== 'pending_setup' || row.sealedProfiles !== null) return;
    const files = await filesOf(context, row, { entry, exit, serverKey });
    await tx
      .update(services)
      .set({ sealedProfiles: sealProfiles(context.secrets, files) })
      .where(eq(services.id, service.id));
  });
  return built;
}

/** Makes the keys of the devices. The provider learns the public ones; the private ones are in the files alone. */
async function filesOf(
  { settings }: Context,
  service: ServiceRow,
  { entry, exit, serverKey }: { entry: VpnNodeRow | null; exit: VpnNodeRow; serverKey: string },
): Promise<string[]> {
  const pairs = Array.from({ length: vpnDevices }, wireguardKeyPair);
  const profiles = await settings.vpn.create({
    serviceId: service.id,
    name: service.name,
    entry,
    exit,
    devices: pairs.map(({ publicKey }) => publicKey),
  });
  const name = vpnName(vpnSpecOf(service).product);
  const route = entry
    ? `${name}: in through ${entry.city.en}, out through ${exit.city.en}. The entry server has a port for each exit.`
    : `${name}: ${exit.city.en}`;
  return pairs.map((keys, index) => {
    const profile = profiles[index];
    if (!profile) throw new Error(`The provider made ${profiles.length} profiles of ${pairs.length}.`);
    return configFile(profile, { keys, serverKey, route });
  });
}
