import { computeTotal } from '@hoster/domain/pricing';
import { toCents } from '@hoster/domain/money';
import { vpsPricing } from '@hoster/domain/vps-pricing';
import { RadioCards } from '@hoster/ui/radio-cards';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../features/order/money.tsx';
import { Section } from '../../features/order/section.tsx';
import { PromoCodeField } from '../../features/promo-code/promo-code-field.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import { fieldNames } from './field-names.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

const words = defineMessages({
  trialHint: {
    id: 'plan.trial.hint',
    defaultMessage:
      'One trial for each customer, for one server. Pay for a period before it ends and the server goes on as it is.',
    description: 'Under the heading of the choice of a trial',
  },
  none: { id: 'plan.trial.none', defaultMessage: 'No trial', description: 'Choice of no trial' },
});

interface TermFieldsProps {
  controls: PlanOrderControls;
  errors: FieldErrors;
}

/** For how long, each period with what a month of it costs, and the promo code. */
export function PeriodField({ controls, errors }: TermFieldsProps) {
  const intl = useIntl();
  const { order, choose } = controls;
  const { data, choice, context } = order;
  return (
    <Section id="period-section" title={intl.formatMessage(fieldNames.period)}>
      <RadioCards
        id="period"
        name="period"
        legend={intl.formatMessage(fieldNames.period)}
        legendHidden
        columns={{ base: 1, sm: 2, md: 3 }}
        value={String(choice.rent_period)}
        onValueChange={(value) => choose({ rent_period: Number(value) })}
        error={errors['rent_period']}
        options={data.rent_periods.map(({ months, discount_percent }) => {
          const { perMonth, listPerMonth } = computeTotal(
            vpsPricing(data, { ...choice, rent_period: months, trial: 'none' }),
          );
          return {
            value: String(months),
            title: (
              <FormattedMessage
                id="plan.period.months"
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
        key={choice.promo_code ?? ''}
        code={choice.promo_code}
        promo={context.promo}
        onApply={(code) => choose({ promo_code: code })}
        error={errors['promo_code']}
      />
    </Section>
  );
}

/** Seven days free, or four paid ones. Not shown to those who had theirs. */
export function TrialField({ controls, errors }: TermFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { available, free_days, paid_days, paid_price } = order.data.trial;
  if (!available) return null;
  return (
    <Section id="trial-section" title={formatMessage(fieldNames.trial)} hint={formatMessage(words.trialHint)}>
      <RadioCards
        id="trial"
        name="trial"
        legend={formatMessage(fieldNames.trial)}
        legendHidden
        fit="medium"
        value={order.choice.trial}
        onValueChange={(value) => choose({ trial: value === 'free' || value === 'paid' ? value : 'none' })}
        error={errors['trial']}
        options={[
          { value: 'none', title: formatMessage(words.none) },
          {
            value: 'free',
            title: (
              <FormattedMessage
                id="plan.trial.free"
                defaultMessage="{days, plural, one {# day} other {# days}} free"
                description="The free trial"
                values={{ days: free_days }}
              />
            ),
          },
          {
            value: 'paid',
            title: (
              <FormattedMessage
                id="plan.trial.paid"
                defaultMessage="{days, plural, one {# day} other {# days}} paid"
                description="The paid trial"
                values={{ days: paid_days }}
              />
            ),
            price: <Money cents={toCents(paid_price)} mono />,
            description: (
              <FormattedMessage
                id="plan.trial.paid-text"
                defaultMessage="With nothing switched off"
                description="What the paid trial has more than the free one"
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
