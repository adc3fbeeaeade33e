import type { HostedOn } from '../../sales/index.ts';

/** Permanent failure of a provider to build a service. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Desired state of a service; `deleted` also deletes its data. */
export type Power = 'on' | 'off' | 'deleted';

/** Access to a built service; null for fields that it doesn't have. */
export interface Built {
  readonly ipv4: string | null;
  readonly ipv6: string | null;
  readonly host: string | null;
  /** Of a web hosting account. */
  readonly hostedOn?: HostedOn;
  /** Null where only the customer knows the login; `password` null where only keys are accepted. */
  readonly account: { readonly login: string; readonly password: string | null } | null;
}
