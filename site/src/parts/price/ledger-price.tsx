import type { Ledger } from '@hoster/contract';
import { Price, type PriceProps } from '@hoster/ui/price';
import { useIntl } from 'react-intl';
import { showsCents } from './shows-cents.ts';

type Look = Pick<PriceProps, 'mono' | 'signed' | 'size' | 'className'>;

/**
 * An amount as booked or charged: in its own currency, regardless of the display currency.
 * @param column aligns the price with others in a column
 */
export function LedgerPrice({ value, column = false, ...look }: Look & { value: Ledger; column?: boolean }) {
  const { locale } = useIntl();
  return (
    <Price
      {...look}
      fixed={column && showsCents(value.currency)}
      amount={{ decimal: value.amount }}
      currency={{ short: value.currency }}
      locale={locale}
    />
  );
}
