import type { HostedOn } from '../../sales/index.ts';

/** Request for a web hosting account. */
export interface AccountRequest {
  readonly serviceId: number;
  readonly name: string;
  /** Short code of the location: `FRA1`. */
  readonly datacenter: string;
  /** Name of the plan, which determines the limits of the account. */
  readonly plan: string;
  /** ASCII form; null when it's added later. */
  readonly domain: string | null;
  /** System to install; null for none. */
  readonly software: { readonly slug: string; readonly version: string } | null;
  readonly phpVersion: string;
}

/** A created account, with its access data. */
export interface BuiltAccount extends HostedOn {
  /** Hostname for SSH and FTP. */
  readonly host: string;
  readonly login: string;
  readonly password: string;
}

/** Desired state of an account; `deleted` also deletes its sites, databases and mail. */
export interface AccountState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
  /** Name of the plan, which determines its limits. */
  readonly plan: string;
}

/**
 * Provider of web hosting accounts. A response takes 15 seconds at most. A repeated request for the same service
 * returns the same account with a new password, or changes nothing.
 */
export interface HostingProvider {
  createAccount(request: AccountRequest): Promise<BuiltAccount>;
  apply(state: AccountState): Promise<void>;
}
