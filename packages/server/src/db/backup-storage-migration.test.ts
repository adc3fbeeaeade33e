import { asc, eq, sql } from './drizzle.ts';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { secretKey } from '../testing/fixed.ts';
import { databaseBefore } from '../testing/migrations.ts';
import { backupCapacity, backupVolumes, locations } from '../modules/catalogue/tables.ts';
import { services } from '../modules/orders/tables.ts';

test('migrates a shop from before backup storage', async () => {
  const { own, client, db } = await databaseBefore('0011_backup_storage');
  const place = (id: number, slug: string, products: string) =>
    db.execute(sql`
      insert into locations (id, slug, country_code, name, city, cities, products, frequencies, port_mbps)
      values (${id}, ${slug}, 'DE', '{"en":"x","ru":"x"}', '{"en":"x","ru":"x"}', '[]', ${products}::jsonb, '[]', 1000)`);
  await place(1, 'frankfurt', '["vps", "dedicated"]');
  await place(3, 'dallas', '["vps"]');
  await db.execute(sql`
    insert into vps_plans (id, slug, name, price_cents, cpu_count, ram_size, disk_size, port_mbps, windows_allowed, tags)
    values (3, 'nvme-3', 'NVMe 3', 1350, 2, 4, 80, 1000, true, '[]')`);
  await db.execute(sql`insert into accounts default values`);
  await db.execute(sql`insert into projects (account_id, name) values (1, 'General')`);
  await db.execute(sql`
    insert into services (account_id, project_id, kind, name, plan_id, location_id, state, spec, rent_months, price_cents)
    values (1, 1, 'vps', 'web', 3, 1, 'active', '{"cpu_count":2,"trial":"none"}', 1, 1350)`);
  await client.end();

  const backend = await createBackend({ databaseUrl: own.url, jobs: false, secretKey, seed: 'demo' });
  const rows = await backend.db.select().from(locations).orderBy(asc(locations.id));
  const sells = (slug: string) => rows.find((row) => row.slug === slug)?.products.includes('backup');
  expect([sells('frankfurt'), sells('dallas')]).toEqual([true, false]);
  const [service] = await backend.db.select().from(services).where(eq(services.name, 'web'));
  expect(service).toMatchObject({ planId: 3, host: null, state: 'active' });
  expect(await backend.db.$count(backupVolumes)).toBe(8);
  expect(await backend.db.$count(backupCapacity)).toBe(3);
  await backend.close();
  await own.drop();
});
