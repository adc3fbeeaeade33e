import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../secrets.ts';
import { ipv4Of, ipv6Of } from './example-addresses.ts';
import { BuildError, type Power } from './provider.ts';

/** The server that is asked for. */
export interface RackRequest {
  readonly serviceId: number;
  readonly hostName: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  /** What goes in, in words: processors, RAM, drives, RAID, port. */
  readonly hardware: readonly string[];
  /** The system to install: "Debian 13". */
  readonly system: string;
  readonly isWindows: boolean;
  /** Public keys that may log in; with any, there's no password. */
  readonly sshKeys: readonly string[];
}

/** A server in its rack, ready for its owner. */
export interface DeliveredServer {
  readonly ipv4: string;
  readonly ipv6: string;
  /** `password` null where keys alone open it. */
  readonly account: { readonly login: string; readonly password: string | null };
  /** The management console. */
  readonly ipmi: { readonly url: string; readonly login: string; readonly password: string };
  /** Address of the rescue system. */
  readonly rescueUrl: string;
}

/** What a delivered server is to be; `deleted` erases its drives. */
export interface RackState {
  readonly serviceId: number;
  readonly power: Power;
}

/**
 * Where dedicated servers are. An answer takes less than ten seconds, for which the service is locked; a server that isn't
 * ready yet is an error, and is asked for again. Asking twice for the same service gives the same addresses, and the logins of the last answer.
 */
export interface RackProvider {
  deliver(request: RackRequest): Promise<DeliveredServer>;
  apply(state: RackState): Promise<void>;
}

/**
 * A data centre that only pretends: servers are there at once. Hosts are of a domain that is reserved for examples
 * (RFC 2606), addresses likewise. A hostname with "fail-setup" in it never succeeds.
 * @param delayMilliseconds how long a delivery takes
 */
export function pretendRack(delayMilliseconds: number): RackProvider {
  return {
    deliver: async ({ datacenter, hostName, isWindows, serviceId, sshKeys }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
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
