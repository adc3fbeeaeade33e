import type { LedgerAccountName, Ledger, TrialBalance } from '@hoster/contract';
import { Table } from '@hoster/ui/table';
import { useIntl } from 'react-intl';
import { TextLink } from '@hoster/ui/text-link';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { addressOf } from './route.ts';
import { accountWords, words } from './words.ts';

type Row = TrialBalance['accounts'][number];

/** What the books have on each account, and in total. */
export function TrialBalanceTable({ books }: { books: TrialBalance }) {
  const { formatMessage } = useIntl();
  const total: Row = { account: '', country: null, provider: null, debit: books.debit, credit: books.credit };
  const nameOf = ({ account, country, provider }: Row) => {
    if (account === '') return formatMessage(words.total);
    const name = formatMessage(accountWords[account as LedgerAccountName]);
    const part = country ?? provider;
    return part === null ? name : `${name} (${part})`;
  };
  return (
    <Table
      caption={formatMessage(words.accountsList)}
      captionHidden
      columns={[
        {
          id: 'account',
          header: formatMessage(words.account),
          rowHeader: true,
          cell: (row: Row) =>
            row.account === '' ? (
              nameOf(row)
            ) : (
              <TextLink href={addressOf({ account: row.account as LedgerAccountName })}>{nameOf(row)}</TextLink>
            ),
        },
        {
          id: 'debit',
          header: formatMessage(words.debit),
          align: 'end',
          nowrap: true,
          cell: ({ debit }) => <LedgerPrice value={debit} column />,
        },
        {
          id: 'credit',
          header: formatMessage(words.credit),
          align: 'end',
          nowrap: true,
          cell: ({ credit }) => <LedgerPrice value={credit} column />,
        },
        {
          id: 'balance',
          header: formatMessage(words.balance),
          align: 'end',
          nowrap: true,
          cell: ({ credit, debit }) => <LedgerPrice value={difference(debit, credit)} column />,
        },
      ]}
      rows={[...books.accounts, total]}
      rowKey={({ account, country, provider }) => `${account} ${country ?? ''} ${provider ?? ''}`}
    />
  );
}

/** Amounts are exact to the cent, which binary fractions aren't. */
function difference(debit: Ledger, credit: Ledger): Ledger {
  const cents = ({ amount }: Ledger) => Math.round(Number(amount) * 100);
  return { amount: ((cents(debit) - cents(credit)) / 100).toFixed(2), currency: debit.currency };
}
