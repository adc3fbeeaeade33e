import type { CatalogueTableName } from '@hoster/contract';
import { formerPlans, keepCatalogue } from '../../catalogue/index.ts';
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { editedTable } from './edited.ts';
import { lockRow, type Locked, slugOf } from './find.ts';
import { titleOf } from './list.ts';
import { catalogueTexts } from './texts.ts';

/**
 * Puts a row on sale, or takes it off. Services that have it go on. The address of a plan that is off says what to order
 * instead, if there's a successor.
 * @returns whether it was on before
 * @throws AppError 404, 400 with errors by field
 */
export async function setState(
  db: Db,
  name: CatalogueTableName,
  key: string,
  { is_on: isOn, successor }: { readonly is_on: boolean; readonly successor: string | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await keepCatalogue(tx);
    const locked = await lockRow(tx, name, key);
    const { edited } = locked;
    if (!edited.canBeOff) throw new FieldError({ is_on: [catalogueTexts.fixed] });
    const wasOn = await isOnNow(tx, locked, key);
    if (edited.onColumn !== null) {
      await tx
        .update(edited.table)
        .set({ [edited.onColumn]: isOn })
        .where(eq(edited.key, key));
    } else if (isOn) await putOnSale(tx, locked);
    else await withdraw(tx, locked, successor);
    return wasOn;
  });
}

/**
 * Takes everything in a table off sale, as who starts with the plans of the examples wants: what they sell they put back
 * on, or add.
 * @returns keys of the rows that were on sale
 * @throws AppError 400 for a table whose rows are always on sale
 */
export async function withdrawAll(db: Db, name: CatalogueTableName): Promise<string[]> {
  const { canBeOff, isOn, key, order, table } = editedTable(name);
  if (!canBeOff) throw new FieldError({ non_field_errors: [catalogueTexts.fixed] });
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(isOn)
      .orderBy(asc(order));
    for (const row of rows) await setState(tx, name, row.key, { is_on: false, successor: null });
    return rows.map((row) => row.key);
  });
}

async function isOnNow(tx: Db, { edited: { isOn, key: keyOf, table } }: Locked, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ isOn: sql<boolean>`${isOn}` })
    .from(table)
    .where(eq(keyOf, key));
  return row?.isOn ?? false;
}

const isFormer = ({ edited: { line }, row }: Locked) =>
  and(eq(formerPlans.line, line ?? 'vps'), eq(formerPlans.slug, slugOf(row)));

async function putOnSale(tx: Db, locked: Locked): Promise<void> {
  await tx.delete(formerPlans).where(and(isFormer(locked), eq(formerPlans.renamed, false)));
}

async function withdraw(tx: Db, locked: Locked, successor: string | null): Promise<void> {
  const { edited, row } = locked;
  const { isOn, line, table } = edited;
  if (!line) return;
  const slug = slugOf(row);
  if (successor !== null) {
    const column = Reflect.get(table, row['slug'] === undefined ? 'gigabytes' : 'slug') as typeof formerPlans.slug;
    const sold = await tx.$count(table, and(sql`${column}::text = ${successor}`, isOn));
    if (successor === slug || sold === 0) throw new FieldError({ successor: [catalogueTexts.successor] });
  }
  const name = line === 'backup' ? { en: `${slug} GB`, ru: `${slug}\u00A0ГБ` } : { en: titleOf(edited, row, 'en') };
  await tx
    .insert(formerPlans)
    .values({ line, slug, name, renamed: false, successor })
    .onConflictDoUpdate({ target: [formerPlans.line, formerPlans.slug], set: { renamed: false, successor } });
}
