import {
  type BankSettings,
  type BannerSettings,
  type BrandSettings,
  type CurrencySettings,
  type LanguageSettings,
  type LineSettings,
  type PaymentSettings,
  type SenderSettings,
  settingsGroups,
  type SettingsGroupName,
  type LocalSellerSettings,
  type SellerSettings,
  type TaxSettings,
} from '@hoster/contract';
import { eq } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import { companySettings, type CompanySettingsRow } from './tables.ts';

/** Settings of the company. Null: not filled in. */
export interface CompanySettings {
  readonly company: SellerSettings | null;
  readonly local_company: LocalSellerSettings | null;
  readonly brand: BrandSettings | null;
  readonly sender: SenderSettings | null;
  readonly bank: BankSettings | null;
  readonly banner: BannerSettings | null;
  readonly languages: LanguageSettings | null;
  readonly currencies: CurrencySettings | null;
  readonly lines: LineSettings | null;
  readonly payments: PaymentSettings | null;
  readonly tax: TaxSettings | null;
  /** Address of the site, as of the last start of a server. */
  readonly origin: string | null;
}

/**
 * Reads the settings. Nothing is kept in the process: what staff save applies to the next request of every process. A
 * stored value that doesn’t match its schema counts as not filled in, which closes orders instead of inventing data.
 */
export async function companySettingsOf(db: Pick<Db, 'select'>): Promise<CompanySettings> {
  const rows = await db.select().from(companySettings);
  return {
    company: valueOf(rows, 'company'),
    local_company: valueOf(rows, 'local_company'),
    brand: valueOf(rows, 'brand'),
    sender: valueOf(rows, 'sender'),
    bank: valueOf(rows, 'bank'),
    banner: valueOf(rows, 'banner'),
    languages: valueOf(rows, 'languages'),
    currencies: valueOf(rows, 'currencies'),
    lines: valueOf(rows, 'lines'),
    payments: valueOf(rows, 'payments'),
    tax: valueOf(rows, 'tax'),
    origin: originIn(rows),
  };
}

function originIn(rows: readonly CompanySettingsRow[]): string | null {
  const value = rows.find(({ name }) => name === 'origin')?.value;
  return typeof value === 'string' ? value : null;
}

/** Reads one group: all of them would bring pictures along. */
export async function settingsOf<Name extends SettingsGroupName>(
  db: Pick<Db, 'select'>,
  name: Name,
): Promise<CompanySettings[Name]> {
  return valueOf(await db.select().from(companySettings).where(eq(companySettings.name, name)), name);
}

/** The value of a group, checked by its schema. */
export function valueOf<Name extends SettingsGroupName>(
  rows: readonly CompanySettingsRow[],
  name: Name,
): CompanySettings[Name] {
  const row = rows.find((one) => one.name === name);
  const read = settingsGroups[name].safeParse(row?.value);
  return read.success ? (read.data as CompanySettings[Name]) : null;
}

/** Shown while there is no name: only between the migration and the first start. */
const nameless = 'Hosting';

/** The name by which customers know the company. */
export const brandOf = ({ brand }: Pick<CompanySettings, 'brand'>): string => brand?.name ?? nameless;

/** As `brandOf`, read from the database. */
export const brandName = async (db: Pick<Db, 'select'>): Promise<string> => brandOf(await companySettingsOf(db));

/** Where reports of problems go: the address of the settings, else that of the environment. */
export async function supportAddress(
  db: Pick<Db, 'select'>,
  { supportEmail }: { readonly supportEmail: string | null },
): Promise<string | null> {
  return (await companySettingsOf(db)).sender?.support ?? supportEmail;
}
