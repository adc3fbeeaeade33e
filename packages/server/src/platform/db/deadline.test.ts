import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from './drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byDepth } from '../../../../../scripts/depth.ts';
import { endsWithin } from '../../../../../scripts/ends-within.ts';
import { testDatabase } from '../../testing/database.ts';
import { isConnectionError } from './connection-error.ts';
import { withDeadline, withoutDeadline } from './deadline.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './types.ts';
import { rowsOf } from './rows-of.ts';

/** A PostgreSQL of our own, in a folder that goes with it. */
async function embeddedDatabase(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-deadline-'));
  const database = await openDatabase({ folder });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds that the work of these tests has; every limit of the database itself is ten times as long. */
const time = 250;

const databases: [name: string, open: () => Promise<OpenDatabase>][] = [
  ['PostgreSQL of DATABASE_URL', testDatabase],
  ['embedded PostgreSQL', embeddedDatabase],
];

describe.each(byDepth(databases, databases.slice(0, 1)))('the deadline of work with %s', (_name, open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table notes (text text)`);
  });
  afterAll(() => database.close());

  const nap = sql`select pg_sleep(0.1)`;
  const notes = () => rowsOf(database.db, sql`select text from notes`);

  /** Does work until its deadline, and returns whether it failed as work does that took too long, and in time. */
  async function ended(work: () => Promise<unknown>) {
    const failed = withDeadline(time, async () => work()).catch((cause: unknown) => cause);
    const inTime = await endsWithin(2000, failed);
    return { tooLong: isConnectionError(await failed), inTime };
  }

  it('ends a statement', async () => {
    const work = () => database.db.execute(sql`select pg_sleep(60)`);
    expect(await ended(work)).toEqual({ tooLong: true, inTime: true });
  });

  it('ends a series of fast statements and rolls back their transaction', async () => {
    const work = () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values ('half')`);
        for (let count = 0; count < 60; count++) await tx.execute(nap);
      });
    expect(await ended(work)).toEqual({ tooLong: true, inTime: true });
    expect(await notes()).toEqual([]);
  });

  it('lets no transaction be committed after it', async () => {
    const work = () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values ('late')`);
        await withoutDeadline(async () => {
          for (let count = 0; count < 3; count++) await database.db.execute(nap);
        });
      });
    expect(await ended(work)).toEqual({ tooLong: true, inTime: true });
    expect(await notes()).toEqual([]);
  });

  it('ends the wait for a connection, and loses none', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const begun = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
    const busy = begun.map(({ resolve }) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        resolve();
        await over;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    const waiting = Array.from({ length: 10 }, () => ended(() => database.db.execute(sql`select 1`)));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ tooLong: true, inTime: true })));
    end();
    await Promise.all(busy);
    const all = Array.from({ length: 20 }, () => database.db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(await Promise.all(all)).toHaveLength(20);
  });
});
