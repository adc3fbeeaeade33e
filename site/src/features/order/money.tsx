import type { Cents } from '@hoster/domain/money';
import { Price, type PriceProps } from '@hoster/ui/price';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useCurrency } from '../../start/use-currency.ts';
import { showsCents } from '../currency/shows-cents.ts';

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

export interface MoneyProps {
  /** EUR, net or with tax as the place says; shown in the visitor's currency. */
  cents: Cents;
  /** The price without the discount, struck through. */
  oldCents?: Cents | undefined;
  /** Says "per month". */
  monthly?: boolean;
  /** Says "from". */
  from?: boolean;
  /** Zero is said as "free". */
  freeWord?: boolean;
  signed?: boolean;
  mono?: boolean;
  /** Whether it stands in a column of prices that it aligns with. */
  column?: boolean;
  size?: PriceProps['size'];
  note?: ReactNode;
  className?: string;
}

/** An amount of EUR cents in the visitor's currency: the one way catalogue and order show prices. */
export function Money({ cents, oldCents, monthly, from, freeWord, column = false, note, ...look }: MoneyProps) {
  const { formatMessage, locale } = useIntl();
  const { currency } = useCurrency();
  return (
    <Price
      {...look}
      fixed={column && showsCents(currency.short)}
      amount={{ cents }}
      currency={currency}
      locale={locale}
      old={oldCents !== undefined && oldCents > cents ? { cents: oldCents } : undefined}
      oldLabel={formatMessage(words.old)}
      {...(monthly && { period: formatMessage(words.perMonth), periodLabel: formatMessage(words.perMonthSpoken) })}
      {...(from && { from: formatMessage(words.from) })}
      {...(freeWord && { free: formatMessage(words.free) })}
      {...(note !== undefined && { note })}
    />
  );
}
