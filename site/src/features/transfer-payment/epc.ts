import type { BankTransfer } from '@hoster/contract';

/**
 * Text of the QR code for a transfer that European banking apps scan (EPC069-12, version 2): the amount is in euros.
 */
export function epcText({ bic, beneficiary, iban, amount, reference }: BankTransfer): string {
  return ['BCD', '002', '1', 'SCT', bic, beneficiary, iban, `EUR${amount.amount}`, '', reference].join('\n');
}
