import type { Location, VpsOrderContext, VpsTariff } from '@hoster/contract';
import { PageFacts } from '@hoster/ui/page-lead';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Fact, LowestPrice, PlaceCount, PlaceNames } from '../../parts/catalogue/facts.tsx';
import type { PlanRow } from '../../parts/catalogue/plan-rows.ts';
import { hasMinimum, type CatalogueLanding } from './plan-rows.ts';

const names = defineMessages({
  port: { id: 'vps.fact.port', defaultMessage: 'maximum port speed' },
  trial: { id: 'vps.fact.trial', defaultMessage: 'trial' },
  minimum: {
    id: 'vps.fact.minimum',
    defaultMessage: 'minimum requirements',
    description: 'Name of a fact about a purpose: smallest sizes',
  },
});

interface VpsFactsProps {
  landing: CatalogueLanding | null;
  context: Pick<VpsOrderContext, 'trial'>;
  /** The plans on the page, which its figures describe. */
  rows: readonly PlanRow<VpsTariff>[];
  places: readonly Location[];
}

/** The figures of a catalogue page: of the whole catalogue, of the country, or the minimum for the purpose. */
export function VpsFacts({ landing, context, rows, places }: VpsFactsProps) {
  const { trial } = context;
  const tariffs = rows.map(({ tariff }) => tariff).filter(({ is_custom }) => !is_custom);
  const fastest = Math.max(...tariffs.map(({ port_mbps }) => port_mbps)) / 1000;
  return (
    <PageFacts>
      {/* Where a country is sold out, nothing has this price. */}
      {landing?.country_code && landing.min_price === null ? null : (
        <LowestPrice price={landing?.min_price ?? Math.min(...tariffs.map(({ price }) => price))} />
      )}
      {landing && 'min' in landing ? <Minimum min={landing.min} /> : null}
      {landing?.country_code ? (
        <PlaceNames places={places} />
      ) : (
        <>
          {tariffs.length > 0 ? (
            <Fact name={names.port}>
              <FormattedMessage id="vps.fact.gbps" defaultMessage="{gbps, number} Gbps" values={{ gbps: fastest }} />
            </Fact>
          ) : null}
          {/* Four figures fill two lines. The data centres are listed below. */}
          {hasMinimum(landing) ? null : <PlaceCount places={places} />}
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
    </PageFacts>
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
  ]
    .filter((part) => typeof part === 'string')
    // A line breaks between figures, not within one.
    .map((part) => part.replaceAll(' ', '\u00a0'));
  return parts.length === 0 ? null : <Fact name={names.minimum}>{parts.join('\u00a0· ')}</Fact>;
}
