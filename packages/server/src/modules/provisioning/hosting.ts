import { setTimeout as wait } from 'node:timers/promises';
import { randomText } from '../../secrets.ts';
import { BuildError, type HostedOn } from './provider.ts';

/** The web hosting account that is asked for. */
export interface AccountRequest {
  readonly serviceId: number;
  readonly name: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  /** Name of the plan, which the limits of the account come from. */
  readonly plan: string;
  /** ASCII form; null when it's added later. */
  readonly domain: string | null;
  /** What is installed; null for nothing. */
  readonly software: { readonly slug: string; readonly version: string } | null;
  readonly phpVersion: string;
}

/** An account that can be reached. */
export interface BuiltAccount extends HostedOn {
  /** Name by which SSH and FTP reach it. */
  readonly host: string;
  readonly login: string;
  readonly password: string;
}

/** What an account is to be; `deleted` takes its sites, databases and mail with it. */
export interface AccountState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
  /** Name of the plan, which its limits come from. */
  readonly plan: string;
}

/**
 * Where web hosting accounts are. An answer takes 15 seconds at most. Asking twice for the same service gives the same
 * account with a new password, or changes nothing.
 */
export interface HostingProvider {
  createAccount(request: AccountRequest): Promise<BuiltAccount>;
  apply(state: AccountState): Promise<void>;
}

const panelPort = 8083;

/**
 * A hosting provider that only pretends: all accounts of a location are in one place. Hosts are of a domain that is
 * reserved for examples (RFC 2606), addresses of the documentation ranges (RFC 5737, RFC 3849). A name with "fail-setup"
 * in it never succeeds.
 * @param delayMilliseconds how long an account takes
 */
export function pretendHosting(delayMilliseconds: number): HostingProvider {
  return {
    createAccount: async ({ serviceId, name, datacenter }) => {
      if (delayMilliseconds > 0) await wait(delayMilliseconds);
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
