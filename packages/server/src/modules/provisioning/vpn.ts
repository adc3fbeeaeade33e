import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from './provider.ts';
import { pretendAuthority } from './vpn-authority.ts';
import { wireguardKeyPair } from './wireguard-keys.ts';

/** A server on the route of a VPN. */
export interface VpnHop {
  readonly id: number;
  readonly slug: string;
  readonly ipv6: boolean;
}

/** What a device proves itself with: its key with WireGuard, its login with OpenVPN and IKEv2. */
export interface VpnDevice {
  /** Public WireGuard key. */
  readonly publicKey: string;
  readonly username: string;
  readonly password: string;
}

/** The VPN that is asked for. Traffic enters at `entry`, or at `exit` where there's one server. */
export interface VpnRequest {
  readonly serviceId: number;
  readonly name: string;
  readonly entry: VpnHop | null;
  readonly exit: VpnHop;
  readonly devices: readonly VpnDevice[];
}

/** How a device connects with WireGuard. */
export interface DeviceProfile {
  /** Addresses inside the VPN, with their prefix lengths. */
  readonly addresses: readonly string[];
  readonly dns: readonly string[];
  /** Host and port of the server that it connects to. */
  readonly endpoint: string;
}

/** How a VPN is reached. */
export interface VpnAccess {
  /** One for each device, in the same order. */
  readonly profiles: readonly DeviceProfile[];
  /** Name of the server for OpenVPN and IKEv2, as in its certificate. The login of a device decides its route. */
  readonly host: string;
  /** Certificate of the authority that signed the server's, as PEM. */
  readonly authority: string;
}

/** The wanted state of a VPN; `deleted` removes its devices. */
export interface VpnState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
}

/**
 * Where VPNs run. An answer takes 15 seconds at most. Asking twice for the same service gives the same access, for the
 * devices of the last request; it changes nothing where they are the same.
 */
export interface VpnProvider {
  /** Public WireGuard key of a node, which is asked for once and kept. */
  nodeKey(slug: string): Promise<string>;
  create(request: VpnRequest): Promise<VpnAccess>;
  apply(state: VpnState): Promise<void>;
}

/** Port of WireGuard. An entry server of a route over two has a port for each exit above it. */
const wireguardPort = 51_820;
/** Addresses of a service; it has fewer devices. */
const perService = 8;
/** The low ones are the servers' own. */
const firstAddress = 8;
const resolver = '10.0.0.1';

/**
 * A VPN provider that only pretends: keys are real, servers aren't. Hosts are of a domain that is reserved for examples
 * (RFC 2606), addresses of private networks (RFC 1918, RFC 4193). A name with "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a VPN takes
 */
export function pretendVpn(delayMilliseconds: number): VpnProvider {
  return {
    // Nothing answers at the node, so its private key isn't needed.
    nodeKey: async () => wireguardKeyPair().publicKey,
    create: async ({ serviceId, name, entry, exit, devices }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
      if (name.includes('fail-setup')) throw new BuildError(`No peer could be added for "${name}"`);
      const host = `${(entry ?? exit).slug}.vpn.example`;
      const endpoint = `${host}:${wireguardPort + (entry ? exit.id : 0)}`;
      const profiles = devices.map((_device, index) => ({
        addresses: addressesOf((serviceId - 1) * perService + index, exit.ipv6),
        dns: [resolver],
        endpoint,
      }));
      return { profiles, host, authority: pretendAuthority };
    },
    apply: async () => undefined,
  };
}

/** Addresses by number; after sixteen million devices they start over. */
function addressesOf(device: number, ipv6: boolean): string[] {
  const number = firstAddress + (device % (2 ** 24 - 2 * firstAddress));
  const ipv4 = [number >>> 16, (number >>> 8) & 0xff, number & 0xff].join('.');
  const groups = [number >>> 16, number & 0xffff].map((group) => group.toString(16)).join(':');
  return [`10.${ipv4}/32`, ...(ipv6 ? [`fd48:6f73:7465::${groups}/128`] : [])];
}
