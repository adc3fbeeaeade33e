import type { ProductLine } from '@hoster/contract';

/** Page that lists what a line sells, without language prefix. */
export const linePages: Readonly<Record<ProductLine, string>> = {
  vps: '/virtual-private-servers/',
  web_hosting: '/web-hosting/',
  dedicated: '/dedicated-servers/',
  backup: '/backups/',
  vpn: '/vpn/',
};
