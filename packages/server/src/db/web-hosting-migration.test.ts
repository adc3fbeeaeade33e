import { eq, like, sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';
import { cms, landings, phpVersions, vhCapacity, vhPlans } from '../modules/catalogue/tables.ts';
import { services } from '../modules/orders/tables.ts';

test('migrates a shop from before web hosting, with its services', async () => {
  const { own, client, db } = await databaseBefore('0013_web_hosting');
  // Locations name it from the start.
  await db.execute(sql`
    insert into locations (id, slug, country_code, name, city, cities, products, frequencies, port_mbps)
    values (1, 'frankfurt', 'DE', '{"en":"x","ru":"x"}', '{"en":"x","ru":"x"}', '[]', '["vps", "vhosting"]', '[]', 1000)`);
  await db.execute(sql`insert into accounts default values`);
  await db.execute(sql`insert into projects (account_id, name) values (1, 'General')`);
  await db.execute(sql`
    insert into services (account_id, project_id, kind, name, plan_id, location_id, state, spec, rent_months, price_cents)
    values (1, 1, 'backup', 'nightly', 4, 1, 'active', '{"volume":1024,"trial":"none"}', 1, 1200)`);
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey, seed: 'demo' });
  const [service] = await backend.db.select().from(services).where(eq(services.name, 'nightly'));
  expect(service).toMatchObject({ planId: 4, state: 'active', hostedOn: null });
  expect(await backend.db.$count(vhPlans)).toBe(4);
  expect(await backend.db.$count(vhCapacity)).toBe(8);
  expect(await backend.db.$count(phpVersions)).toBe(12);
  expect(await backend.db.$count(cms)).toBe(29);
  expect(await backend.db.$count(landings, like(landings.kind, 'vh_%'))).toBe(29 + 7);
  await backend.close();
  await own.drop();
});
