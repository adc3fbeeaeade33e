import { Checkbox } from '@hoster/ui/checkbox';
import { Disclosure } from '@hoster/ui/disclosure';
import { Fieldset } from '@hoster/ui/fieldset';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { fieldNames } from './dedicated-fields.ts';
import * as css from './rows.css.ts';
import { machineOf, type MachineProps } from './machine.ts';
import { OptionPrice } from './option-price.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useOptionPrices } from './use-option-prices.ts';

const words: Readonly<Record<'title' | 'chosen' | 'noTraffic' | 'terabytes', MessageDescriptor>> = defineMessages({
  title: { id: 'dedicated.network', defaultMessage: 'Network' },
  chosen: {
    id: 'dedicated.ips.chosen',
    defaultMessage: '{count, plural, =0 {none} other {# chosen}}',
    description: 'Beside the further addresses: how many blocks of them are chosen',
  },
  noTraffic: {
    id: 'dedicated.traffic.none',
    defaultMessage: 'No extra traffic',
    description: 'Choice of no extra traffic',
  },
  terabytes: {
    id: 'dedicated.traffic.size',
    defaultMessage: '+{volume, number} TB a month',
    description: 'Choice of extra traffic',
  },
});

/** Port, addresses and traffic. */
export const NetworkFields = memo(function NetworkFields(props: Pick<MachineProps, 'controls' | 'errors'>) {
  const machine = machineOf(props);
  return machine && <Network {...machine} />;
});

function Network({ controls, offer, chosen, configure, errors }: MachineProps) {
  const { formatMessage } = useIntl();
  const prices = useOptionPrices(controls.order);
  const { currency } = prices;
  // Evaluated once, so that a choice doesn't fold the section.
  const [startsOpen] = useState(chosen.ips.length > 0 || errors['configuration.ips'] !== undefined);
  const ipsText = `${formatMessage(fieldNames.ips)} · ${formatMessage(words.chosen, { count: chosen.ips.length })}`;
  const port = offer.ports.find(({ id }) => id === chosen.port);
  const traffic = offer.extra_traffic.find(({ id }) => id === chosen.extra_traffic);
  const picked = [
    port?.label,
    traffic && formatMessage(words.terabytes, { volume: traffic.volume }),
    chosen.ips.length > 0 && ipsText,
  ];
  const refused = (['ips', 'port', 'extra_traffic'] as const).some((field) => errors[`configuration.${field}`]);
  const withIp = (id: number, isOn: boolean) => ({
    ips: [...chosen.ips.filter((one) => one !== id), ...(isOn ? [id] : [])].toSorted((a, b) => a - b),
  });
  return (
    <>
      <FormSection
        id="network-section"
        title={formatMessage(words.title)}
        collapsible
        open={refused}
        value={picked.filter(Boolean).join(' · ')}
      >
        <RadioTiles
          id="port"
          name="port"
          layout="wide"
          legend={formatMessage(fieldNames.port)}
          value={String(chosen.port)}
          onValueChange={(value) => configure({ port: Number(value) })}
          error={errors['configuration.port']}
          options={offer.ports.map(({ id, label }) => ({
            value: String(id),
            title: label,
            price: <OptionPrice cents={prices.port(id)} currency={currency} />,
          }))}
        />
        {/* A port without a limit needs no more traffic. */}
        {offer.extra_traffic.length > 0 && (port?.traffic !== null || chosen.extra_traffic !== null) ? (
          <RadioTiles
            id="traffic"
            name="traffic"
            legend={formatMessage(fieldNames.traffic)}
            value={String(chosen.extra_traffic ?? 'none')}
            onValueChange={(value) => configure({ extra_traffic: value === 'none' ? null : Number(value) })}
            error={errors['configuration.extra_traffic']}
            options={[
              { value: 'none', title: formatMessage(words.noTraffic) },
              ...offer.extra_traffic.map(({ id, volume }) => ({
                value: String(id),
                title: formatMessage(words.terabytes, { volume }),
                price: <OptionPrice cents={prices.extraTraffic(id)} currency={currency} />,
              })),
            ]}
          />
        ) : null}
        <Disclosure open={startsOpen} summary={ipsText}>
          <Fieldset id="ips" legend={formatMessage(fieldNames.ips)} legendHidden error={errors['configuration.ips']}>
            {/* Marks that there was a choice, even if nothing is chosen. */}
            <input type="hidden" name="ip" value="0" />
            {offer.ips.map(({ id, label }) => (
              <div key={id} className={css.row}>
                <Checkbox
                  name="ip"
                  value={String(id)}
                  label={label}
                  checked={chosen.ips.includes(id)}
                  onChange={(event) => configure(withIp(id, event.target.checked))}
                />
                <OptionPrice cents={prices.ip(id)} currency={currency} />
              </div>
            ))}
          </Fieldset>
        </Disclosure>
      </FormSection>
      {/* Outside, so that it shows while the choices are collapsed. */}
      <ProblemNotice controls={controls} fields={['port', 'ips', 'extra_traffic']} />
    </>
  );
}
