import type { ProductLine } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { backupRoutes } from './backup/routes.ts';
import { dedicatedRoutes } from './dedicated/routes.ts';
import { vpnRoutes } from './vpn/routes.ts';
import { vpsRoutes } from './vps/routes.ts';
import { webHostingRoutes } from './web-hosting/routes.ts';

/** The calls of each line: its context, its order, and what only it has. */
const routesOf: Readonly<Record<ProductLine, (app: FastifyInstance) => void>> = {
  vps: vpsRoutes,
  web_hosting: webHostingRoutes,
  dedicated: dedicatedRoutes,
  backup: backupRoutes,
  vpn: vpnRoutes,
};

/** The calls of every line. */
export function lineRoutes(app: FastifyInstance): void {
  for (const routes of Object.values(routesOf)) routes(app);
}
