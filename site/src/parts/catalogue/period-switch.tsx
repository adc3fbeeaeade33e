import type { RentPeriod } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order/address';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface PeriodSwitchProps {
  periods: readonly RentPeriod[];
  chosen: RentPeriod;
  /** With script, in place of following the link. */
  onChoose: (period: RentPeriod) => void;
  /** Address of the page, with language prefix, without query. */
  path: string;
  /** Query kept with every choice. */
  promoCode: string | undefined;
}

/** Rent periods as links: the choice lives in the address and works without script. */
export function PeriodSwitch({ periods, chosen, onChoose, path, promoCode }: PeriodSwitchProps) {
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
          href={path + periodQuery(period, promoCode)}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChoose(period);
          }}
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

/** The query of a period, with its question mark; empty for the default one. */
export const periodQuery = ({ is_default, months }: RentPeriod, promoCode: string | undefined): string =>
  orderSearch({ ...(!is_default && { period: String(months) }), ...(promoCode && { promo_code: promoCode }) });
