import type { CurrencyCode } from '@hoster/contract';
import type { ChargedCents, EuroCents } from '@hoster/domain/money/money';
import { Price, type PriceProps } from '@hoster/ui/price';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { showsCents } from './shows-cents.ts';

const words = defineMessages({
  perMonth: {
    id: 'order.price.per-month',
    defaultMessage: '/mo',
    description: 'Behind a price, as it is seen: per month',
  },
  perMonthSpoken: {
    id: 'order.price.per-month-spoken',
    defaultMessage: 'per month',
    description: 'Behind a price, for screen readers',
  },
  from: { id: 'order.price.from', defaultMessage: 'from', description: 'Before the lowest price' },
  free: { id: 'order.price.free', defaultMessage: 'free', description: 'Instead of a price of zero' },
  old: {
    id: 'order.price.old',
    defaultMessage: 'was',
    description: 'Before a struck-through price, for screen readers',
  },
});

interface AmountLook {
  /** Adds "per month". */
  monthly?: boolean;
  /** Adds "from". */
  from?: boolean;
  /** Shows zero as "free". */
  freeWord?: boolean;
  signed?: boolean;
  mono?: boolean;
  /** Aligns the price with others in a column. */
  column?: boolean;
  size?: PriceProps['size'];
  note?: ReactNode;
  className?: string;
}

export interface MoneyProps extends AmountLook {
  /** Net or with tax, depending on the context; shown in the visitor's currency. */
  cents: EuroCents;
  /** The price without the discount, struck through. */
  oldCents?: EuroCents | undefined;
}

/** An amount of euros in the visitor's currency: used for all prices in catalogue and order. */
export function Money({ cents, oldCents, ...look }: MoneyProps) {
  const { currency } = useCurrency();
  return (
    <Amount
      {...look}
      currency={currency}
      amount={{ cents }}
      old={oldCents !== undefined && oldCents > cents ? { cents: oldCents } : undefined}
    />
  );
}

/** An amount in the currency that is charged. It is not converted again. */
export function ChargedMoney({
  cents,
  currency,
  ...look
}: AmountLook & { cents: ChargedCents; currency: CurrencyCode }) {
  return <Amount {...look} currency={{ short: currency }} amount={{ cents }} />;
}

function Amount({
  amount,
  old,
  currency,
  monthly,
  from,
  freeWord,
  column = false,
  note,
  ...price
}: AmountLook & {
  amount: { cents: EuroCents | ChargedCents };
  currency: PriceProps['currency'];
  old?: { cents: EuroCents } | undefined;
}) {
  const { formatMessage, locale } = useIntl();
  return (
    <Price
      {...price}
      amount={amount}
      old={old}
      fixed={column && showsCents(currency.short)}
      currency={currency}
      locale={locale}
      oldLabel={formatMessage(words.old)}
      {...(monthly && { period: formatMessage(words.perMonth), periodLabel: formatMessage(words.perMonthSpoken) })}
      {...(from && { from: formatMessage(words.from) })}
      {...(freeWord && { free: formatMessage(words.free) })}
      {...(note !== undefined && { note })}
    />
  );
}
