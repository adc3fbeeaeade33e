import type { RentPeriod } from '@hoster/contract';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './period-switch.css.ts';

interface PeriodSwitchProps {
  periods: readonly RentPeriod[];
  chosen: RentPeriod;
  /** Address of the page, with language prefix, without query. */
  path: string;
}

/** Rent periods as links: the choice lives in the address and works without script. */
export function PeriodSwitch({ periods, chosen, path }: PeriodSwitchProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'vps.period.label',
    defaultMessage: 'Rent period',
    description: 'Name of the choice of months',
  });
  return (
    <nav aria-label={label} className={css.frame}>
      <ul className={css.list}>
        {periods.map((period) => (
          <li key={period.months}>
            <a
              href={period.is_default ? path : `${path}?period=${period.months}`}
              className={css.period}
              aria-current={period.months === chosen.months ? 'true' : undefined}
              data-keep-scroll
              data-replace
            >
              <FormattedMessage
                id="vps.period.months"
                defaultMessage="{months, plural, one {# month} other {# months}}"
                description="A rent period"
                values={{ months: period.months }}
              />
              {period.discount_percent > 0 ? (
                <span className={css.discount}>
                  {intl.formatNumber(-period.discount_percent / 100, { style: 'percent', maximumFractionDigits: 1 })}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
