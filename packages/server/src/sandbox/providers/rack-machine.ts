import type { MachinePower } from './machine.ts';

/** Request for a server. */
export interface RackRequest {
  readonly serviceId: number;
  readonly hostName: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  /** Hardware, in words: processors, RAM, drives, RAID, port. */
  readonly hardware: readonly string[];
  /** The system to install: "Debian 13". */
  readonly system: string;
  readonly isWindows: boolean;
  /** Public keys that may sign in; with any, there's no password. */
  readonly sshKeys: readonly string[];
}

/** A delivered server, with its access data. */
export interface DeliveredServer {
  readonly ipv4: string;
  readonly ipv6: string;
  /** `password` null where only keys are accepted. */
  readonly account: { readonly login: string; readonly password: string | null };
  /** The management console. */
  readonly ipmi: { readonly url: string; readonly login: string; readonly password: string };
  /** Address of the rescue system. */
  readonly rescueUrl: string;
}

/** Desired state of a delivered server; `deleted` erases its drives. */
export interface RackState {
  readonly serviceId: number;
  readonly power: MachinePower;
}

/**
 * Provider of dedicated servers. A response takes less than ten seconds, for which the service is locked; a server that
 * isn't ready yet is an error, and is requested again. A repeated request for the same service returns the same
 * addresses, and the logins of the last response.
 */
export interface RackProvider {
  deliver(request: RackRequest): Promise<DeliveredServer>;
  apply(state: RackState): Promise<void>;
}
