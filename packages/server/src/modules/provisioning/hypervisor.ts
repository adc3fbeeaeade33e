import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../secrets.ts';

/** What the hypervisor is asked to build. */
export interface BuildRequest {
  readonly serviceId: number;
  readonly hostName: string;
  readonly isWindows: boolean;
}

/** A built server. */
export interface BuiltServer {
  readonly ipv4: string;
  readonly ipv6: string;
  readonly login: string;
  readonly password: string;
}

/** The hypervisor could not build the server, and will not be able to. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Where servers are built. Asking twice for the same service gives the same addresses. */
export interface Hypervisor {
  build(request: BuildRequest): Promise<BuiltServer>;
}

const blocks = ['203.0.113', '198.51.100', '192.0.2'];

/**
 * A hypervisor that only pretends. Addresses are of the documentation ranges (RFC 5737, RFC 3849); after the first few
 * hundred services IPv4 goes on in the benchmark range (RFC 2544). A host name with "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a build takes
 */
export function pretendHypervisor(delayMilliseconds: number): Hypervisor {
  return {
    build: async ({ serviceId, hostName, isWindows }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
      if (hostName.includes('fail-setup')) throw new BuildError(`No node could start "${hostName}"`);
      return {
        ipv4: ipv4Of(serviceId),
        ipv6: ipv6Of(serviceId),
        login: isWindows ? 'Administrator' : 'root',
        password: randomText(16),
      };
    },
  };
}

/** Addresses 10–249 of each block: low ones are the routers', and looking glasses stand at the ends. */
function ipv4Of(serviceId: number): string {
  const perBlock = 240;
  const block = blocks[Math.floor((serviceId - 1) / perBlock)];
  const index = (serviceId - 1) % perBlock;
  if (block !== undefined) return `${block}.${index + 10}`;
  const rest = serviceId - 1 - perBlock * blocks.length;
  const third = Math.floor(rest / perBlock);
  return `198.${18 + (Math.floor(third / 256) % 2)}.${third % 256}.${(rest % perBlock) + 10}`;
}

function ipv6Of(serviceId: number): string {
  return `2001:db8:${(serviceId >>> 16).toString(16)}:${(serviceId & 0xffff).toString(16)}::1`;
}
