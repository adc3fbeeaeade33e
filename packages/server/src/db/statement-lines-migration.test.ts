import { sql } from './drizzle.ts';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, test } from 'vitest';
import { databaseBefore } from '../testing/migrations.ts';
import { migrationsFolder } from './migrations.ts';

test('migrates statement lines with their order and late payments', async () => {
  const { own, client, db } = await databaseBefore('0033_order_of_statement_lines');
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
});
