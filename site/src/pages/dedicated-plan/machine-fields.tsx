import { useIntl } from 'react-intl';
import { Choices } from '../../features/order/choice.tsx';
import { Section } from '../../features/order/section.tsx';
import { fieldNames } from './dedicated-fields.ts';
import { DiskFields } from './disk-fields.tsx';
import type { MachineProps } from './machine.ts';
import { OptionPrice } from './option-price.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RaidFields } from './raid-fields.tsx';

/** What the server is made of. */
export function MachineFields(props: MachineProps) {
  return (
    <>
      <CpuField {...props} />
      <MemoryField {...props} />
      <DiskFields {...props} />
      <RaidFields {...props} />
    </>
  );
}

/** One processor or two, where the board has two sockets. */
function CpuField({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  const { tariff } = controls.order.context;
  return (
    <>
      {offer.cpu.options.length > 1 ? (
        <Section id="cpus-section" title={formatMessage(fieldNames.cpu)}>
          <Choices
            id="cpus"
            name="cpus"
            layout="wide"
            legend={formatMessage(fieldNames.cpu)}
            legendHidden
            value={String(chosen.cpu_count)}
            onValueChange={(value) => configure({ cpu_count: Number(value) })}
            error={errors['configuration.cpu_count']}
            options={offer.cpu.options.map(({ count, price }) => ({
              value: String(count),
              title: `${count} × ${tariff.cpu_detail.model}`,
              price: <OptionPrice price={price} />,
            }))}
          />
        </Section>
      ) : null}
      <ProblemNotice controls={controls} fields={['cpu_count']} />
    </>
  );
}

function MemoryField({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  return (
    <Section id="memory-section" title={formatMessage(fieldNames.memory)}>
      <Choices
        id="memory"
        name="memory"
        legend={formatMessage(fieldNames.memory)}
        legendHidden
        value={String(chosen.memory)}
        onValueChange={(value) => configure({ memory: Number(value) })}
        error={errors['configuration.memory']}
        options={offer.memory.options.map(({ id, label, price }) => ({
          value: String(id),
          title: label,
          price: <OptionPrice price={price} />,
        }))}
      />
      <ProblemNotice controls={controls} fields={['memory']} />
    </Section>
  );
}
