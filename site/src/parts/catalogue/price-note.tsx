import type { OrderTax } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';

/**
 * Note on what the prices exclude for this visitor, as far as known, and how they were converted.
 * @param tax of the visitor; its country is null while the payer is unknown
 */
export function PriceNote({ tax }: { tax?: OrderTax | undefined }) {
  const { currency } = useCurrency();
  const country = tax?.country ?? null;
  return (
    <>
      <FormattedMessage
        id="order.note.vat"
        defaultMessage="{kind, select, unknown {Prices exclude VAT. Customers in the EU pay the rate of their country, shown before payment.} reversed {Prices exclude VAT. Reverse charge applies: your company accounts for it.} none {No VAT is added to these prices in your country or region.} other {Prices exclude VAT: {rate, number}% is added in your country or region.}}"
        description="Beside a list of prices: the VAT of this visitor"
        values={{
          kind: country === null ? 'unknown' : tax?.reverse_charge ? 'reversed' : tax?.rate_percent ? 'added' : 'none',
          rate: tax?.rate_percent ?? 0,
        }}
      />
      {currency.short === 'EUR' ? null : (
        <>
          {' '}
          <FormattedMessage
            id="order.note.currency"
            defaultMessage="Converted from euros at {sign}{rate, number, ::.00##} to €1."
            description="Beside a list of prices in another currency than EUR: the rate"
            values={{ sign: currency.sign, rate: currency.multiplier }}
          />
        </>
      )}
    </>
  );
}
