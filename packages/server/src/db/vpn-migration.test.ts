import { eq, sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';
import { vpnNodes, vpnPairs, vpnPrices } from '../modules/catalogue/tables.ts';
import { services } from '../modules/orders/tables.ts';

test('migrates a shop from before the VPN, with its services and locations', async () => {
  const { own, client, db } = await databaseBefore('0012_vpn');
  await db.execute(sql`
    insert into locations (id, slug, country_code, name, city, cities, products, frequencies, port_mbps)
    values (1, 'frankfurt', 'DE', '{"en":"x","ru":"x"}', '{"en":"x","ru":"x"}', '[]', '["vps", "backup"]', '[]', 1000)`);
  await db.execute(sql`insert into accounts default values`);
  await db.execute(sql`insert into projects (account_id, name) values (1, 'General')`);
  await db.execute(sql`
    insert into services (account_id, project_id, kind, name, plan_id, location_id, state, spec, rent_months, price_cents)
    values (1, 1, 'vps', 'web', 3, 1, 'active', '{"cpu_count":2,"trial":"none"}', 1, 1350),
      (1, 1, 'backup', 'nightly', 4, 1, 'active', '{"volume":1024,"trial":"none"}', 1, 1200)`);
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey, seed: 'demo' });
  for (const [name, planId] of [
    ['web', 3],
    ['nightly', 4],
  ] as const) {
    const [service] = await backend.db.select().from(services).where(eq(services.name, name));
    expect(service).toMatchObject({ planId, locationId: 1, state: 'active', sealedProfiles: null });
  }
  expect(await backend.db.$count(vpnNodes)).toBe(10);
  expect(await backend.db.$count(vpnPrices)).toBe(10);
  expect(await backend.db.$count(vpnPairs)).toBe(37);
  await backend.close();
  await own.drop();
});
