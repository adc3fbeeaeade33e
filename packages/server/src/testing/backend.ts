import { isLoopback } from '@hoster/domain/network/loopback';
import { createBackend, type Backend } from '../backend.ts';
import type { FrozenClock } from '../platform/clock.ts';
import type { BackendOptions } from '../settings.ts';
import { Browser } from './browser.ts';
import { fillSettings } from './company.ts';
import { ownDatabase } from './database.ts';
import { secretKey, testClock } from './fixed.ts';

/** Options of a test's backend. */
export interface TestOptions extends BackendOptions {
  /** Whether a site that is no demo has its company and sender, so that it may sell. Default true. */
  readonly isFilledIn?: boolean;
}

/** A backend for a test, with time standing still. */
export interface TestBackend extends Backend {
  readonly clock: FrozenClock;
  /** A visitor with cookies of their own. */
  browser(): Browser;
}

/**
 * Starts a backend on a database of its own, a copy of what the test run has made ready. Answers are checked against the
 * contract. Jobs do not run unless asked for; the clock moves when told to.
 */
export async function testBackend({ isFilledIn = true, ...options }: TestOptions = {}): Promise<TestBackend> {
  const clock = testClock();
  const ownPlace = options.databaseUrl !== undefined || options.dataDir !== undefined;
  const isDemo = options.seed === 'demo' && isLoopback(options.publicOrigin ?? 'http://localhost:3000');
  const database = ownPlace ? null : await ownDatabase(isDemo ? 'demo' : 'tables');
  const place = database ? { databaseUrl: database.url } : {};
  const backend = await createBackend({
    clock,
    answerMilliseconds: 60_000,
    checkAnswers: true,
    jobs: false,
    secretKey,
    ...place,
    ...options,
    // The copy has been filled.
    ...(database && isDemo && { seed: 'none' }),
  });
  if (isFilledIn && !backend.app.hoster.settings.demo) await fillSettings(backend.db);
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
