import { z } from 'zod';
import type { Secrets } from '../../platform/index.ts';
import type { VpnAccess } from '../../services/index.ts';
import type { KeyPair } from './wireguard-keys.ts';

const purpose = 'vpn-profiles';

/** Profile that a device connects with. */
const Access = z.object({
  /** WireGuard configuration file. */
  wireguard: z.string(),
  /** OpenVPN configuration file; null for a VPN created before these existed. */
  openvpn: z.string().nullable(),
  /** Of OpenVPN and IKEv2; null as above. */
  login: z.object({ server: z.string(), username: z.string(), password: z.string() }).nullable(),
});
export type DeviceAccess = z.infer<typeof Access>;

/** A VPN set up when WireGuard was the only protocol has only the WireGuard files. */
const File = z.string().transform((wireguard): DeviceAccess => ({ wireguard, openvpn: null, login: null }));
const Devices = z.array(z.union([Access, File]));

/** Encrypts the profiles of a VPN's devices for the database: private keys and passwords. */
export const sealProfiles = (secrets: Secrets, devices: readonly DeviceAccess[]): string =>
  secrets.seal(purpose, JSON.stringify(devices));

/** Decrypts the output of `sealProfiles`. */
export const openProfiles = (secrets: Secrets, sealed: string): DeviceAccess[] =>
  Devices.parse(JSON.parse(secrets.open(purpose, sealed)));

/** Contents of a WireGuard configuration file besides the device's profile. */
interface About {
  readonly keys: KeyPair;
  /** Public key of the server that the device connects to. */
  readonly serverKey: string;
  /** Comment about the route. */
  readonly route: string;
}

/** A WireGuard configuration file. It routes all traffic, so that nothing bypasses the VPN. */
export function configFile(profile: VpnAccess['profiles'][number], { keys, route, serverKey }: About): string {
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

/**
 * An OpenVPN configuration file, which asks for the device's login. TCP is for networks that block UDP. The server sets
 * addresses, DNS and routes.
 */
export function openvpnFile({ host, authority }: VpnAccess, route: string): string {
  return [
    `# ${route}`,
    'client',
    'dev tun',
    `remote ${host} 1194 udp`,
    `remote ${host} 443 tcp`,
    'nobind',
    'auth-user-pass',
    'remote-cert-tls server',
    `verify-x509-name ${host} name`,
    '<ca>',
    authority.trimEnd(),
    '</ca>',
    '',
  ].join('\n');
}
