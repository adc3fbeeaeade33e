import { ipv4Of, ipv6Of } from '../../catalogue/index.ts';
import { randomText } from '../../platform/index.ts';
import type { Hypervisor } from './hypervisor-machine.ts';
import { BuildError } from './machine.ts';

/**
 * A simulated hypervisor. Addresses are of the documentation ranges (RFC 5737, RFC 3849); after the first few hundred
 * services, IPv4 continues in the benchmark range (RFC 2544). A hostname or an image with "fail-setup" in it never
 * succeeds.
 */
export function mockHypervisor(): Hypervisor {
  return {
    build: async ({ serviceId, hostName, isWindows, isoUrl }) => {
      if (hostName.includes('fail-setup')) throw new BuildError(`No node could start "${hostName}"`);
      if (isoUrl?.includes('fail-setup')) throw new BuildError(`No node could boot "${isoUrl}"`);
      return {
        ipv4: ipv4Of(serviceId),
        ipv6: ipv6Of(serviceId),
        account: isoUrl === null ? { login: isWindows ? 'Administrator' : 'root', password: randomText(16) } : null,
      };
    },
    apply: async () => undefined,
  };
}
