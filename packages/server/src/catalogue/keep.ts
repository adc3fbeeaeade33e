import { eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { keptValues } from '../platform/http/index.ts';

const name = 'catalogue';

/**
 * Marks the catalogue as the operator's own: no start changes it from then on, and no later version adds to it. Staff's
 * first change does so, and the first start of a site that isn't a demo.
 */
export async function keepCatalogue(tx: Db): Promise<void> {
  await tx.insert(keptValues).values({ name, value: 'own' }).onConflictDoNothing();
}

/** Whether the catalogue is the operator's own. */
export async function isCatalogueKept(db: Db): Promise<boolean> {
  return (await db.$count(keptValues, eq(keptValues.name, name))) > 0;
}
