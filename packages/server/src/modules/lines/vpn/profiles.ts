import { z } from 'zod';
import type { Secrets } from '../../../secrets.ts';
import type { DeviceProfile } from '../../provisioning/vpn.ts';
import type { KeyPair } from '../../provisioning/wireguard-keys.ts';

const purpose = 'vpn-profiles';
const Files = z.array(z.string());

/** Encrypts the configuration files of a VPN's devices for the database: they hold private keys. */
export const sealProfiles = (secrets: Secrets, files: readonly string[]): string =>
  secrets.seal(purpose, JSON.stringify(files));

/** Reads what `sealProfiles` wrote. */
export const openProfiles = (secrets: Secrets, sealed: string): string[] =>
  Files.parse(JSON.parse(secrets.open(purpose, sealed)));

/** What a configuration file consists of, besides the device's profile. */
interface About {
  readonly keys: KeyPair;
  /** Public key of the server that the device connects to. */
  readonly serverKey: string;
  /** Comment about the route. */
  readonly route: string;
}

/** A WireGuard configuration file. It takes all traffic, so that nothing leaves beside the VPN. */
export function configFile(profile: DeviceProfile, { keys, route, serverKey }: About): string {
  return [
    `# ${route}`,
    '[Interface]',
    `PrivateKey = ${keys.privateKey}`,
    `Address = ${profile.addresses.join(', ')}`,
    `DNS = ${profile.dns.join(', ')}`,
    '',
    '[Peer]',
    `PublicKey = ${serverKey}`,
    'AllowedIPs = 0.0.0.0/0, ::/0',
    `Endpoint = ${profile.endpoint}`,
    'PersistentKeepalive = 25',
    '',
  ].join('\n');
}
