import { vpnName } from '@hoster/domain';
import { type Context, randomText } from '../../platform/index.ts';
import { catalogueOf, type VpnNodeRow } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { type Built, type Drawn, type Hop, type Wanted, wantedNothing } from '../../services/index.ts';
import { wireguardKeyPair } from './wireguard-keys.ts';
import { vpnDevices } from './terms.ts';
import { nodeKeyOf, routeOf } from './nodes.ts';
import { configFile, openvpnFile, sealProfiles } from './profiles.ts';
import { vpnSpecOf } from './specification.ts';

/** Draws keys and logins of the devices. The private keys are only in the files: the provider gets the public ones. */
export const drawDevices = (service: ServiceRow): Drawn['devices'] =>
  Array.from({ length: vpnDevices }, (_, index) => ({
    keys: wireguardKeyPair(),
    login: { username: `v${service.id}-${index + 1}`, password: randomText(16) },
  }));

/** Returns the state that a VPN should have; see `ServiceLine.wanted`. */
export async function wantedVpn({ db }: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  const { entry, exit } = routeOf(await catalogueOf(db), service);
  return {
    ...wantedNothing,
    name: service.name,
    route: { entry: entry && hopOf(entry), exit: hopOf(exit) },
    devices: drawn && drawn.devices.map(({ keys: { publicKey }, login }) => ({ publicKey, ...login })),
  };
}

const hopOf = ({ id, ipv6, slug }: VpnNodeRow): Hop => ({ id, slug, ipv6 });

/** Columns of a VPN that was set up: the profiles of its devices. See `ServiceLine.store`. */
export async function storeProfiles(
  context: Context,
  service: ServiceRow,
  { vpn }: Built,
  drawn: Drawn | null,
): Promise<Partial<ServiceRow>> {
  if (!vpn) throw new Error('The provider has given no connection settings.');
  const { entry, exit } = routeOf(await catalogueOf(context.db), service);
  const serverKey = await nodeKeyOf(context, entry ?? exit, vpn.serverKey);
  const name = vpnName(vpnSpecOf(service).product);
  const route = entry
    ? `${name}: in through ${entry.city.en}, out through ${exit.city.en}`
    : `${name}: ${exit.city.en}`;
  const openvpn = openvpnFile(vpn, route);
  const devices = (drawn?.devices ?? []).map(({ keys, login }, index) => {
    const profile = vpn.profiles[index];
    if (!profile) throw new Error(`The provider made ${vpn.profiles.length} profiles of ${drawn?.devices.length}.`);
    const file = { keys, serverKey, route: entry ? `${route}. The entry server has a port for each exit.` : route };
    return { wireguard: configFile(profile, file), openvpn, login: { server: vpn.host, ...login } };
  });
  return { sealedProfiles: sealProfiles(context.secrets, devices) };
}
