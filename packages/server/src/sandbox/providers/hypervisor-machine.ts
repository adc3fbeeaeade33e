import type { VpsConfiguration } from '@hoster/contract';
import type { MachinePower } from './machine.ts';

/** Request to build a server. */
export interface BuildRequest {
  readonly serviceId: number;
  readonly hostName: string;
  readonly size: VpsConfiguration;
  readonly isWindows: boolean;
  /** Address of the image to boot from instead of one of our systems. */
  readonly isoUrl: string | null;
  /** Public keys that may sign in, besides the password. */
  readonly sshKeys: readonly string[];
  /** Blocks outgoing mail (port 25): free trials attract spammers. */
  readonly blocksMail: boolean;
}

/** A built server. */
export interface BuiltServer {
  readonly ipv4: string;
  readonly ipv6: string;
  /** Null for a server that boots a customer's image: only the customer knows its login. */
  readonly account: { readonly login: string; readonly password: string } | null;
}

/** Desired state of a built server. */
export interface ServerState {
  readonly serviceId: number;
  readonly power: MachinePower;
  /** A changed size is applied with a restart; the disk never shrinks. */
  readonly size: VpsConfiguration;
  readonly blocksMail: boolean;
}

/**
 * Builds and runs servers. A response takes 15 seconds at most. A repeated request for the same service returns the
 * same addresses, or changes nothing.
 */
export interface Hypervisor {
  build(request: BuildRequest): Promise<BuiltServer>;
  apply(state: ServerState): Promise<void>;
}
