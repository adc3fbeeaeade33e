import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/drizzle.ts';
import { rowsOf } from '../../platform/db/index.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { ticketQuery } from './find-for-staff.ts';
import { listTargets } from './targets.ts';

// 100,000 tickets, of which 2,000 wait. Counted are the pages that PostgreSQL reads, which doesn't depend on the machine.
const count = 100_000;
/** Pages of 8 kB that a list may read; the table has about ten thousand. */
const most = 3000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  // A statement may take ten seconds.
  for (let first = 1; first < count; first += 5000)
    await shop.db.execute(sql`
    insert into tickets (user_id, account_id, department, priority, status, subject, token, language, waiting_since,
      last_customer_at, created_at, updated_at)
    select m.user_id, m.account_id, (array['technical', 'billing', 'sales'])[1 + n % 3], (array['normal', 'high'])[1 + n % 2],
      case when n % 50 = 0 then 'open' else 'closed' end, 'Subject ' || md5(n::text), 'many' || n, 'en',
      case when n % 50 = 0 then now() - n * interval '1 minute' end, now(), now() - n * interval '1 minute',
      now() - n * interval '1 minute'
    from generate_series(${first}::integer, ${first + 4999}::integer) n, (select user_id, account_id from account_members order by id limit 1) m`);
  await shop.db.execute(sql`vacuum analyze tickets`);
}, 300_000);
afterAll(() => shop.close());

const base = { page_size: 50 } as const;
test.each([
  ['the open ones', { ...base, status: 'open' }],
  ['a later page of them', { ...base, status: 'open', after: '2020-01-01T00:00:00.000000Z,5' }],
  ['the late ones of a department', { ...base, late: 'true', department: 'sales' }],
  ['all', base],
  ['the closed ones of a department', { ...base, status: 'closed', department: 'billing' }],
  ['those of a colleague', { ...base, owner: 7 }],
  ['those with a word', { ...base, search: 'c4ca4238' }],
  ['one number', { ...base, search: '#1500' }],
] as const)('%s are found by an index', async (_name, query) => {
  const asked = { query, userId: 1, now: shop.clock.now(), limit: 51 };
  const select = ticketQuery(shop.db, asked, await listTargets(shop.db)).getSQL();
  const [row] = await rowsOf(shop.db, sql`explain (analyze, buffers, format json) ${select}`);
  const [explained] = (row?.['QUERY PLAN'] ?? []) as { Plan: Record<string, number> }[];
  const plan = explained?.Plan ?? {};
  const read = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(most);
});
