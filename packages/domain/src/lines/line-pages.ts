import type { ProductLine } from '@hoster/contract';

/** Page that lists what a line sells, without language prefix. */
export const linePages = {
  vps: '/virtual-private-servers/',
  web_hosting: '/web-hosting/',
  dedicated: '/dedicated-servers/',
  backup: '/backups/',
  vpn: '/vpn/',
} as const satisfies Readonly<Record<ProductLine, string>>;

/** Path of a line's page. Records of this type name every line, and cost browsers nothing. */
export type LinePagePath = (typeof linePages)[ProductLine];
