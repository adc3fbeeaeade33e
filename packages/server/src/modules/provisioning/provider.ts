/** A provider can't build a service, and will not be able to. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** What a service is to be; `deleted` takes its data with it. */
export type Power = 'on' | 'off' | 'deleted';

/** How a built service is reached; null for what it doesn't have. */
export interface Built {
  readonly ipv4: string | null;
  readonly ipv6: string | null;
  readonly host: string | null;
  /** Null where the customer alone knows who is let in; `password` null where keys alone open it. */
  readonly account: { readonly login: string; readonly password: string | null } | null;
}
