import type { CataloguePriceWish, CatalogueTableName } from '@hoster/contract';
import { toCents } from '@hoster/domain';
import { and, asc, eq, isNull, lte } from '../../platform/db/drizzle.ts';
import { keepCatalogue } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { type Edited, editedTable } from './edited.ts';
import { lockRow } from './find.ts';
import { priceChanges } from './tables.ts';
import { catalogueTexts } from './texts.ts';
import { columnOf, euroText, type Row } from './values.ts';

const furthestDays = 2 * 366;

/** What a price was and becomes, for the audit log. */
export interface PriceChange {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const pricesIn = ({ price = 'price_cents' }: Edited, row: Row): { cents: number; old: number | null } => {
  const { oldPriceCents } = row;
  return {
    cents: Number(row[columnOf(price)]),
    old: typeof oldPriceCents === 'number' ? oldPriceCents : null,
  };
};

const inWords = (cents: number, old: number | null) => ({
  price: euroText(cents),
  ...(old !== null && { old_price: euroText(old) }),
});

/**
 * Sets the price that new orders pay, now or from a date on. Services keep the price that they were sold at. A repeated
 * call changes nothing.
 * @throws AppError 404, 400 with errors by field
 */
export async function setPrice(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  name: CatalogueTableName,
  key: string,
  wish: CataloguePriceWish & { readonly userId: number },
): Promise<PriceChange> {
  const now = clock.now();
  const [priceCents, oldPriceCents] = [toCents(wish.price), wish.old_price === null ? null : toCents(wish.old_price)];
  const startsAt = wish.starts === null ? now : new Date(wish.starts);
  return db.transaction(async (tx) => {
    await keepCatalogue(tx);
    const { edited, row } = await lockRow(tx, name, key);
    if (!edited.price) throw notFound(`${name} has no prices`);
    if (oldPriceCents !== null && !edited.hasOldPrice) throw new FieldError({ old_price: [catalogueTexts.noOldPrice] });
    if (oldPriceCents !== null && oldPriceCents <= priceCents) {
      throw new FieldError({ old_price: [catalogueTexts.oldPrice] });
    }
    if (startsAt.getTime() > now.getTime() + furthestDays * dayMilliseconds) {
      throw new FieldError({ starts: [catalogueTexts.far] });
    }
    const { cents, old } = pricesIn(edited, row);
    const before = inWords(cents, old);
    const isNow = startsAt <= now;
    if (isNow && cents === Number(priceCents) && old === oldPriceCents) return { before, after: before };
    const { appliedAt, catalogue, key: keyOf, startsAt: starts } = priceChanges;
    const own = and(eq(catalogue, name), eq(keyOf, key), isNull(appliedAt), eq(starts, startsAt));
    const [waiting] = isNow ? [] : await tx.select().from(priceChanges).where(own);
    if (waiting?.priceCents === Number(priceCents) && waiting.oldPriceCents === oldPriceCents) {
      return { before, after: before };
    }
    if (waiting) throw new FieldError({ starts: [catalogueTexts.starts] });
    const price = { catalogue: name, key, priceCents, oldPriceCents, startsAt, reason: wish.reason };
    if (isNow) await apply(tx, edited, key, price);
    await tx
      .insert(priceChanges)
      .values({ ...price, appliedAt: isNow ? now : null, createdBy: wish.userId, createdAt: now });
    const after = inWords(priceCents, oldPriceCents);
    return { before, after: isNow ? after : { ...after, starts: startsAt.toISOString() } };
  });
}

async function apply(
  tx: Db,
  edited: Edited,
  key: string,
  { oldPriceCents, priceCents }: { readonly priceCents: number; readonly oldPriceCents: number | null },
): Promise<void> {
  const { hasOldPrice, price = 'price_cents', table } = edited;
  await tx
    .update(table)
    .set({ [columnOf(price)]: priceCents, ...(hasOldPrice && { oldPriceCents }) })
    .where(eq(edited.key, key));
}

/**
 * Withdraws a price that hasn't started yet.
 * @returns the price that was withdrawn
 * @throws AppError 404, 409 once it has started
 */
export async function withdrawPrice(
  db: Db,
  name: CatalogueTableName,
  key: string,
  id: number,
): Promise<Readonly<Record<string, unknown>>> {
  const own = and(eq(priceChanges.id, id), eq(priceChanges.catalogue, name), eq(priceChanges.key, key));
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(priceChanges).where(own).for('update');
    if (!row) throw notFound(`No price ${id} of ${name} ${key}`);
    if (row.appliedAt !== null) throw new AppError({ status: 409, code: 'conflict', detail: catalogueTexts.started });
    await tx.delete(priceChanges).where(eq(priceChanges.id, id));
    return { ...inWords(row.priceCents, row.oldPriceCents), starts: row.startsAt.toISOString() };
  });
}

/** Applies the prices whose date has come, in their order. Any process may do it: each is applied once. */
export async function applyDuePrices({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<void> {
  const now = clock.now();
  const { appliedAt, startsAt } = priceChanges;
  const isDue = and(isNull(appliedAt), lte(startsAt, now));
  if ((await db.$count(priceChanges, isDue)) === 0) return;
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(priceChanges)
      .where(isDue)
      .orderBy(asc(startsAt), asc(priceChanges.id))
      .limit(500)
      .for('update');
    for (const price of due) {
      await apply(tx, editedTable(price.catalogue), price.key, price);
      await tx.update(priceChanges).set({ appliedAt: now }).where(eq(priceChanges.id, price.id));
    }
  });
}
