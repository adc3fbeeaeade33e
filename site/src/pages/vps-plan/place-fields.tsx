import { percentOfCents, toCents } from '@hoster/domain/money';
import { Flag } from '@hoster/ui/flag';
import { RadioCards } from '@hoster/ui/radio-cards';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../features/order/money.tsx';
import { Section } from '../../features/order/section.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import { optionReason } from './option-reason.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { fieldNames } from './field-names.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

const words = defineMessages({
  soldOut: {
    id: 'plan.location.sold-out',
    defaultMessage: 'Sold out',
    description: 'On a data centre that has not this plan now',
  },
  closed: {
    id: 'plan.location.closed',
    defaultMessage: 'Not available now',
    description: 'On a data centre that takes no orders',
  },
  none: {
    id: 'plan.location.none',
    defaultMessage: 'Not with this plan',
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

/** Where the server stands. */
export function LocationField({ controls, errors }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { plan, data, choice } = order;
  const list = toCents(plan.price);
  return (
    <Section id="location-section" title={formatMessage(fieldNames.location)}>
      <RadioCards
        id="location"
        name="location"
        legend={formatMessage(fieldNames.location)}
        legendHidden
        fit="medium"
        value={String(choice.location)}
        onValueChange={(value) => choose({ location: Number(value) })}
        error={errors['location']}
        options={data.locations.map((place) => {
          const isChosen = place.id === choice.location;
          const reason = !place.is_available
            ? (place.unavailable_reason ?? formatMessage(words.closed))
            : plan.sold_out_locations.includes(place.id)
              ? formatMessage(words.soldOut)
              : plan.locations.includes(place.id)
                ? undefined
                : formatMessage(words.none);
          const surcharge = percentOfCents(list, place.price_percent);
          return {
            value: String(place.id),
            title: place.city,
            leading: <Flag country={place.country_code} size="small" />,
            description: [place.name, place.datacenter, isChosen ? reason : null].filter(Boolean).join(' · '),
            ...(surcharge !== 0 && { price: <Money cents={surcharge} signed mono /> }),
            // What is chosen stays operable: the notice below explains and offers ways out.
            ...(reason !== undefined && !isChosen && { disabledReason: reason }),
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
  const { data, choice, plan } = order;
  const reasonOf = optionReason(intl, order);
  const list = toCents(plan.price);
  return (
    <Section id="frequency-section" title={intl.formatMessage(fieldNames.frequency)}>
      <RadioCards
        id="frequency"
        name="frequency"
        legend={intl.formatMessage(fieldNames.frequency)}
        legendHidden
        columns={{ base: 1, sm: 2, md: 3 }}
        value={choice.frequency ?? 'none'}
        onValueChange={(value) => choose({ frequency: value === 'none' ? null : value })}
        error={errors['frequency']}
        options={[
          { value: 'none', title: intl.formatMessage(words.standard) },
          ...data.frequencies.map(({ value, ghz, price_percent }) => {
            const surcharge = percentOfCents(list, price_percent);
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
              ...(surcharge !== 0 && { price: <Money cents={surcharge} signed mono /> }),
              ...(reason !== undefined && { description: reason }),
            };
          }),
        ]}
      />
      <ProblemNotice controls={controls} fields={['frequency']} />
    </Section>
  );
}
