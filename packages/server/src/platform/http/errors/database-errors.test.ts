import { sql } from '../../db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { answerOfDatabase } from './database-errors.ts';

const database = await testDatabase();
afterAll(() => database.close());

const statusOf = (query: ReturnType<typeof sql>) =>
  database.db.execute(query).then(
    () => 200,
    (error: unknown) => answerOfDatabase(error)?.status ?? 500,
  );

test.each([
  ['NUL', sql`select ${'a\0b'}::text`, 400],
  ['a number beyond its column', sql`select ${'9999999999'}::int4`, 400],
  ['half a character in JSON', sql`select ${'{"a":"\\ud800"}'}::jsonb ->> 'a'`, 400],
  ['a day that does not exist', sql`select ${'2026-02-31'}::date`, 400],
  ['a statement that takes too long', sql`set local statement_timeout = 1; select pg_sleep(1)`, 503],
  ['a division by zero, which is ours', sql`select 1 / 0`, 500],
  ['a missing table', sql`select * from nowhere`, 500],
])('%s', async (_what, query, status) => {
  expect(await statusOf(query)).toBe(status);
});

test('a connection that cannot be made is a matter of time', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(answerOfDatabase(new Error('Failed query', { cause: refused }))).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  expect(answerOfDatabase(new Error('ours'))).toBeUndefined();
});
