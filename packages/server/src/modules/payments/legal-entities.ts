import { and, asc, eq, isNull } from '../../db/drizzle.ts';
import type { LegalEntity, LegalEntityInput } from '@hoster/contract';
import { chargesEuVat, countryCodes } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError, notFound } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { hasVatShape, tidyVatId } from '../vat/format.ts';
import { lockAccount } from './balance.ts';
import { legalEntities } from './tables.ts';

type Row = typeof legalEntities.$inferSelect;

/** An account invoices a handful of companies; more is a mistake in a script. */
const most = 20;

const texts = {
  country: { en: 'Country not found', ru: 'Страна не найдена' },
  vatId: {
    en: 'Only companies can have a VAT ID. Leave this field empty.',
    ru: 'Номер НДС есть только у компаний. Оставьте поле пустым.',
  },
  vatShape: {
    en: 'This isn’t a VAT ID of the selected country. It starts with the country’s code, such as DE123456789.',
    ru: 'Это не номер НДС выбранной страны. Он начинается с её кода, например DE123456789.',
  },
  tooMany: { en: `You can save up to ${most} companies.`, ru: `Можно сохранить не больше ${most} компаний.` },
};

const present = (row: Row): LegalEntity => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  country: row.country,
  address: row.address,
  city: row.city,
  zip_code: row.zipCode,
  vat_id: row.vatId,
  vat_status: row.vatStatus,
  is_default: row.isDefault,
});

/** Whom an account may have invoiced besides its person, oldest first. */
export async function legalEntitiesOf(db: Db, accountId: number): Promise<LegalEntity[]> {
  const rows = await db
    .select()
    .from(legalEntities)
    .where(and(eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt)))
    .orderBy(asc(legalEntities.id));
  return rows.map(present);
}

/** One of them; undefined when the account has none of that id. */
export const legalEntityOf = async (db: Db, accountId: number, id: number): Promise<LegalEntity | undefined> =>
  (await legalEntitiesOf(db, accountId)).find((entity) => entity.id === id);

/**
 * Adds a company or person to invoice. VAT is charged until its VAT id is checked.
 * @throws FieldError
 */
export async function addLegalEntity(
  context: Context,
  accountId: number,
  input: Required<LegalEntityInput>,
): Promise<LegalEntity> {
  if (!countryCodes.includes(input.country)) throw new FieldError({ country: [texts.country] });
  if (input.vat_id !== null && input.kind === 'person') throw new FieldError({ vat_id: [texts.vatId] });
  const vatId = typeof input.vat_id === 'string' ? tidyVatId(input.vat_id, input.country) : null;
  if (vatId !== null && chargesEuVat(input.country) && !hasVatShape(vatId, input.country)) {
    throw new FieldError({ vat_id: [texts.vatShape] });
  }
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const known = await legalEntitiesOf(tx, accountId);
    if (known.length >= most) throw new FieldError({ name: [texts.tooMany] });
    if (input.is_default) {
      await tx.update(legalEntities).set({ isDefault: false }).where(eq(legalEntities.accountId, accountId));
    }
    const [row] = await tx
      .insert(legalEntities)
      .values({
        accountId,
        name: input.name,
        kind: input.kind,
        country: input.country,
        address: input.address,
        city: input.city,
        zipCode: input.zip_code,
        vatId,
        vatStatus: input.vat_id === null ? 'none' : 'pending',
        isDefault: input.is_default,
      })
      .returning();
    if (!row) throw new Error('The payer was stored but not found.');
    if (vatId !== null && context.settings.viesUrl !== null) {
      const jobs = await jobsOf(context);
      await jobs.enqueue(tx, 'vat.check', { legalEntityId: row.id }, { key: String(row.id) });
    }
    return present(row);
  });
}

/** @throws AppError 404 when the account has none of that id */
export async function removeLegalEntity(db: Db, accountId: number, id: number, now: Date): Promise<LegalEntity[]> {
  const gone = await db
    .update(legalEntities)
    .set({ removedAt: now, isDefault: false })
    .where(and(eq(legalEntities.id, id), eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt)))
    .returning({ id: legalEntities.id });
  if (gone.length === 0) throw notFound(`No payer ${id} of account ${accountId}`);
  return legalEntitiesOf(db, accountId);
}
