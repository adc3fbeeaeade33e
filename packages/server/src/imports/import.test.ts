import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/drizzle.ts';
import { frozenClock } from '../platform/clock.ts';
import { type TestBackend, testBackend } from '../testing/backend.ts';
import { ImportMap } from './map.ts';
import { printed } from './report.ts';
import { runImport } from './run.ts';
import { readWhmcs } from './whmcs/whmcs.ts';

const file = `${import.meta.dirname}/fixtures/whmcs-sample.sql`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ seed: 'demo', clock: frozenClock(new Date('2026-06-30T12:00:00Z')) });
});
afterAll(() => backend.close());

it('x', async () => {
  const company = await readWhmcs(file);
  const go = (isDry: boolean, map = {}) => runImport(backend.app.hoster, { company, file, isDry, kind: 'whmcs', map: ImportMap.parse(map) });
  console.log(printed((await go(true)).sections));
  const map = { products: { 1: 'web_hosting/start', 2: 'web_hosting/start', 3: 'vps/vps-s', 4: null, 5: null, 6: null } };
  console.log(printed((await go(false, map)).sections));
  console.log(printed((await go(false, map)).sections.slice(-2)));
  console.log((await backend.db.execute(sql`select name, state, paid_until, price_cents from services where provider = 'by-hand' order by id`)).rows);
});
