import { eq } from '../../../platform/db/drizzle.ts';
import type { BankTransfer } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import type { AttemptRow, PaymentRow } from '../tables.ts';
import { receivedFor } from './provider.ts';
import { expectedTransfers } from './tables.ts';

/** Path of the page on which a demo's transfer is sent. */
export const transferPagePath = (reference: string): string => `/bank/transfer/${reference}/`;

/** Details for sending a transfer, and what has arrived of it; null while its reference isn't assigned. */
export async function presentTransfer(
  { db, settings }: Context,
  { currency, amountCurrencyCents }: PaymentRow,
  { providerRef }: AttemptRow,
): Promise<BankTransfer | null> {
  const account = settings.transfer;
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
