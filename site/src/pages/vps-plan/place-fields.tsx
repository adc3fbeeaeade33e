import type { VpsLocation, VpsTariff } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Choices } from '../../features/order/choice.tsx';
import { ChargedMoney } from '../../features/order/money.tsx';
import { Section } from '../../features/order/section.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import { optionReason } from './option-reason.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { fieldNames } from './field-names.ts';
import { useOptionPrices } from './use-option-prices.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

const words = defineMessages({
  soldOut: {
    id: 'plan.location.sold-out',
    defaultMessage: 'Sold out',
    description: 'On a data centre that has not this plan now',
  },
  closed: {
    id: 'plan.location.closed',
    defaultMessage: 'Unavailable',
    description: 'On a data centre that takes no orders',
  },
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

interface PlaceFieldsProps {
  controls: PlanOrderControls;
  errors: FieldErrors;
}

const isClosed = ({ id, is_available }: VpsLocation, plan: VpsTariff): boolean =>
  !is_available || plan.sold_out_locations.includes(id) || !plan.locations.includes(id);

/** The data centre. */
export function LocationField({ controls, errors }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { plan, data, choice } = order;
  const prices = useOptionPrices(order);
  // Those that can't be chosen come last: their reasons take a line.
  const inOrder = data.locations.toSorted((a, b) => Number(isClosed(a, plan)) - Number(isClosed(b, plan)));
  return (
    <Section id="location-section" title={formatMessage(fieldNames.location)}>
      <Choices
        id="location"
        name="location"
        legend={formatMessage(fieldNames.location)}
        legendHidden
        value={String(choice.location)}
        onValueChange={(value) => choose({ location: Number(value) })}
        error={errors['location']}
        options={inOrder.map((place) => {
          const isChosen = place.id === choice.location;
          const reason = !place.is_available
            ? (place.unavailable_reason ?? formatMessage(words.closed))
            : plan.sold_out_locations.includes(place.id)
              ? formatMessage(words.soldOut)
              : plan.locations.includes(place.id)
                ? undefined
                : formatMessage(words.none);
          const price = prices.location(place.id);
          return {
            value: String(place.id),
            title: place.city,
            leading: <Flag country={place.country_code} size="small" />,
            // A city state is named once.
            ...(place.name !== place.city && { about: place.name }),
            ...(price !== 0 && { price: <ChargedMoney cents={price} currency={prices.currency} signed mono /> }),
            // What is chosen stays operable: the notice below explains and offers ways out.
            ...(reason !== undefined && { unfit: reason, disabled: !isChosen }),
          };
        })}
      />
      <ProblemNotice controls={controls} fields={['tariff', 'location']} />
    </Section>
  );
}

/** How fast its processor runs. */
export function FrequencyField({ controls, errors }: PlaceFieldsProps) {
  const intl = useIntl();
  const { order, choose } = controls;
  const { data, choice } = order;
  const reasonOf = optionReason(intl, order);
  const prices = useOptionPrices(order);
  return (
    <Section id="frequency-section" title={intl.formatMessage(fieldNames.frequency)}>
      <Choices
        id="frequency"
        name="frequency"
        legend={intl.formatMessage(fieldNames.frequency)}
        legendHidden
        layout="chips"
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
              ...(reason !== undefined && { unfit: reason }),
            };
          }),
        ]}
      />
      <ProblemNotice controls={controls} fields={['frequency']} />
    </Section>
  );
}
