import type { Finance } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Price } from '@hoster/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { useCurrency } from '../../app/visitor/use-currency.ts';

/** The balance as booked, its approximate value in the visitor's currency, and the credit if any. */
export function BalanceFigure({ balance, overdraft }: Pick<Finance, 'balance' | 'overdraft'>) {
  const { locale } = useIntl();
  const { currency } = useCurrency();
  return (
    <Stack gap={4}>
      <Text element="div" size={36} weight="medium" mono>
        <LedgerPrice value={balance} />
      </Text>
      {currency.short === balance.currency || balance.currency !== 'EUR' || Number(balance.amount) === 0 ? null : (
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.balance.about"
            defaultMessage="about {amount} at today’s rate"
            description="Under the balance: the same in the currency of the prices"
            values={{
              amount: <Price amount={{ decimal: balance.amount }} currency={currency} locale={locale} />,
            }}
          />
        </Text>
      )}
      {overdraft ? (
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.balance.overdraft"
            defaultMessage="Overdraft: {available} of {limit} available"
            description="Under the balance: the credit that was granted"
            values={{
              available: <LedgerPrice value={overdraft.available} />,
              limit: <LedgerPrice value={overdraft.limit} />,
            }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}
