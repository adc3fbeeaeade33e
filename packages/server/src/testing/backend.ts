import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createBackend, type Backend } from '../backend.ts';
import { frozenClock, type FrozenClock } from '../clock.ts';
import type { BackendOptions } from '../settings.ts';
import { Browser } from './browser.ts';
import { migratedSnapshot } from './snapshot.ts';

/** A backend for a test, with time standing still. */
export interface TestBackend extends Backend {
  readonly clock: FrozenClock;
  /** A visitor with cookies of their own. */
  browser(): Browser;
}

/** Public tests on PostgreSQL must have one, as shops must. */
const secretKey = 'a key of tests, which keeps nothing secret';

/**
 * Starts a backend on a database of its own: PGlite in memory, or PostgreSQL where TEST_DATABASE_URL names a server.
 * Answers are checked against the contract. Jobs do not run unless asked for; the clock moves when told to.
 */
export async function testBackend(options: BackendOptions = {}): Promise<TestBackend> {
  const clock = frozenClock(new Date('2026-11-20T12:00:00Z'));
  const server = process.env['TEST_DATABASE_URL'];
  const ownPlace = options.databaseUrl !== undefined || options.dataDir !== undefined || options.memory !== undefined;
  const database = server === undefined || ownPlace ? null : await ownDatabase(server);
  const place = database ? { databaseUrl: database.url } : ownPlace ? {} : { memory: await migratedSnapshot() };
  const backend = await createBackend({ clock, checkAnswers: true, jobs: false, secretKey, ...place, ...options });
  return {
    ...backend,
    clock,
    browser: () => new Browser(backend.app),
    close: async () => {
      await backend.close();
      await database?.drop();
    },
  };
}

/** Makes an empty database on a PostgreSQL server, so that test files do not meet. */
export async function ownDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
