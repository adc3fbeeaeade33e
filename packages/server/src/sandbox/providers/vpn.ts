import { wireguardKeyPair } from '../../products/index.ts';
import type { VpnProvider } from './vpn-machine.ts';
import { BuildError } from './machine.ts';
import { mockAuthority } from './vpn-authority.ts';

/** Port of WireGuard. An entry server of a route over two has a port for each exit above it. */
const wireguardPort = 51_820;
/** Addresses of a service; it has fewer devices. */
const perService = 8;
/** The low ones are reserved for the servers. */
const firstAddress = 8;
const resolver = '10.0.0.1';

/**
 * A simulated VPN provider: keys are real, servers aren't. Hosts are of a domain that is reserved for examples (RFC
 * 2606), addresses of private networks (RFC 1918, RFC 4193). A name with "fail-setup" in it never succeeds.
 */
export function mockVpn(): VpnProvider {
  return {
    // Nothing answers at the node, so its private key isn't needed.
    nodeKey: async () => wireguardKeyPair().publicKey,
    create: async ({ serviceId, name, entry, exit, devices }) => {
      if (name.includes('fail-setup')) throw new BuildError(`No peer could be added for "${name}"`);
      const host = `${(entry ?? exit).slug}.vpn.example`;
      const endpoint = `${host}:${wireguardPort + (entry ? exit.id : 0)}`;
      const profiles = devices.map((_device, index) => ({
        addresses: addressesOf((serviceId - 1) * perService + index, exit.ipv6),
        dns: [resolver],
        endpoint,
      }));
      return { profiles, host, authority: mockAuthority };
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
