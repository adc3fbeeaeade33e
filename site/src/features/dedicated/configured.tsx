import type { DsTariff } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../parts/price/money.tsx';

/** What of a price is for the configuration that passes the filters, and the term that it needs. */
export function Configured({ of: { added, months } }: { of: NonNullable<DsTariff['configured']> }) {
  return (
    <>
      {added > 0 ? (
        <Text size={14} tone="muted">
          <FormattedMessage
            id="dedicated.configured.added"
            defaultMessage="incl. {price} for options"
            description="Under the price of a server that is configured to match the filters"
            values={{ price: <Money cents={toCents(added)} /> }}
          />
        </Text>
      ) : null}
      {months > 1 ? (
        <Text size={14} tone="muted">
          <FormattedMessage
            id="dedicated.configured.months"
            defaultMessage="at {months, plural, one {# month} other {# months}}"
            description="Under the price of a server that only a longer term makes as cheap as the filters ask"
            values={{ months }}
          />
        </Text>
      ) : null}
    </>
  );
}
