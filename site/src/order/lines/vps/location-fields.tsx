import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { LocationField } from '../../stages/configuration/location-field.tsx';
import { optionReason } from './option-reason.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { fieldNames } from './field-names.ts';
import { useOptionPrices } from './use-option-prices.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words = defineMessages({
  none: {
    id: 'plan.location.none',
    defaultMessage: 'Not available with this plan',
    description: 'On a data centre that never has this plan',
  },
  standard: {
    id: 'plan.frequency.standard',
    defaultMessage: 'Standard',
    description: 'Clock speed that comes with the location',
  },
});

/** The data centre. */
export const VpsLocationField = memo(function VpsLocationField({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { plan, data, choice } = order;
  const prices = useOptionPrices(order);
  return (
    <LocationField
      locations={data.locations}
      value={choice.location}
      onValueChange={(location) => choose({ location })}
      {...(plan.is_custom ? {} : { awaited: { line: 'vps' as const, plan: plan.slug } })}
      isSoldOut={({ id }) => plan.sold_out_locations.includes(id)}
      reasonOf={({ id }) => (plan.locations.includes(id) ? undefined : formatMessage(words.none))}
      priceOf={({ id }) => {
        const price = prices.location(id);
        return price === 0 ? null : <ChargedMoney cents={price} currency={prices.currency} signed mono />;
      }}
      error={errors['location']}
    >
      <ProblemNotice controls={controls} fields={['tariff', 'location']} />
    </LocationField>
  );
});

/** The processor's clock speed. */
export const FrequencyField = memo(function FrequencyField({ controls, errors }: VpsFieldsProps) {
  const intl = useIntl();
  const { order, choose } = controls;
  const { data, choice } = order;
  const reasonOf = optionReason(intl, order);
  const prices = useOptionPrices(order);
  return (
    <FormSection id="frequency-section" title={intl.formatMessage(fieldNames.frequency)}>
      <RadioTiles
        id="frequency"
        name="frequency"
        legend={intl.formatMessage(fieldNames.frequency)}
        legendHidden
        layout="inline"
        value={choice.frequency ?? 'none'}
        onValueChange={(value) => choose({ frequency: value === 'none' ? null : value })}
        error={errors['frequency']}
        options={[
          { value: 'none', title: intl.formatMessage(words.standard) },
          ...data.frequencies.map(({ value, ghz }) => {
            const price = prices.frequency(value);
            const reason = reasonOf({ frequency: value }, 'frequency');
            return {
              value,
              title: (
                <FormattedMessage
                  id="plan.frequency.ghz"
                  defaultMessage="{ghz, number} GHz"
                  description="A clock speed"
                  values={{ ghz }}
                />
              ),
              ...(price !== 0 && { price: <ChargedMoney cents={price} currency={prices.currency} signed mono /> }),
              ...(reason !== undefined && { conflict: reason }),
            };
          }),
        ]}
      />
      <ProblemNotice controls={controls} fields={['frequency']} />
    </FormSection>
  );
});
