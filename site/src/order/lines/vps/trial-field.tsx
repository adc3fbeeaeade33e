import { toCents } from '@hoster/domain/money/money';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../../parts/price/money.tsx';
import { fieldNames } from './field-names.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words = defineMessages({
  trialHint: {
    id: 'plan.trial.hint',
    defaultMessage:
      'One trial per customer, for one server. Extra services and licences are charged by the day. When the trial ends, the server renews from your balance. If the renewal payment fails, we suspend the server.',
    description: 'Under the heading of the choice of a trial',
  },
  none: { id: 'plan.trial.none', defaultMessage: 'No trial', description: 'Choice of no trial' },
});

/** Trial: seven free days, or four paid ones. Not shown to customers who have used theirs. */
export const TrialField = memo(function TrialField({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { available, free_days, paid_days, paid_price } = order.data.trial;
  if (!available) return null;
  return (
    <FormSection
      id="trial-section"
      title={formatMessage(fieldNames.trial)}
      description={formatMessage(words.trialHint)}
    >
      <RadioTiles
        id="trial"
        name="trial"
        legend={formatMessage(fieldNames.trial)}
        legendHidden
        layout="inline"
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
            description: (
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
            description: (
              <FormattedMessage
                id="plan.trial.paid-text"
                defaultMessage="Full features"
                description="What the paid trial has more than the free one"
              />
            ),
          },
        ]}
      />
    </FormSection>
  );
});
