import { eq } from '../../../platform/db/drizzle.ts';
import type { BankTransfer } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { companySettingsOf } from '../../../platform/company/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Context, Settings } from '../../../platform/index.ts';
import type { AttemptRow, PaymentRow } from '../tables.ts';
import type { TransferAccount } from './config.ts';
import { receivedFor } from './provider.ts';
import { expectedTransfers } from './tables.ts';

/** Path of the page on which a demo's transfer is sent. */
export const transferPagePath = (reference: string): string => `/bank/transfer/${reference}/`;

/** Our account, to which transfers go: that of the settings, else that of the environment. Null: there's none. */
export async function transferAccount(
  db: Pick<Db, 'select'>,
  settings: Pick<Settings, 'transfer'>,
): Promise<TransferAccount | null> {
  const { bank } = await companySettingsOf(db);
  if (!bank) return settings.transfer;
  return { beneficiary: bank.beneficiary, iban: bank.iban, bic: bank.bic, bankName: bank.bank_name ?? '' };
}

/** Details for sending a transfer, and what has arrived of it; null while its reference isn't assigned. */
export async function presentTransfer(
  { db, settings }: Context,
  { currency, amountCurrencyCents }: PaymentRow,
  { providerRef }: AttemptRow,
): Promise<BankTransfer | null> {
  const account = await transferAccount(db, settings);
  if (providerRef === null || !account) return null;
  const known = await db.$count(expectedTransfers, eq(expectedTransfers.reference, providerRef));
  if (known === 0) return null;
  return {
    beneficiary: account.beneficiary,
    iban: account.iban,
    bic: account.bic,
    bank_name: account.bankName,
    reference: providerRef,
    amount: toLedger(amountCurrencyCents, currency),
    received: toLedger(await receivedFor(db, providerRef), currency),
    demo_url: settings.demo ? transferPagePath(providerRef) : null,
  };
}
