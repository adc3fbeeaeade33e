import type { FastifyInstance } from 'fastify';
import { buildApp, drainSockets, newApp } from './app.ts';
import { type Clock, type Context, storedSecret, secretsOf, StartError } from './platform/index.ts';
import {
  databaseClock,
  type DatabasePlace,
  type Db,
  explainStart,
  openDatabase,
  type OpenDatabase,
} from './platform/db/index.ts';
import { pageCalls, type PageCalls } from './platform/http/index.ts';
import { type DemoAccount, demoAccounts, firstRunLink, hasUsers } from './identity/index.ts';
import { contextParts, modules } from './modules.ts';
import { setDemoAccess } from './seed/demo-access.ts';
import { prepareSettings } from './settings/index.ts';
import { setSampleTests } from './seed/sample-tests.ts';
import { settingsFrom, type BackendOptions } from './settings.ts';

/** A running backend. */
export interface Backend {
  /** Ready: `app.routing(request, response)`, `app.inject()` or `app.listen()`. */
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Starts the calls that one page makes in this process. */
  readonly pageCalls: () => PageCalls;
  /** Information for visitors of a demo; accounts are empty unless this is a seeded demo. */
  readonly demo: { readonly accounts: readonly DemoAccount[]; readonly mailPath: string | null };
  /** Address of the page that makes the first administrator; null once there is staff, and in a demo. */
  readonly firstRun: string | null;
  /** Closes the connections of open pages, which connect to another process; call it when this one stops. */
  disconnectPages(): Promise<void>;
  /** Finishes running work, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it, seeds it if requested, starts the jobs and builds the app.
 * @throws StartError with one sentence for the operator
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const settings = settingsFrom(options);
  const place = placeOf(options);
  if (options.secretKey === undefined && 'url' in place && !settings.demo) {
    throw new StartError(
      'SECRET_KEY is missing although DATABASE_URL is set, so the encryption key would be stored next to the secrets. Set it to at least 32 random characters, the same in every process.',
    );
  }
  const app = newApp(options);
  const database = await openDatabase(place);
  const stops: (() => Promise<void>)[] = [];
  let firstRun: string | null;
  try {
    const folder = 'folder' in place ? place.folder : null;
    const context: Context = {
      db: database.db,
      listen: database.listen,
      clock: options.clock ?? (await startClock(database.db, app.log, stops)),
      settings,
      secrets: secretsOf(options.secretKey ?? (await storedSecret(database.db, folder, () => hasUsers(database.db)))),
      log: app.log,
      ...contextParts,
    };
    buildApp(app, context, database);
    await database.alone(async (db) => {
      const starting = { ...context, db };
      await prepareSettings(starting);
      if (settings.seed !== 'none') for (const module of modules) await module.seed?.(starting);
      await setDemoAccess(starting);
      if (settings.seed !== 'none' || !settings.demo) await setSampleTests(starting);
      if (settings.jobs) {
        for (const module of modules) if (module.start) stops.push(await module.start(context));
      }
      await app.ready();
    });
    firstRun = await firstRunLink(context);
  } catch (error) {
    await closeAll(stops, database);
    throw explainStart(error, "Can't prepare the database");
  }
  return {
    app,
    db: database.db,
    pageCalls: () => pageCalls(app),
    demo: {
      accounts: settings.seed !== 'none' && settings.demo ? demoAccounts : [],
      mailPath: settings.smtpUrl === null ? '/mail/' : null,
    },
    firstRun,
    disconnectPages: () => drainSockets(app),
    close: async () => {
      await app.close();
      await closeAll(stops, database);
    },
  };
}

function placeOf(options: BackendOptions): DatabasePlace {
  const { databaseUrl, dataDir = './data', joinsRunning = false } = options;
  return databaseUrl === undefined ? { folder: dataDir, joins: joinsRunning } : { url: databaseUrl };
}

async function startClock(db: Db, log: Context['log'], stops: (() => Promise<void>)[]): Promise<Clock> {
  const clock = await databaseClock(db, log);
  stops.push(async () => clock.stop());
  return clock;
}

async function closeAll(stops: (() => Promise<void>)[], database: OpenDatabase): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
  await database.close();
}
