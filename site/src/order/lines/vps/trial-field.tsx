import { toCents } from '@hoster/domain/money/money';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Money } from '../../../parts/price/money.tsx';
import { fieldNames } from './field-names.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words: Readonly<Record<'trialHint' | 'none' | 'free' | 'paid', MessageDescriptor>> = defineMessages({
  trialHint: {
    id: 'plan.trial.hint',
    defaultMessage:
      'One trial per customer, for one server. Extra services and licences are charged by the day. When the trial ends, the server renews from your balance. If the renewal payment fails, we suspend the server.',
    description: 'Under the heading of the choice of a trial',
  },
  none: { id: 'plan.trial.none', defaultMessage: 'No trial', description: 'Choice of no trial' },
  free: {
    id: 'plan.trial.free',
    defaultMessage: '{days, plural, one {# day} other {# days}} free',
    description: 'The free trial',
  },
  paid: {
    id: 'plan.trial.paid',
    defaultMessage: '{days, plural, one {#-day paid trial} other {#-day paid trial}}',
    description: 'The paid trial',
  },
});

/** Trial: seven free days, or four paid ones. Not shown to customers who have used theirs. */
export const TrialField = memo(function TrialField({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { available, free_days, paid_days, paid_price } = order.data.trial;
  const { trial } = order.choice;
  // Evaluated once, so that a choice doesn't collapse the section.
  const [startsOpen] = useState(trial !== 'none');
  if (!available) return null;
  const titles = {
    none: formatMessage(words.none),
    free: formatMessage(words.free, { days: free_days }),
    paid: formatMessage(words.paid, { days: paid_days }),
  };
  return (
    <FormSection
      id="trial-section"
      title={formatMessage(fieldNames.trial)}
      description={formatMessage(words.trialHint)}
      collapsible
      open={startsOpen || errors['trial'] !== undefined}
      value={titles[trial]}
    >
      <RadioTiles
        id="trial"
        name="trial"
        legend={formatMessage(fieldNames.trial)}
        legendHidden
        layout="inline"
        value={trial}
        onValueChange={(value) => choose({ trial: value === 'free' || value === 'paid' ? value : 'none' })}
        error={errors['trial']}
        options={[
          { value: 'none', title: titles.none },
          {
            value: 'free',
            title: titles.free,
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
            title: titles.paid,
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
