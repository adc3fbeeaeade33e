import type { RentPeriod } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order-address';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { FormattedMessage, useIntl } from 'react-intl';

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
    <ChoiceLinks label={label}>
      {periods.map((period) => (
        <ChoiceLink
          key={period.months}
          href={addressOf(period, path, promoCode)}
          note={
            period.discount_percent > 0
              ? intl.formatNumber(-period.discount_percent / 100, { style: 'percent', maximumFractionDigits: 1 })
              : null
          }
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
        </ChoiceLink>
      ))}
    </ChoiceLinks>
  );
}

const addressOf = ({ is_default, months }: RentPeriod, path: string, promoCode: string | undefined): string =>
  path + orderSearch({ ...(!is_default && { period: String(months) }), ...(promoCode && { promo_code: promoCode }) });
