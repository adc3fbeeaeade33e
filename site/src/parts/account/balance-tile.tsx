import type { Finance } from '@hoster/contract';
import { Price } from '@hoster/ui/price';
import { StatTile } from '@hoster/ui/stat-tile';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { LedgerPrice } from '../price/ledger-price.tsx';

interface BalanceTileProps {
  finance: Pick<Finance, 'balance' | 'overdraft'>;
  /** Page about it. */
  href?: string;
}

/** The balance as booked, its approximate value in the visitor's currency, and the credit if any. */
export function BalanceTile({ finance: { balance, overdraft }, href }: BalanceTileProps) {
  const { locale } = useIntl();
  const { currency } = useCurrency();
  const isConverted = currency.short !== balance.currency && balance.currency === 'EUR' && Number(balance.amount) !== 0;
  const note = overdraft ? (
    <FormattedMessage
      id="account.balance.overdraft"
      defaultMessage="Overdraft: {available} of {limit} available"
      description="Under the balance: the credit that was granted"
      values={{
        available: <LedgerPrice value={overdraft.available} />,
        limit: <LedgerPrice value={overdraft.limit} />,
      }}
    />
  ) : isConverted ? (
    <FormattedMessage
      id="account.balance.about"
      defaultMessage="about {amount} at today’s rate"
      description="Under the balance: the same in the currency of the prices"
      values={{ amount: <Price amount={{ decimal: balance.amount }} currency={currency} locale={locale} /> }}
    />
  ) : null;
  return (
    <StatTile
      id="balance"
      href={href}
      label={<FormattedMessage id="account.balance.title" defaultMessage="Balance" />}
      value={<LedgerPrice value={balance} />}
      note={note}
    />
  );
}
