import { setTimeout as wait } from 'node:timers/promises';
import type { VpsConfiguration } from '@hoster/contract';
import { randomText } from '../../secrets.ts';
import { ipv4Of, ipv6Of } from './example-addresses.ts';
import { BuildError, type Power } from './provider.ts';

/** What the hypervisor is asked to build. */
export interface BuildRequest {
  readonly serviceId: number;
  readonly hostName: string;
  readonly size: VpsConfiguration;
  readonly isWindows: boolean;
  /** Address of the image to boot from instead of a system of ours. */
  readonly isoUrl: string | null;
  /** Public keys that may log in, besides the password. */
  readonly sshKeys: readonly string[];
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
  /** Another size than it has is given to it with a restart; its disk never shrinks. */
  readonly size: VpsConfiguration;
  readonly blocksMail: boolean;
}

/** Where servers are built and run. An answer takes 15 seconds at most. Asking twice for the same service gives the same addresses, or changes nothing. */
export interface Hypervisor {
  build(request: BuildRequest): Promise<BuiltServer>;
  apply(state: ServerState): Promise<void>;
}

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
