import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../platform/db/open.ts';
import type { OpenDatabase } from '../platform/db/types.ts';

/** What a test's database begins with: nothing, the tables, or the demo shop. */
export type Content = 'nothing' | 'tables' | 'demo';

/** Runs a statement on a PostgreSQL server. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Address of another database on the same server. */
export const onSameServer = (server: string, name: string) => server.replace(/\/[^/]*$/, `/${name}`);

/** Makes a database for one test file by copying one that the run has made ready. */
export async function ownDatabase(content: Content): Promise<{ url: string; drop(): Promise<void> }> {
  const [server = '', run = ''] = [process.env['TEST_SERVER_URL'], process.env['TEST_RUN']];
  const name = `${run}_${randomBytes(8).toString('hex')}`;
  // As files: the usual way writes every page to the log and takes up to ten times as long.
  const template = content === 'nothing' ? '' : ` template ${run}_${content} strategy file_copy`;
  await onServer(server, `create database ${name}${template}`);
  return { url: onSameServer(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** An open database with all tables and no rows, for tests that need no backend. Closing drops it. */
export async function testDatabase(): Promise<OpenDatabase> {
  const own = await ownDatabase('tables');
  const database = await openDatabase({ url: own.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
