import type { Ledger, Page, Service } from '@hoster/contract';
import { isRunning } from '@hoster/domain/service-state';
import { Price } from '@hoster/ui/price';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../features/service-state/day.tsx';
import * as css from './page.css.ts';

interface SummaryProps {
  balance: Ledger | undefined;
  services: Page<Service> | undefined;
}

/** The account in three figures; a dash for what is not known. */
export function Summary({ balance, services }: SummaryProps) {
  const { locale, formatNumber } = useIntl();
  const running = services?.results.filter(({ status }) => isRunning(status));
  // ISO dates sort as texts do.
  const next = running
    ?.map(({ paid_until }) => paid_until)
    .filter((date) => date !== null)
    .toSorted()[0];
  return (
    <div className={css.summary}>
      <Stat
        ruled
        label={
          <FormattedMessage id="account.balance.title" defaultMessage="Balance" description="Section of the account" />
        }
        value={
          balance ? (
            <Price fixed amount={{ decimal: balance.amount }} currency={{ short: balance.currency }} locale={locale} />
          ) : (
            '—'
          )
        }
      />
      <Stat
        ruled
        label={
          <FormattedMessage
            id="account.summary.services"
            defaultMessage="Services"
            description="Figure at the top of the account: how many services there are"
          />
        }
        value={services ? formatNumber(services.count) : '—'}
      />
      <Stat
        ruled
        label={
          <FormattedMessage
            id="account.summary.next"
            defaultMessage="Next renewal"
            description="Figure at the top of the account: the earliest date that a service is paid until"
          />
        }
        value={next === undefined ? '—' : <Day value={next} />}
      />
    </div>
  );
}
