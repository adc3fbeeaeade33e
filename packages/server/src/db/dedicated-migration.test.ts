import { asc, eq, sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';
import { dsPlans, dsStock } from '../modules/catalogue/dedicated-tables.ts';
import { locations, osTemplates } from '../modules/catalogue/tables.ts';
import { services } from '../modules/orders/tables.ts';

test('migrates a shop from before dedicated servers, with its services and systems', async () => {
  const { own, client, db } = await databaseBefore('0014_dedicated');
  const place = (id: number, slug: string, products: string) =>
    db.execute(sql`
      insert into locations (id, slug, country_code, name, city, cities, products, frequencies, port_mbps)
      values (${id}, ${slug}, 'DE', '{"en":"x","ru":"x"}', '{"en":"x","ru":"x"}', '[]', ${products}::jsonb, '[]', 1000)`);
  await place(1, 'frankfurt', '["vps", "dedicated"]');
  await place(3, 'dallas', '["vps"]');
  await place(10, 'hong-kong', '["vps"]');
  await db.execute(sql`
    insert into os_templates (id, slug, name, version, family, excluded_tariffs, excluded_locations)
    values (2, 'ubuntu-24-04', 'Ubuntu', '24.04 LTS', 'linux', '[]', '[]')`);
  await db.execute(sql`insert into accounts default values`);
  await db.execute(sql`insert into projects (account_id, name) values (1, 'General')`);
  await db.execute(sql`
    insert into services (account_id, project_id, kind, name, plan_id, location_id, state, spec, rent_months, price_cents)
    values (1, 1, 'vps', 'web', 3, 1, 'active', '{"cpu_count":2,"trial":"none"}', 1, 1350)`);
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey, seed: 'demo' });
  const rows = await backend.db.select().from(locations).orderBy(asc(locations.id));
  const sells = (slug: string) => rows.find((row) => row.slug === slug)?.products;
  expect(sells('frankfurt')).toEqual(['vps', 'dedicated']);
  expect(sells('dallas')).toEqual(['vps', 'dedicated']);
  expect(sells('hong-kong')).toEqual(['vps']);
  const [service] = await backend.db.select().from(services).where(eq(services.name, 'web'));
  expect(service).toMatchObject({ planId: 3, sealedConsole: null, state: 'active' });
  const systems = await backend.db.select().from(osTemplates);
  const products = (slug: string) => systems.find((row) => row.slug === slug)?.products;
  expect(products('ubuntu-24-04')).toEqual(['vps', 'dedicated']);
  expect(products('vmware-esxi-8')).toEqual(['dedicated']);
  expect(await backend.db.$count(dsPlans)).toBe(18);
  expect(await backend.db.$count(dsStock)).toBeGreaterThan(18);
  await backend.close();
  await own.drop();
});
