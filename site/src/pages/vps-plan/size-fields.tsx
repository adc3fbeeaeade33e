import { limitsGiven, clampConfiguration } from '@hoster/domain/vps-limits';
import { toCents } from '@hoster/domain/money';
import { NumberField } from '@hoster/ui/number-field';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../features/order/money.tsx';
import { Section } from '../../features/order/section.tsx';
import { useUnitWord } from '../../features/order/use-unit-word.ts';
import type { FieldErrors } from '../../api/errors.ts';
import * as css from './configuration.css.ts';
import { ProblemNotice } from './problem-notice.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

const words = defineMessages({
  title: { id: 'plan.sizes.title', defaultMessage: 'Sizes', description: 'Choice of processors, memory and disk' },
  more: { id: 'plan.sizes.more', defaultMessage: 'More', description: 'Button beside a number' },
  less: { id: 'plan.sizes.less', defaultMessage: 'Less', description: 'Button beside a number' },
});

/** Names of the sizes in the address. */
const NAMES = { cpu_count: 'cpu', ram_size: 'ram', disk_size: 'disk' } as const;

/** Processors, memory and disk of a custom VPS; moving one takes the others along where it must. */
export function SizeFields({ controls, errors }: { controls: PlanOrderControls; errors: FieldErrors }) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const unitWord = useUnitWord();
  const { configuration } = order.choice;
  if (configuration === null) return null;
  const given = limitsGiven(configuration);
  return (
    <Section id="sizes" title={formatMessage(words.title)}>
      <div className={css.sizes}>
        {order.data.parameters.parameters.map(({ name, label, unit, min, max, step, price_per_step }) => (
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
            onValueChange={(value) =>
              choose({ configuration: clampConfiguration({ ...configuration, [name]: value ?? min }, name) })
            }
            increaseLabel={formatMessage(words.more)}
            decreaseLabel={formatMessage(words.less)}
            error={errors[`configuration.${name}`]}
            hint={
              <FormattedMessage
                id="plan.sizes.hint"
                defaultMessage="{from, number}–{to, number} with the other sizes; {price} per {step, number} {unit}"
                description="Under a size: its limits now, and the price of a step"
                values={{
                  from: given[name].min,
                  to: given[name].max,
                  price: <Money cents={toCents(price_per_step)} monthly />,
                  step,
                  unit: unitWord(unit),
                }}
              />
            }
          />
        ))}
      </div>
      <ProblemNotice controls={controls} fields={['configuration']} />
    </Section>
  );
}
