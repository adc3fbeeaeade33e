import { computeTotal, type PricingInput } from '@hoster/domain/money/pricing';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { PromoCodeField } from '../../../parts/promo-code/promo-code-field.tsx';
import { commonNames } from './common-fields.ts';
import type { OrderControls } from '../../line-order.ts';
import { Money } from '../../../parts/price/money.tsx';

interface PeriodFieldProps {
  controls: OrderControls;
  errors: FieldErrors;
  /** Pricing input of the order for a term in months. */
  pricingFor: (months: number) => PricingInput;
}

/** The term, with the monthly price of each, and the promo code. */
export function PeriodField({ controls, errors, pricingFor }: PeriodFieldProps) {
  const intl = useIntl();
  const { order, choose } = controls;
  const { choice, context } = order;
  return (
    <FormSection id="period-section" title={intl.formatMessage(commonNames.period)}>
      <RadioTiles
        id="period"
        name="period"
        legend={intl.formatMessage(commonNames.period)}
        legendHidden
        value={String(choice.rent_period)}
        onValueChange={(value) => choose({ rent_period: Number(value) })}
        error={errors['rent_period']}
        options={context.rent_periods.map(({ months, discount_percent }) => {
          const { perMonth, listPerMonth } = computeTotal(pricingFor(months));
          return {
            value: String(months),
            title: (
              <FormattedMessage
                id="order.period.months"
                defaultMessage="{months, plural, one {# month} other {# months}}"
                description="A rent period"
                values={{ months }}
              />
            ),
            description: <Money cents={perMonth} oldCents={listPerMonth} mono monthly />,
            ...(discount_percent > 0 && {
              price: intl.formatNumber(-discount_percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
            }),
          };
        })}
      />
      <PromoCodeField
        code={choice.promo_code}
        promo={context.promo}
        onApply={(code) => choose({ promo_code: code })}
        error={errors['promo_code']}
      />
    </FormSection>
  );
}
