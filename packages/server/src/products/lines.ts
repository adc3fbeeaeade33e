import type { OrderBody, ProductLine } from '@hoster/contract';
import type { Shop } from '../sales/index.ts';
import { backupLine } from './backup/line.ts';
import { dedicatedLine } from './dedicated/line.ts';
import type { Line } from './line.ts';
import { vpnLine } from './vpn/line.ts';
import { vpsLine } from './vps/line.ts';
import { webHostingLine } from './web-hosting/line.ts';

/** All product lines, for code that handles every line. */
export const productLines: Readonly<Record<ProductLine, Line<OrderBody, Shop>>> = {
  vps: vpsLine,
  backup: backupLine,
  vpn: vpnLine,
  web_hosting: webHostingLine,
  dedicated: dedicatedLine,
};
