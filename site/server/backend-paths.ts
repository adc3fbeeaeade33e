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

/** Whether an address belongs to the backend. `/api/` and `/api/reference/` are pages, all else under it are calls. */
export const isBackendPath = (path: string): boolean => BACKEND.test(path);
