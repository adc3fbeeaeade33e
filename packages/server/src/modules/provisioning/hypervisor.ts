import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../secrets.ts';
import { BuildError, type Power } from './provider.ts';

/** What the hypervisor is asked to build. */
export interface BuildRequest {
  readonly serviceId: number;
  readonly hostName: string;
  readonly isWindows: boolean;
  /** Address of the image to boot from instead of a system of ours. */
  readonly isoUrl: string | null;
  /** Blocks outgoing mail (port 25): free trials are what senders of spam look for. */
  readonly blocksMail: boolean;
}

/** A built server. */
export interface BuiltServer {
  readonly ipv4: string;
  readonly ipv6: string;
  /** Null for a server that boots a customer's image: what it lets in is theirs to know. */
  readonly account: { readonly login: string; readonly password: string } | null;
}

/** What a built server is to be. */
export interface ServerState {
  readonly serviceId: number;
  readonly power: Power;
  readonly blocksMail: boolean;
}

/** Where servers are built and run. An answer takes 15 seconds at most. Asking twice for the same service gives the same addresses, or changes nothing. */
export interface Hypervisor {
  build(request: BuildRequest): Promise<BuiltServer>;
  apply(state: ServerState): Promise<void>;
}

const blocks = ['203.0.113', '198.51.100', '192.0.2'];

/**
 * A hypervisor that only pretends. Addresses are of the documentation ranges (RFC 5737, RFC 3849); after the first few
 * hundred services, IPv4 continues in the benchmark range (RFC 2544). A hostname or an image
 * with "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a build takes
 */
export function pretendHypervisor(delayMilliseconds: number): Hypervisor {
  return {
    build: async ({ serviceId, hostName, isWindows, isoUrl }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
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

/** Addresses 10–249 of each block: low ones are the routers', and looking glasses are at the ends. */
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
