import type { LocalSellerSettings, SellerSettings, SettingsGroupName } from '@hoster/contract';
import { canBeVatId, hasVatShape, tidyVatId } from '@hoster/domain/money/vat-format';
import { chargesEuVat } from '@hoster/domain';
import { countryCodes } from '@hoster/domain/visitor/countries';
import { companySettings, companySettingsOf, seriesOf } from '../platform/company/index.ts';
import { and, eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { AppError, FieldError } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';
import { settingsTexts } from './texts.ts';

/** Who saves a group, and the version that they have read. */
export interface Saving {
  readonly userId: number;
  readonly version: number;
}

/**
 * Saves a group. All processes use it from the next request on.
 * @returns its value before; null: there was none
 * @throws AppError 409 `settings_changed` when somebody else has saved it since
 */
export async function saveGroup(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  name: SettingsGroupName,
  value: object,
  { userId, version }: Saving,
): Promise<Record<string, unknown> | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(companySettings).where(eq(companySettings.name, name)).for('update');
    const written = { value, version: version + 1, isDefault: false, changedAt: clock.now(), changedBy: userId };
    // A default has version 0, as has a group without a row.
    const isRead = and(eq(companySettings.name, name), eq(companySettings.version, version));
    const rows = await tx.update(companySettings).set(written).where(isRead).returning({ name: companySettings.name });
    const [first] =
      rows.length > 0 || version > 0
        ? rows
        : await tx
            .insert(companySettings)
            .values({ name, ...written })
            .onConflictDoNothing()
            .returning({ name: companySettings.name });
    if (!first) throw new AppError({ status: 409, code: 'settings_changed', detail: settingsTexts.changed });
    return (before?.value ?? null) as Record<string, unknown> | null;
  });
}

/**
 * Checks a company, and tidies its VAT ID.
 * @throws FieldError
 */
export async function checkedSeller<Seller extends SellerSettings | LocalSellerSettings>(
  db: Db,
  seller: Seller,
  name: 'company' | 'local_company',
): Promise<Seller> {
  const { country } = seller;
  if (!countryCodes.includes(country)) throw new FieldError({ country: [settingsTexts.country] });
  const countries = 'countries' in seller ? (seller.countries ?? []) : [];
  if (!countries.every((code) => countryCodes.includes(code))) {
    throw new FieldError({ countries: [settingsTexts.country] });
  }
  const vatId = seller.vat_id === null ? null : tidyVatId(seller.vat_id, country);
  const isGood = vatId === null || (chargesEuVat(country) ? hasVatShape(vatId, country) : canBeVatId(vatId));
  if (!isGood) throw new FieldError({ vat_id: [settingsTexts.vatId] });
  const { company, local_company: local } = await companySettingsOf(db);
  const other = name === 'company' ? (local?.countries ? local : null) : company;
  if (other && seriesOf(other) === seriesOf(seller)) throw new FieldError({ invoice_prefix: [settingsTexts.prefix] });
  return { ...seller, vat_id: vatId };
}
