import type { FastifyInstance } from 'fastify';
import { buildApp, newApp } from '../app.ts';
import { frozenClock, type FrozenClock } from '../clock.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { secretsOf } from '../secrets.ts';
import { settingsFrom } from '../settings.ts';
import { ownDatabase } from './backend.ts';
import { migratedSnapshot } from './snapshot.ts';

/** Two backends on one database, as two processes are. */
export interface TwoBackends {
  readonly one: FastifyInstance;
  readonly two: FastifyInstance;
  readonly clock: FrozenClock;
  close(): Promise<void>;
}

/** Starts them, with the limits of the product. */
export async function twoBackends(): Promise<TwoBackends> {
  const server = process.env['TEST_DATABASE_URL'];
  const own = server === undefined ? null : await ownDatabase(server);
  const database = await openDatabase(own ? { url: own.url } : { memory: true, snapshot: await migratedSnapshot() });
  // PGlite has one connection; on PostgreSQL each has its own ones.
  const second = own ? await openDatabase({ url: own.url }) : database;
  const clock = frozenClock();
  const [one, two] = [await instance(database, clock), await instance(second, clock)];
  return {
    one,
    two,
    clock,
    close: async () => {
      await one.close();
      await two.close();
      await database.close();
      if (second !== database) await second.close();
      await own?.drop();
    },
  };
}

async function instance(database: OpenDatabase, clock: FrozenClock): Promise<FastifyInstance> {
  const app = newApp({});
  const context = {
    db: database.db,
    clock,
    settings: settingsFrom({}),
    secrets: secretsOf('the same for both'),
    log: app.log,
    welcome: async () => undefined,
  };
  buildApp(app, context, database);
  await app.ready();
  return app;
}
