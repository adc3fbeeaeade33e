import { readFile } from 'node:fs/promises';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import journal from '../../../drizzle/meta/_journal.json' with { type: 'json' };
import * as schema from '../../schema.ts';

interface Snapshot {
  id: string;
  prevId: string;
  tables: Record<string, { foreignKeys: object }>;
}

/** Without foreign keys: those between areas are in SQL only, and `upgrade.test.ts` guards them all. */
function described({ id: _id, prevId: _prevId, tables, ...rest }: Snapshot): unknown {
  const bare = Object.entries(tables).map(([name, { foreignKeys: _foreignKeys, ...table }]) => [name, table]);
  return { ...rest, tables: Object.fromEntries(bare) as unknown };
}

test('the newest snapshot of the migrations describes the tables of the code', async () => {
  const newest = String(journal.entries.length - 1).padStart(4, '0');
  const text = await readFile(new URL(`../../../drizzle/meta/${newest}_snapshot.json`, import.meta.url), 'utf8');
  const tables = generateDrizzleJson(schema, undefined, undefined, 'snake_case');
  // Otherwise run `db:generate`.
  expect(described(tables)).toEqual(described(JSON.parse(text) as Snapshot));
});
