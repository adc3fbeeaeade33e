import { Price, type PriceProps } from '@hoster/ui/price';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { showsCents } from './shows-cents.ts';
import * as css from './display-price.css.ts';

const words = defineMessages({
  from: { id: 'layout.price.from', defaultMessage: 'from', description: 'Before the lowest price' },
  month: { id: 'layout.price.month', defaultMessage: '/mo', description: 'Behind a price, as it is seen: per month' },
  monthSpoken: {
    id: 'layout.price.month-spoken',
    defaultMessage: 'per month',
    description: 'Behind a price, for screen readers',
  },
  unknown: {
    id: 'layout.price.unknown',
    defaultMessage: 'unavailable',
    description: 'Instead of a missing price, for screen readers',
  },
});

export interface DisplayPriceProps {
  /** EUR, major units, net, as the catalogue's calls give it; null is shown as a dash. */
  eur: number | null | undefined;
  from?: boolean;
  monthly?: boolean;
  size?: PriceProps['size'];
  mono?: boolean;
  /** Aligns the price with others in a column. */
  column?: boolean;
  className?: string;
}

/** A catalogue price in the visitor's currency. When another currency is chosen, the new figure is animated. */
export function DisplayPrice({ eur, from, monthly, column = false, className, ...look }: DisplayPriceProps) {
  const { formatMessage, locale } = useIntl();
  const { currency } = useCurrency();
  const [first] = useState(currency.short);
  const known = eur !== null && eur !== undefined;
  return (
    <span key={currency.short} className={first === currency.short ? css.still : css.rolling}>
      <Price
        {...look}
        fixed={column && showsCents(currency.short)}
        {...(className && { className })}
        amount={known ? { decimal: eur } : null}
        unknownLabel={formatMessage(words.unknown)}
        currency={currency}
        locale={locale}
        {...(from && known && { from: formatMessage(words.from) })}
        {...(monthly && { period: formatMessage(words.month), periodLabel: formatMessage(words.monthSpoken) })}
      />
    </span>
  );
}
