import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import type { LegalEntity, LegalEntityInput } from '@hoster/contract';
import { chargesEuVat, countryCodes, sellerFor, vatStateOf } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { type Db, hasRoom } from '../../platform/db/index.ts';
import { accounts } from '../../identity/index.ts';
import { listSellers, type Seller } from '../../settings/index.ts';
import { unprintableFields } from '../../platform/pdf/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { vatCheckJob } from '../vat/check.ts';
import { canBeVatId, hasVatShape, tidyVatId } from '@hoster/domain/money/vat-format';
import { lockOpenAccount } from './balance.ts';
import { legalEntities } from './tables.ts';

type Row = typeof legalEntities.$inferSelect;

/** Maximum per account: it has a handful of companies to invoice; more is a mistake in a script. */
const most = 20;

const texts = {
  country: defineMessage({ id: 'billing.company.country', defaultMessage: 'Country not found' }),
  vatId: defineMessage({
    id: 'billing.company.vat-id',
    defaultMessage: 'Only companies can have a VAT ID. Leave this field empty.',
  }),
  vatShape: defineMessage({
    id: 'billing.company.vat-shape',
    defaultMessage:
      'This isn’t a VAT ID of the selected country. It starts with the country’s code, such as DE123456789.',
  }),
  vatCharacters: defineMessage({
    id: 'billing.company.vat-characters',
    defaultMessage: 'A VAT ID has up to 20 Latin letters and digits.',
    description: 'Error of the form of a company outside the European Union',
  }),
  tooMany: withValues(
    defineMessage({ id: 'billing.company.too-many', defaultMessage: 'You can save up to {most} companies.' }),
    { most },
  ),
};

/** A postal address as it's stored. */
interface Home {
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
}

/** Whether a payer has an address of their own, even a part of one; otherwise that of the account applies. */
export const hasOwnAddress = ({ address, city, zipCode }: Home): boolean => [address, city, zipCode].some(Boolean);

/** Address that an invoice shows and that decides the tax. That of an account in another country can't decide it. */
function addressOf(row: Row, account: Home & { country: string | null }) {
  const { address, city, zipCode } = hasOwnAddress(row) || account.country !== row.country ? row : account;
  return { address, city, zip_code: zipCode };
}

const present = (row: Row, account: typeof accounts.$inferSelect, sellers: readonly Seller[]): LegalEntity => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  country: row.country,
  ...addressOf(row, account),
  vat_id: row.vatId,
  vat_status: row.vatStatus,
  is_default: row.isDefault,
  seller_country: sellerFor(sellers, { profileCountry: row.country, siteCountry: row.country })?.country_code ?? null,
});

/** Companies and persons that an account can have invoiced besides its owner, oldest first. */
export async function legalEntitiesOf(db: Db, accountId: number): Promise<LegalEntity[]> {
  const rows = await db
    .select({ entity: legalEntities, account: accounts })
    .from(legalEntities)
    .innerJoin(accounts, eq(accounts.id, legalEntities.accountId))
    .where(and(eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt)))
    .orderBy(asc(legalEntities.id));
  if (rows.length === 0) return [];
  const sellers = await listSellers(db, 'en');
  return rows.map(({ entity, account }) => present(entity, account, sellers));
}

/** One of them; undefined when the account has none with that id. */
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
  const vatCountry = vatStateOf(input.country);
  const vatId = typeof input.vat_id === 'string' ? tidyVatId(input.vat_id, vatCountry) : null;
  if (vatId !== null) {
    if (!chargesEuVat(vatCountry)) {
      if (!canBeVatId(vatId)) throw new FieldError({ vat_id: [texts.vatCharacters] });
    } else if (!hasVatShape(vatId, vatCountry)) throw new FieldError({ vat_id: [texts.vatShape] });
  }
  const { name, address, city, zip_code } = input;
  const unprintable = await unprintableFields({ name, address, city, zip_code });
  if (Object.keys(unprintable).length > 0) throw new FieldError(unprintable);
  return context.db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    const where = and(eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt));
    if (!(await hasRoom(tx, { table: legalEntities, where, owner: `account ${accountId}`, most })))
      throw new FieldError({ name: [texts.tooMany] });
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
      await jobs.enqueue(tx, vatCheckJob, { legalEntityId: row.id }, { key: String(row.id) });
    }
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw new Error(`Account ${accountId} was not found.`);
    return present(row, account, await listSellers(tx, 'en'));
  });
}

/** @throws AppError 404 when the account has none with that id */
export async function removeLegalEntity(db: Db, accountId: number, id: number, now: Date): Promise<LegalEntity[]> {
  const gone = await db
    .update(legalEntities)
    .set({ removedAt: now, isDefault: false })
    .where(and(eq(legalEntities.id, id), eq(legalEntities.accountId, accountId), isNull(legalEntities.removedAt)))
    .returning({ id: legalEntities.id });
  if (gone.length === 0) throw notFound(`No payer ${id} of account ${accountId}`);
  return legalEntitiesOf(db, accountId);
}
