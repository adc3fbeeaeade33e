import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useCurrency } from '../../start/use-currency.ts';

/** Says what a price filter that was set in another currency means later: rates change, and searches are kept in EUR. */
export function EuroNote() {
  const { currency } = useCurrency();
  if (currency.short === 'EUR') return null;
  return (
    <Text size={14} tone="muted">
      <FormattedMessage
        id="dedicated.euros"
        defaultMessage="We save the price range in euros, at today’s rate."
        description="Beside a saved search with a price filter, when prices are shown in another currency"
      />
    </Text>
  );
}
