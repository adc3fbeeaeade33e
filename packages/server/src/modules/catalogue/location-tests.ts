import type { LocationTests } from '@hoster/contract';
import { eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { LocationRow } from './load.ts';
import { locations } from './tables.ts';

/** Sets what there is to test at a datacenter. @throws AppError 404 */
export async function setLocationTests(db: Db, slug: string, body: LocationTests): Promise<LocationRow> {
  const { ping_host: pingHost, test_ipv4: testIpv4, test_ipv6: testIpv6, test_files: files, asn } = body;
  const testFiles = files?.toSorted((a, b) => a.megabytes - b.megabytes);
  const [known] = await db.select().from(locations).where(eq(locations.slug, slug));
  if (!known) throw notFound(`No location ${slug}`);
  if (Object.keys(body).length === 0) return known;
  const values = { pingHost, testIpv4, testIpv6, testFiles, asn };
  const [row] = await db.update(locations).set(values).where(eq(locations.id, known.id)).returning();
  return row ?? known;
}
