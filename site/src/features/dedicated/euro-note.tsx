import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useCurrency } from '../../start/use-currency.ts';
import { DisplayPrice } from '../currency/display-price.tsx';

interface EuroNoteProps {
  /** Bounds of the price filter in EUR; null where there is none. */
  min: number | null;
  max: number | null;
}

/** Says that the price filter is in euros, as its address is, and what its bounds are in the visitor's currency. */
export function EuroNote({ min, max }: EuroNoteProps) {
  const { currency } = useCurrency();
  if (currency.short === 'EUR') return null;
  return (
    <Text size={14} tone="muted">
      {min === null || max === null ? (
        <FormattedMessage
          id="dedicated.euros"
          defaultMessage="The price filter is in euros."
          description="Beside the price filter when the list shows another currency"
        />
      ) : (
        <FormattedMessage
          id="dedicated.euros.bounds"
          defaultMessage="The filter is in euros: {min} to {max} in your currency."
          description="Below the price filter when the list shows another currency; two prices"
          values={{ min: <DisplayPrice eur={min} />, max: <DisplayPrice eur={max} /> }}
        />
      )}
    </Text>
  );
}
