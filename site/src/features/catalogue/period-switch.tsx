import type { RentPeriod } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order-address';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './catalogue.css.ts';

interface PeriodSwitchProps {
  periods: readonly RentPeriod[];
  chosen: RentPeriod;
  /** Address of the page, with language prefix, without query. */
  path: string;
  /** Goes along with every choice. */
  promoCode: string | undefined;
}

/** Rent periods as links: the choice lives in the address and works without script. */
export function PeriodSwitch({ periods, chosen, path, promoCode }: PeriodSwitchProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'catalogue.period.label',
    defaultMessage: 'Term',
    description: 'Name of the choice of months',
  });
  return (
    <nav aria-label={label} className={css.periodFrame}>
      <ul className={css.periodList}>
        {periods.map((period) => (
          <li key={period.months}>
            <a
              href={addressOf(period, path, promoCode)}
              className={css.period}
              aria-current={period.months === chosen.months ? 'true' : undefined}
              data-keep-scroll
              data-replace
            >
              <FormattedMessage
                id="catalogue.period.months"
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

const addressOf = ({ is_default, months }: RentPeriod, path: string, promoCode: string | undefined): string =>
  path + orderSearch({ ...(!is_default && { period: String(months) }), ...(promoCode && { promo_code: promoCode }) });
