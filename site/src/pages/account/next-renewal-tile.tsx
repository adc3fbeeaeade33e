import type { Service } from '@hoster/contract';
import { StatTile } from '@hoster/ui/stat-tile';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { nextRenewal } from './next-renewal.ts';

/** The day of the next renewal, and of which service. */
export function NextRenewalTile({ services }: { services: readonly Service[] }) {
  const next = nextRenewal(services);
  return (
    <StatTile
      label={
        <FormattedMessage
          id="account.summary.next"
          defaultMessage="Next renewal"
          description="Figure at the top of the account: the date of the earliest renewal"
        />
      }
      value={next ? <Day value={next.date} /> : '—'}
      note={
        next ? (
          <Text element="span" mono wrap="anywhere">
            {next.name}
          </Text>
        ) : (
          <FormattedMessage
            id="account.summary.none"
            defaultMessage="Nothing renews automatically"
            description="Figure at the top of the account: there is no renewal"
          />
        )
      }
    />
  );
}
