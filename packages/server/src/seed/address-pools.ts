import type { Db } from '../platform/db/index.ts';
import { addressPools, storePool } from '../catalogue/index.ts';
import { locationRows } from './locations.ts';

/**
 * Sample networks of every data centre with servers: single addresses, blocks and IPv6 prefixes. Frankfurt's are of the
 * documentation range (RFC 5737), the others of the benchmark range (RFC 2544); IPv6 is of RFC 3849.
 */
export async function seedAddressPools(tx: Db): Promise<void> {
  const [known] = await tx.select({ id: addressPools.id }).from(addressPools).limit(1);
  if (known) return;
  for (const { id: locationId, products } of locationRows) {
    if (locationId === undefined || !products.some((product) => product === 'vps' || product === 'dedicated')) continue;
    const pool = { locationId, gateway: null, excluded: [], quarantineDays: 7 };
    const singles = locationId === 1 ? '203.0.113' : `198.18.${locationId}`;
    await storePool(tx, {
      ...pool,
      network: `${singles}.0/24`,
      unit: 32,
      gateway: `${singles}.1`,
      // Routers and name servers.
      excluded: [2, 3, 4, 5, 6, 7, 8].map((host) => `${singles}.${host}`),
    });
    await storePool(tx, { ...pool, network: `2001:db8:${locationId}::/56`, unit: 64 });
    if (!products.includes('dedicated')) continue;
    const blocks = `198.19.${locationId}`;
    await storePool(tx, { ...pool, network: `${blocks}.0/25`, unit: 29 });
    await storePool(tx, { ...pool, network: `${blocks}.128/26`, unit: 28 });
    await storePool(tx, { ...pool, network: `${blocks}.192/26`, unit: 27 });
  }
}
