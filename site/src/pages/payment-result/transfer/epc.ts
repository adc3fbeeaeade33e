import type { BankTransfer, Ledger } from '@hoster/contract';

/**
 * Text of the QR code for a transfer that European banking apps scan (EPC069-12, version 2).
 * @param due amount left to send, in euros
 */
export function epcText({ bic, beneficiary, iban, reference }: BankTransfer, due: Ledger): string {
  return ['BCD', '002', '1', 'SCT', bic, beneficiary, iban, `EUR${due.amount}`, '', reference].join('\n');
}
