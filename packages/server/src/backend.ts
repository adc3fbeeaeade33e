import type { FastifyInstance } from 'fastify';
import { buildApp, newApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { openDatabase, type DatabasePlace, type OpenDatabase } from './db/open.ts';
import type { Db } from './db/types.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { keptSecret } from './kept-secret.ts';
import { modules } from './modules/list.ts';
import { setDemoAccess } from './seed/demo-access.ts';
import { secretsOf } from './secrets.ts';
import { settingsFrom, type BackendOptions } from './settings.ts';
import { StartError } from './start-error.ts';

/** A running backend. */
export interface Backend {
  /** Ready: `app.routing(request, response)`, `app.inject()` or `app.listen()`. */
  readonly app: FastifyInstance;
  readonly db: Db;
  /** What a demo visitor needs to know; accounts are empty unless this is a seeded demo. */
  readonly demo: { readonly accounts: readonly DemoAccount[]; readonly mailPath: string | null };
  /** PGlite only: the data folder as a tar, to start the next one from. */
  dump?(): Promise<Blob>;
  /** Finishes what runs, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it forward, seeds it when asked, starts the jobs and builds the app.
 * @throws StartError with one sentence for the operator
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const settings = settingsFrom(options);
  const place = placeOf(options);
  if (options.secretKey === undefined && 'url' in place && !settings.demo) {
    throw new StartError(
      'SECRET_KEY is missing although DATABASE_URL is set: the key that seals secrets would lie in the database beside them. Set it to at least 32 random characters, the same in every process.',
    );
  }
  const app = newApp(options);
  const database = await openDatabase(place);
  const stops: (() => Promise<void>)[] = [];
  try {
    const folder = 'folder' in place ? place.folder : null;
    const context: Context = {
      db: database.db,
      clock: options.clock ?? systemClock,
      settings,
      secrets: secretsOf(options.secretKey ?? (await keptSecret(database.db, folder))),
      log: app.log,
      welcome: async (tx, user) => {
        for (const module of modules) await module.onSignup?.(tx, user);
      },
    };
    buildApp(app, context, database);
    await database.alone(async () => {
      if (settings.seed !== 'none') for (const module of modules) await module.seed?.(context);
      await setDemoAccess(context);
      if (settings.jobs) {
        for (const module of modules) if (module.start) stops.push(await module.start(context));
      }
      await app.ready();
    });
  } catch (error) {
    await closeAll(stops, database);
    throw error;
  }
  return {
    app,
    db: database.db,
    demo: {
      accounts: settings.seed !== 'none' && settings.demo ? demoAccounts : [],
      mailPath: settings.smtpUrl === null ? '/mail/' : null,
    },
    ...(database.dump && { dump: database.dump }),
    close: async () => {
      await app.close();
      await closeAll(stops, database);
    },
  };
}

function placeOf(options: BackendOptions): DatabasePlace {
  if (options.memory) return { memory: true, ...(options.memory !== true && { snapshot: options.memory }) };
  return options.databaseUrl === undefined ? { folder: options.dataDir ?? './data' } : { url: options.databaseUrl };
}

async function closeAll(stops: (() => Promise<void>)[], database: OpenDatabase): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
  await database.close();
}
