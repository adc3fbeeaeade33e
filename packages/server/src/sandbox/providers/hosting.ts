import { randomText } from '../../platform/index.ts';
import type { HostingProvider } from './hosting-machine.ts';
import type { HostedOn } from '../../sales/index.ts';
import { BuildError } from './machine.ts';

const panelPort = 8083;

/**
 * A simulated hosting provider: all accounts of a location are on one host. Hosts are of a domain that is reserved for
 * examples (RFC 2606), addresses of the documentation ranges (RFC 5737, RFC 3849). A name with "fail-setup" in it never
 * succeeds.
 */
export function mockHosting(): HostingProvider {
  return {
    createAccount: async ({ serviceId, name, datacenter }) => {
      if (name.includes('fail-setup')) throw new BuildError(`No account could be made for "${name}"`);
      const host = `web1-${datacenter.toLowerCase()}.hosting.example`;
      return { host, ...placeOf(host), login: `u${serviceId}`, password: randomText(16) };
    },
    apply: async () => undefined,
  };
}

/** The same addresses for the same host. */
function placeOf(host: string): HostedOn {
  const number = Buffer.from(host).reduce((sum, byte) => (sum * 31 + byte) % 240, 0) + 10;
  return {
    panelUrl: `https://${host}:${panelPort}`,
    ipv4: `192.0.2.${number}`,
    ipv6: `2001:db8:80::${number.toString(16)}`,
    nameservers: ['ns1.hosting.example', 'ns2.hosting.example'],
  };
}
