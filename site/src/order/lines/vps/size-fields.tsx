import { clampConfiguration, limitsGiven, sizeChanges, type SizeChange } from '@hoster/domain/lines/vps/limits';
import { Callout } from '@hoster/ui/callout';
import { FormSection } from '@hoster/ui/form-section';
import { Grid } from '@hoster/ui/grid';
import { List } from '@hoster/ui/list';
import { NumberField } from '@hoster/ui/number-field';
import { memo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { useUnitWord } from '../../stages/configuration/use-unit-word.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useOptionPrices } from './use-option-prices.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words = defineMessages({
  title: { id: 'plan.sizes.title', defaultMessage: 'Resources', description: 'Choice of processors, memory and disk' },
  adjusted: {
    id: 'plan.sizes.adjusted',
    defaultMessage: 'We adjusted your configuration',
    description: 'Title of the list of sizes that were changed',
  },
  more: { id: 'plan.sizes.more', defaultMessage: 'More', description: 'Button beside a number' },
  less: { id: 'plan.sizes.less', defaultMessage: 'Less', description: 'Button beside a number' },
});

/** Reason why a size differs from what was set or from its previous value. */
const reasons: Readonly<Record<SizeChange['reason'], MessageDescriptor>> = defineMessages({
  limit: {
    id: 'plan.sizes.limit',
    defaultMessage: '{name}: {from, number} isn’t available, set to {to, number}',
    description: 'A size was brought into its limits or to its step',
  },
  ram_per_cpu: {
    id: 'plan.sizes.ram-per-cpu',
    defaultMessage: '{name}: changed from {from, number} to {to, number}. Each vCPU supports up to 4 GB of RAM.',
    description: 'A size had to follow another one',
  },
  disk_per_ram: {
    id: 'plan.sizes.disk-per-ram',
    defaultMessage:
      '{name}: changed from {from, number} to {to, number}. Each GB of RAM needs at least 10 GB of storage.',
    description: 'A size had to follow another one',
  },
});

/** Names of the sizes in the address. */
const NAMES = { cpu_count: 'cpu', ram_size: 'ram', disk_size: 'disk' } as const;

/** Processors, memory and disk of a custom VPS; changing one adjusts the others where required. */
export const SizeFields = memo(function SizeFields({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const unitWord = useUnitWord();
  const prices = useOptionPrices(order);
  const { configuration } = order.choice;
  const [changes, setChanges] = useState<readonly SizeChange[]>([]);
  // The typed value, where the field has limited it to its range.
  const typed = useRef<number>(undefined);
  if (configuration === null) return null;
  const given = limitsGiven(configuration);
  return (
    <FormSection id="sizes" title={formatMessage(words.title)}>
      <Grid columns={{ base: 1, md: 3 }} gap={24}>
        {order.data.parameters.parameters.map(({ name, label, unit, min, max, step }) => (
          <NumberField
            key={name}
            id={NAMES[name]}
            name={NAMES[name]}
            label={label}
            unit={unitWord(unit)}
            min={min}
            max={max}
            step={step}
            value={configuration[name]}
            onAdjust={(wanted, settled) => {
              typed.current = wanted;
              if (settled === configuration[name]) setChanges([{ name, from: wanted, to: settled, reason: 'limit' }]);
            }}
            onValueChange={(value) => {
              const after = clampConfiguration({ ...configuration, [name]: value ?? min }, name);
              setChanges(sizeChanges(configuration, { name, value: typed.current ?? value ?? min }, after));
              typed.current = undefined;
              choose({ configuration: after });
            }}
            increaseLabel={formatMessage(words.more)}
            decreaseLabel={formatMessage(words.less)}
            error={errors[`configuration.${name}`]}
            hint={
              <FormattedMessage
                id="plan.sizes.hint"
                defaultMessage="{from, number}–{to, number} available with your other choices; {price} per {step, plural, =1 {} other {# }}{unit}"
                description="Under a size: its limits now, and the price of a step"
                values={{
                  from: given[name].min,
                  to: given[name].max,
                  price: <ChargedMoney cents={prices.step(name)} currency={prices.currency} monthly />,
                  step,
                  unit: unitWord(unit),
                }}
              />
            }
          />
        ))}
      </Grid>
      <div role="status">
        {changes.length > 0 ? (
          <Callout tone="info" title={formatMessage(words.adjusted)}>
            <List>
              {changes.map(({ name, from, to, reason }) => (
                <li key={name}>
                  {formatMessage(reasons[reason], {
                    name: order.data.parameters.parameters.find((one) => one.name === name)?.label,
                    from,
                    to,
                  })}
                </li>
              ))}
            </List>
          </Callout>
        ) : null}
      </div>
      <ProblemNotice controls={controls} fields={['configuration']} />
    </FormSection>
  );
});
