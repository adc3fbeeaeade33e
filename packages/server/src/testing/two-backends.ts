import type { FastifyInstance } from 'fastify';
import { buildApp, newApp } from '../app.ts';
import { frozenClock, type FrozenClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import type { OpenDatabase } from '../platform/db/types.ts';
import { secretsOf } from '../platform/secrets.ts';
import { settingsFrom } from '../settings.ts';
import { ownDatabase } from './database.ts';
import { contextParts } from '../modules.ts';

/** Two backends on one database, as two processes are. */
export interface TwoBackends {
  readonly one: FastifyInstance;
  readonly two: FastifyInstance;
  readonly clock: FrozenClock;
  close(): Promise<void>;
}

/** Starts them, with the limits of the product. */
export async function twoBackends(): Promise<TwoBackends> {
  const own = await ownDatabase('tables');
  const [database, second] = [await openDatabase({ url: own.url }), await openDatabase({ url: own.url })];
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
      await second.close();
      await own.drop();
    },
  };
}

async function instance(database: OpenDatabase, clock: FrozenClock): Promise<FastifyInstance> {
  const app = newApp({});
  const context = {
    db: database.db,
    listen: database.listen,
    clock,
    // The limits of a second step are looked at apart from the question after it.
    settings: settingsFrom({ auth: { trustDays: 0 } }),
    secrets: secretsOf('the same for both'),
    log: app.log,
    ...contextParts,
  };
  buildApp(app, context, database);
  await app.ready();
  return app;
}
