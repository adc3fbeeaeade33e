import { computeTotal } from '@hoster/domain/pricing';
import { toCents } from '@hoster/domain/money';
import { vpsPricing } from '@hoster/domain/vps-pricing';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Choices } from '../../features/order/choice.tsx';
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
      'One trial per customer, for one server. Extra services and licences are charged by the day. When the trial ends, the server renews from your balance. If the renewal payment fails, we suspend the server.',
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
      <Choices
        id="period"
        name="period"
        legend={intl.formatMessage(fieldNames.period)}
        legendHidden
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
            about: <Money cents={perMonth} oldCents={listPerMonth} mono monthly />,
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
      <Choices
        id="trial"
        name="trial"
        legend={formatMessage(fieldNames.trial)}
        legendHidden
        layout="chips"
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
            about: (
              <FormattedMessage
                id="plan.trial.free-text"
                defaultMessage="Outgoing mail (port 25) is blocked"
                description="What the free trial limits"
              />
            ),
          },
          {
            value: 'paid',
            title: (
              <FormattedMessage
                id="plan.trial.paid"
                defaultMessage="{days, plural, one {#-day paid trial} other {#-day paid trial}}"
                description="The paid trial"
                values={{ days: paid_days }}
              />
            ),
            price: <Money cents={toCents(paid_price)} mono />,
            about: (
              <FormattedMessage
                id="plan.trial.paid-text"
                defaultMessage="Full features"
                description="What the paid trial has more than the free one"
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
