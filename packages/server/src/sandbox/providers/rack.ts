import { ipv4Of, ipv6Of } from '../../catalogue/index.ts';
import { randomText } from '../../platform/index.ts';
import type { RackProvider } from './rack-machine.ts';
import { BuildError } from './machine.ts';

/**
 * A simulated data centre: servers are available immediately. Hosts are of a domain that is reserved for examples (RFC
 * 2606), addresses likewise. A hostname with "fail-setup" in it never succeeds.
 */
export function mockRack(): RackProvider {
  return {
    deliver: async ({ datacenter, hostName, isWindows, serviceId, sshKeys }) => {
      if (hostName.includes('fail-setup')) throw new BuildError(`No server could be installed for "${hostName}"`);
      const host = `${datacenter.toLowerCase()}-${serviceId}`;
      return {
        ipv4: ipv4Of(serviceId),
        ipv6: ipv6Of(serviceId),
        account: {
          login: isWindows ? 'Administrator' : 'root',
          password: sshKeys.length > 0 ? null : randomText(16),
        },
        ipmi: { url: `https://ipmi-${host}.example`, login: `ipmi-${serviceId}`, password: randomText(16) },
        rescueUrl: `https://rescue-${host}.example`,
      };
    },
    apply: async () => undefined,
  };
}
