import type { DatevChart, DatevQuery, VatScheme } from '@hoster/contract';

/** Accounts of the books that a file has. */
export type DatevAccounts = Readonly<Record<VatScheme | 'bank' | 'debtor', string>>;

/** The usual accounts of each chart. */
const usual: Readonly<Record<DatevChart, DatevAccounts>> = {
  skr03: { domestic: '8400', oss: '8320', reverse_charge: '8336', outside: '8338', bank: '1200', debtor: '10000' },
  skr04: { domestic: '4400', oss: '4320', reverse_charge: '4336', outside: '4338', bank: '1800', debtor: '10000' },
};

/** Accounts that a query asks for; what it leaves out is usual. */
export function accountsOf({ chart, ...asked }: DatevQuery): DatevAccounts {
  const { bank, debtor, domestic, oss, outside, reverse_charge: reverseCharge } = usual[chart];
  return {
    domestic: asked.domestic ?? domestic,
    oss: asked.oss ?? oss,
    reverse_charge: asked.reverse_charge ?? reverseCharge,
    outside: asked.outside ?? outside,
    bank: asked.bank ?? bank,
    debtor: asked.debtor ?? debtor,
  };
}
