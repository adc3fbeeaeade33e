import type { CatalogueStock, CatalogueTableName } from '@hoster/contract';
import { keepCatalogue, locations } from '../../catalogue/index.ts';
import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { lockRow } from './find.ts';
import { catalogueTexts } from './texts.ts';

/** Pieces left by location; null: not sold there. */
export type Left = Readonly<Record<string, number | null>>;

/**
 * Sets how many of a plan are left. Of a number that staff saw, only the difference is applied: an order that was placed
 * in between isn't undone.
 * @returns what was left before, and what is left now
 * @throws AppError 404, 400 for no such location
 */
export async function setStock(
  db: Db,
  name: CatalogueTableName,
  key: string,
  { stock: wanted }: CatalogueStock,
): Promise<{ before: Left; after: Left }> {
  return db.transaction(async (tx) => {
    await keepCatalogue(tx);
    const { edited, id: planId } = await lockRow(tx, name, key);
    const { line, stock } = edited;
    if (!stock) throw notFound(`${name} has no stock`);
    const ids = [...new Set(wanted.map(({ location }) => location))];
    const places =
      ids.length === 0 ? [] : await tx.select().from(locations).where(inArray(locations.id, ids)).orderBy(locations.id);
    const sells = places.filter(({ products }) => products.some((product) => product === line));
    if (sells.length < ids.length) throw new FieldError({ stock: [catalogueTexts.unknown] });
    const [before, after]: [Record<string, number | null>, Record<string, number | null>] = [{}, {}];
    for (const { id, slug } of places) {
      const here = and(eq(stock.planId, planId), eq(stock.locationId, id));
      const [row] = await tx.select().from(stock).where(here).for('update');
      const now = row?.available ?? null;
      const wish = wanted.findLast(({ location }) => location === id);
      const left = wish ? leftOf(wish, now) : now;
      if (left === now) continue;
      [before[slug], after[slug]] = [now, left];
      if (left === null) await tx.delete(stock).where(here);
      else {
        await tx
          .insert(stock)
          .values({ planId, locationId: id, available: left })
          .onConflictDoUpdate({ target: [stock.planId, stock.locationId], set: { available: left } });
      }
    }
    return { before, after };
  });
}

function leftOf(
  { available, was }: { readonly available: number | null; readonly was: number | null },
  now: number | null,
): number | null {
  if (available === null) return null;
  return now === null || was === null ? available : Math.max(0, now + available - was);
}
