import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What the host needs of a backend in its process: a Fastify that is ready. */
export interface BackendApp {
  app: FastifyInstance;
  /** A public answer that is in memory already; undefined when the call must be made. */
  known: (ask: { url: string; headers: IncomingHttpHeaders }) => Promise<unknown>;
}

// Screens under /auth/ and /my/ are the site's; these are the backend's.
const BACKEND =
  /^\/(auth\/(_allauth|accounts)\/|my\/api\/|api\/(?!reference\/).|public_company_list(\/|$)|bank(\/|$)|chain(\/|$)|chat\/|idp\/|vies\/|mail(\/|$))/;

/** Those of a backend at `API_ORIGIN` alone: its administration with the styles of it. Here the site has a page for staff. */
const OTHER_BACKEND = /^\/(admin|static)(\/|$)/;

/**
 * Whether an address belongs to the backend. `/api/` and `/api/reference/` are pages, all else under it are calls.
 * @param isOther it runs at `API_ORIGIN`
 */
export const isBackendPath = (path: string, isOther: boolean): boolean =>
  BACKEND.test(path) || (isOther && OTHER_BACKEND.test(path));
