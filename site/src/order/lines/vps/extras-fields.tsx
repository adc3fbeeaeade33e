import type { ExtraService, ExtraServiceChoice } from '@hoster/contract';
import { FormSection } from '@hoster/ui/form-section';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { memo } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ExtraFields } from '../../stages/configuration/extra-fields.tsx';
import { useOptionPrices } from './use-option-prices.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const none: MessageDescriptor = defineMessage({
  id: 'plan.extras.none',
  defaultMessage: 'None',
  description: 'Beside the heading of the extra services while none is chosen',
});

/** The chosen services by name, with their number where there are several. */
const named = (
  chosen: readonly ExtraServiceChoice[],
  services: readonly ExtraService[],
  formatNumber: (count: number) => string,
): string[] =>
  services.flatMap(({ id, name }) => {
    const count = chosen.find((choice) => choice.id === id)?.count ?? 0;
    return count === 0 ? [] : [count === 1 ? name : `${name} × ${formatNumber(count)}`];
  });

/** Extra services, monthly and one-time. */
export const ExtrasFields = memo(function ExtrasFields({ controls, errors }: VpsFieldsProps) {
  const { order, choose } = controls;
  const { formatNumber } = useIntl();
  const { monthly, one_time } = order.data.extra_services;
  const chosen = order.choice.extra_services;
  const prices = useOptionPrices(order);
  const ids = new Set([...chosen.monthly, ...chosen.one_time].map(({ id }) => id));
  const chosenNames = [
    ...named(chosen.monthly, monthly, formatNumber),
    ...named(chosen.one_time, one_time, formatNumber),
  ];
  const shared = {
    location: order.choice.location,
    all: [...monthly, ...one_time].filter(({ id }) => ids.has(id)),
    currency: prices.currency,
  };
  return (
    <FormSection
      id="extras"
      collapsible
      open={errors['extra_services.monthly'] !== undefined || errors['extra_services.one_time'] !== undefined}
      value={chosenNames.length > 0 ? chosenNames.join(', ') : <FormattedMessage {...none} />}
      title={
        <FormattedMessage id="plan.extras" defaultMessage="Extra services" description="Part of the configuration" />
      }
    >
      {monthly.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <FormattedMessage id="plan.extras.monthly" defaultMessage="Monthly" description="Group of extra services" />
          </Heading>
          <ExtraFields
            {...shared}
            services={monthly}
            chosen={chosen.monthly}
            prefix="extra"
            priceOf={prices.monthly}
            onChange={(next) => choose({ extra_services: { ...chosen, monthly: next } })}
            errors={errors['extra_services.monthly']}
          />
        </Stack>
      ) : null}
      {one_time.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <FormattedMessage id="plan.extras.once" defaultMessage="One-time" description="Group of extra services" />
          </Heading>
          <ExtraFields
            {...shared}
            services={one_time}
            chosen={chosen.one_time}
            prefix="once"
            priceOf={prices.oneTime}
            onChange={(next) => choose({ extra_services: { ...chosen, one_time: next } })}
            errors={errors['extra_services.one_time']}
          />
        </Stack>
      ) : null}
    </FormSection>
  );
});
