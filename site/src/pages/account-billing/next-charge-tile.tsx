import { StatTile } from '@hoster/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { chargesQuery } from '../../api/service-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';

/** What renews in the next month that has renewals. */
export function NextChargeTile() {
  const { formatDate } = useIntl();
  const { data } = useQuery(chargesQuery(useApp()));
  const next = data?.months.find(({ count }) => count > 0);
  return (
    <StatTile
      label={
        next ? (
          <FormattedMessage
            id="account.charges.next"
            defaultMessage="Renewals in {month}"
            description="Figure: what the next month with renewals costs"
            values={{
              month: formatDate(`${next.month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
            }}
          />
        ) : (
          <FormattedMessage
            id="account.charges.none"
            defaultMessage="Renewals in the next 12 months"
            description="Figure: what renewals cost"
          />
        )
      }
      value={next ? <LedgerPrice value={next.amount} /> : '—'}
      note={
        next ? (
          <FormattedMessage
            id="account.charges.count"
            defaultMessage="{count, plural, one {# service} other {# services}}, VAT included"
            description="Under what the renewals of a month cost"
            values={{ count: next.count }}
          />
        ) : null
      }
    />
  );
}
