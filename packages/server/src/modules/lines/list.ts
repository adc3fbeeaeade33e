import type { OrderBody, ProductLine } from '@hoster/contract';
import type { OrderedLine, Shop } from '../orders/line.ts';
import { backupLine } from './backup/line.ts';
import { dedicatedLine } from './dedicated/line.ts';
import { vpnLine } from './vpn/line.ts';
import { vpsLine } from './vps/line.ts';
import { webHostingLine } from './web-hosting/line.ts';

/** All product lines. What holds for every line walks over them. */
export const productLines: Readonly<Record<ProductLine, OrderedLine<OrderBody, Shop>>> = {
  vps: vpsLine,
  backup: backupLine,
  vpn: vpnLine,
  web_hosting: webHostingLine,
  dedicated: dedicatedLine,
};
