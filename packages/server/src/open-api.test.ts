import { calls, type Call } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { buildApp, newApp } from './app.ts';
import { frozenClock } from './platform/clock.ts';
import { secretsOf } from './platform/secrets.ts';
import { settingsFrom } from './settings.ts';
import { testDatabase } from './testing/database.ts';
import { contextParts } from './modules.ts';

/** Not JSON, or the document itself; the WebSocket. */
const apart = new Set([
  'GET /api/openapi.json',
  'GET /api/client-logos/:file',
  'GET /api/ticket-files/:signature/:id/:variant/:expires/:name',
  'GET /chat/widget.js',
  'GET /my/api/invoices/:number/pdf/',
  'GET /my/api/invoices/:number/xml/',
  'GET /my/api/console/',
  'GET /my/api/live/',
  'GET /api/brand-symbol/:file',
  'GET /my/api/invoices/csv/',
  'GET /my/api/staff/audit/csv/',
  'GET /my/api/staff/customers/csv/',
  'POST /auth/_allauth/browser/v1/auth/provider/redirect',
]);
/** Pages for people rather than calls: the pretend bank and chain, and the mail viewer. */
const pages = /^\w+ \/(bank|chain|vies|mail|idp|auth\/accounts)\//;

const app = newApp({});
const served: string[] = [];
const database = await testDatabase();
app.addHook('onRoute', ({ method, url, config }) => {
  if (config?.unlisted) return;
  for (const one of [method].flat()) if (one !== 'HEAD') served.push(`${one} ${url}`);
});
const rest = { ...contextParts, clock: frozenClock(), secrets: secretsOf('key'), log: app.log };
buildApp(app, { db: database.db, listen: database.listen, settings: settingsFrom({}), ...rest }, database);
await app.ready();
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Lists of staff as files. */
const files = /^GET \/my\/api\/staff\/.+\/csv\/$/;

test('the document holds every call that is served, and no other', () => {
  const real = served.filter((route) => !apart.has(route) && !pages.test(route) && !files.test(route)).toSorted();
  const promised = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  expect(real).toEqual(promised.toSorted());
});
