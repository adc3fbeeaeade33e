import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { fieldNames } from './dedicated-fields.ts';
import { DiskFields } from './disk-fields.tsx';
import { machineOf, type MachineProps } from './machine.ts';
import { OptionPrice } from './option-price.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RaidFields } from './raid-fields.tsx';
import { useOptionPrices } from './use-option-prices.ts';

/** Hardware of the server. Nothing for one that can't be configured. */
export const MachineFields = memo(function MachineFields(props: Pick<MachineProps, 'controls' | 'errors'>) {
  const machine = machineOf(props);
  if (!machine) return null;
  return (
    <>
      <CpuField {...machine} />
      <MemoryField {...machine} />
      <DiskFields {...machine} />
      <RaidFields {...machine} />
    </>
  );
});

/** One processor or two, where the board has two sockets. */
function CpuField({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  const { tariff } = controls.order.context;
  const prices = useOptionPrices(controls.order);
  return (
    <>
      {offer.cpu.options.length > 1 ? (
        <FormSection id="cpus-section" title={formatMessage(fieldNames.cpu)}>
          <RadioTiles
            id="cpus"
            name="cpus"
            layout="wide"
            legend={formatMessage(fieldNames.cpu)}
            legendHidden
            value={String(chosen.cpu_count)}
            onValueChange={(value) => configure({ cpu_count: Number(value) })}
            error={errors['configuration.cpu_count']}
            options={offer.cpu.options.map(({ count }) => ({
              value: String(count),
              title: `${count} × ${tariff.cpu_detail.model}`,
              price: <OptionPrice cents={prices.cpu(count)} currency={prices.currency} />,
            }))}
          />
        </FormSection>
      ) : null}
      <ProblemNotice controls={controls} fields={['cpu_count']} />
    </>
  );
}

function MemoryField({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  const prices = useOptionPrices(controls.order);
  return (
    <FormSection id="memory-section" title={formatMessage(fieldNames.memory)}>
      <RadioTiles
        id="memory"
        name="memory"
        legend={formatMessage(fieldNames.memory)}
        legendHidden
        value={String(chosen.memory)}
        onValueChange={(value) => configure({ memory: Number(value) })}
        error={errors['configuration.memory']}
        options={offer.memory.options.map(({ id, label }) => ({
          value: String(id),
          title: label,
          price: <OptionPrice cents={prices.memory(id)} currency={prices.currency} />,
        }))}
      />
      <ProblemNotice controls={controls} fields={['memory']} />
    </FormSection>
  );
}
