/** A provider can't build a service, and will not be able to. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** What a service is to be; `deleted` takes its data with it. */
export type Power = 'on' | 'off' | 'deleted';

/** Where a web hosting account is. Others are there as well, so nothing of this is its own. */
export type HostedOn = {
  /** Address of the control panel. */
  panelUrl: string;
  ipv4: string;
  ipv6: string;
  nameservers: string[];
};

/** How a built service is reached; null for what it doesn't have. */
export interface Built {
  readonly ipv4: string | null;
  readonly ipv6: string | null;
  readonly host: string | null;
  /** Of a web hosting account. */
  readonly hostedOn?: HostedOn;
  /** Null where the customer alone knows who is let in; `password` null where keys alone open it. */
  readonly account: { readonly login: string; readonly password: string | null } | null;
}
