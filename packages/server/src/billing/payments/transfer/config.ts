import { isIban } from '@hoster/domain/money/creditor-reference';
import { StartError } from '../../../platform/index.ts';

/** Our account at a bank, to which customers send transfers in euros. */
export interface TransferAccount {
  readonly beneficiary: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
}

/** Account of a demo: an IBAN with valid check digits of a bank that doesn't exist. */
export const demoTransferAccount: TransferAccount = {
  beneficiary: 'Hoster B.V. (demo)',
  iban: 'NL93DEMO0123456789',
  bic: 'DEMONL2A',
  bankName: 'Demo Bank',
};

/**
 * Reads the account for bank transfers from the environment: `TRANSFER_IBAN`, `TRANSFER_BIC`, `TRANSFER_BANK` and
 * `TRANSFER_BENEFICIARY`. Null without an IBAN: transfers are not offered.
 * @throws StartError that names the bad variable
 */
export function readTransfer(env: Readonly<Record<string, string | undefined>>): TransferAccount | null {
  const given = env['TRANSFER_IBAN'];
  if (!given) return null;
  const iban = given.replaceAll(' ', '').toUpperCase();
  if (!isIban(iban)) throw new StartError('TRANSFER_IBAN must be an IBAN; its check digits are wrong.');
  const bic = env['TRANSFER_BIC'] ?? '';
  if (!/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic))
    throw new StartError('TRANSFER_BIC must have 8 or 11 characters.');
  const beneficiary = env['TRANSFER_BENEFICIARY'];
  if (!beneficiary) throw new StartError('TRANSFER_BENEFICIARY is missing although TRANSFER_IBAN is set.');
  return { beneficiary, iban, bic, bankName: env['TRANSFER_BANK'] ?? '' };
}

declare module '../../../platform/settings.ts' {
  interface Settings {
    readonly transfer: TransferAccount | null;
  }
}
