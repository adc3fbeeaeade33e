import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ownDatabase } from '../testing/database.ts';
import { migrationsBefore } from '../testing/migrations.ts';
import { migrationsFolder } from './migrations.ts';

test('lines of a statement from before keep the order in which they were read, and what was late stays late', async () => {
  const own = await ownDatabase('nothing');
  const folder = await migrationsBefore('0033_order_of_statement_lines');
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: folder });
  await db.execute(sql`
    insert into expected_transfers (reference, attempt_ref, amount_cents, currency, language, description, return_url, closed_at, created_at)
    values ('RF1', 'pay_1:1', 1000, 'EUR', 'en', 'Order', '/', '2026-01-05T00:00:00Z', '2026-01-01T00:00:00Z')`);
  const line = (id: string, reference: string | null, day: number) =>
    db.execute(sql`
      insert into statement_lines (id, remittance, reference, payer, amount_cents, currency, received_at)
      values (${id}, '', ${reference}, 'Ada', 400, 'EUR', ${`2026-01-0${day}T00:00:00Z`})`);
  await line('b', 'RF1', 6);
  await line('c', 'RF1', 2);
  await line('a', null, 6);
  await migrate(db, { migrationsFolder });
  await db.execute(sql`
    insert into statement_lines (id, remittance, payer, amount_cents, currency, received_at)
    values ('0', '', 'Ada', 400, 'EUR', '2026-01-01T00:00:00Z')`);
  const { rows } = await db.execute(sql`select id, is_late from statement_lines order by position`);
  expect(rows).toEqual([
    { id: 'c', is_late: false },
    { id: 'a', is_late: false },
    { id: 'b', is_late: true },
    { id: '0', is_late: false },
  ]);
  await client.end();
  await own.drop();
  await rm(folder, { recursive: true });
}, 60_000);
