import type { Ledger, Page, Service } from '@hoster/contract';
import { ContentBlock } from '@hoster/ui/content-block';
import { Grid } from '@hoster/ui/grid';
import { Text } from '@hoster/ui/text';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { nextRenewal } from './next-renewal.ts';

interface SummaryProps {
  balance: Ledger | undefined;
  services: Page<Service> | undefined;
}

/** The account in two figures: the balance, and the next renewal. A dash for unknown values. */
export function Summary({ balance, services }: SummaryProps) {
  const next = nextRenewal(services?.results ?? []);
  return (
    <ContentBlock>
      <Grid columns={{ base: 1, sm: 2 }} gap={24}>
        <Stat
          ruled
          label={<FormattedMessage id="account.balance.title" defaultMessage="Balance" />}
          value={balance ? <LedgerPrice value={balance} /> : '—'}
        />
        <Stat
          ruled
          label={
            next ? (
              <FormattedMessage
                id="account.summary.next-of"
                defaultMessage="Next renewal: {name}"
                description="Figure at the top of the account: the date of the earliest renewal, and of which service"
                values={{
                  name: (
                    <Text element="span" mono wrap="anywhere">
                      {next.name}
                    </Text>
                  ),
                }}
              />
            ) : (
              <FormattedMessage
                id="account.summary.next"
                defaultMessage="Next renewal"
                description="Figure at the top of the account: nothing will be renewed"
              />
            )
          }
          value={next ? <Day value={next.date} /> : '—'}
        />
      </Grid>
    </ContentBlock>
  );
}
