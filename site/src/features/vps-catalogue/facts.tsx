import type { Location, VpsOrderContext } from '@hoster/contract';
import { toCents } from '@hoster/domain/money';
import type { ReactNode } from 'react';
import { defineMessages, FormattedList, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Money } from '../order/money.tsx';
import * as css from './catalogue.css.ts';
import type { CatalogueLanding, PlanRow } from './plan-rows.ts';

const names = defineMessages({
  from: { id: 'vps.fact.from', defaultMessage: 'lowest price', description: 'Name of a figure of the catalogue' },
  port: { id: 'vps.fact.port', defaultMessage: 'maximum port speed', description: 'Name of a figure of the catalogue' },
  places: { id: 'vps.fact.places', defaultMessage: 'data centres', description: 'Name of a figure of the catalogue' },
  trial: { id: 'vps.fact.trial', defaultMessage: 'trial', description: 'Name of a figure of the catalogue' },
  city: { id: 'vps.fact.city', defaultMessage: 'city', description: 'Name of a fact about a country' },
  centre: { id: 'vps.fact.centre', defaultMessage: 'data centre', description: 'Name of a fact about a country' },
  minimum: {
    id: 'vps.fact.minimum',
    defaultMessage: 'minimum requirements',
    description: 'Name of a fact about a purpose: smallest sizes',
  },
});

interface FactsProps {
  landing: CatalogueLanding | null;
  context: Pick<VpsOrderContext, 'trial'>;
  /** The plans that the page lists: its figures are theirs. */
  rows: readonly PlanRow[];
  places: readonly Location[];
}

/** The figures of a catalogue page: those of the whole, of the country, or the least that the purpose needs. */
export function Facts({ landing, context, rows, places }: FactsProps) {
  const { trial } = context;
  const tariffs = rows.map(({ tariff }) => tariff).filter(({ is_custom }) => !is_custom);
  const least = landing?.min_price ?? Math.min(...tariffs.map(({ price }) => price));
  const fastest = Math.max(...tariffs.map(({ port_mbps }) => port_mbps)) / 1000;
  return (
    <dl className={css.facts}>
      {Number.isFinite(least) ? (
        <Fact name={names.from}>
          <Money cents={toCents(least)} monthly />
        </Fact>
      ) : null}
      {landing && 'min' in landing ? <Minimum min={landing.min} /> : null}
      {landing?.country_code ? (
        <>
          <Fact name={names.city}>
            <FormattedList value={places.map(({ city }) => city)} type="unit" />
          </Fact>
          <Fact name={names.centre}>
            <FormattedList value={places.map(({ datacenter, slug }) => datacenter ?? slug)} type="unit" />
          </Fact>
        </>
      ) : (
        <>
          <Fact name={names.port}>
            <FormattedMessage
              id="vps.fact.gbps"
              defaultMessage="{gbps, number} Gbps"
              description="Speed of a network port"
              values={{ gbps: fastest }}
            />
          </Fact>
          <Fact name={names.places}>{places.length}</Fact>
        </>
      )}
      {trial.available ? (
        <Fact name={names.trial}>
          <FormattedMessage
            id="vps.fact.trial-days"
            defaultMessage="{days, plural, one {# day} other {# days}} free"
            description="Length of the free trial"
            values={{ days: trial.free_days }}
          />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{formatMessage(name)}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

function Minimum({
  min,
}: {
  min: { cpu_count?: number | undefined; ram_size?: number | undefined; disk_size?: number | undefined };
}) {
  const { formatMessage } = useIntl();
  const parts = [
    min.cpu_count &&
      formatMessage(
        { id: 'vps.min.cpu', defaultMessage: '{n, number} vCPU', description: 'Least processors' },
        { n: min.cpu_count },
      ),
    min.ram_size &&
      formatMessage(
        { id: 'vps.min.ram', defaultMessage: '{n, number} GB RAM', description: 'Least memory' },
        { n: min.ram_size },
      ),
    min.disk_size &&
      formatMessage(
        { id: 'vps.min.disk', defaultMessage: '{n, number} GB storage', description: 'Least disk' },
        { n: min.disk_size },
      ),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : <Fact name={names.minimum}>{parts.join(' · ')}</Fact>;
}
