import type { Location } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { pingUrl } from '../latency/ping-url.ts';
import { useLatency } from '../latency/use-latency.ts';
import { citiesOf } from './distances.ts';
import { CitySection } from './city-section.tsx';
import { LatencyStatus } from './latency-status.tsx';
import { MeasureButton } from './measure-button.tsx';

/**
 * The cities of a country's data centres on the map, with their distances to large cities and, once measured, the latency
 * of the visitor. Nothing where no coordinates are known.
 */
export function CityBand({ locations }: { locations: readonly Location[] }) {
  const { latency, measuring, failed, measure } = useLatency();
  const cities = citiesOf(locations);
  if (cities.length === 0) return null;
  const shown = cities.flatMap((city) => city.locations);
  const measurable = shown.filter((one) => pingUrl(one) !== null);
  const isMeasured = measurable.some(({ slug }) => slug in latency);
  return (
    <Band
      titleId="city"
      title={
        <FormattedMessage
          id="city.title"
          defaultMessage="Distances and latency"
          description="Heading of the map of a country’s data centres"
        />
      }
      aside={
        measurable.length > 0 ? (
          <MeasureButton measuring={measuring} onMeasure={() => void measure(measurable)} />
        ) : undefined
      }
    >
      <Stack gap={32}>
        {cities.map((city) => (
          <CitySection key={city.locations[0].slug} city={city} latency={latency} />
        ))}
        <Text size={14} tone="muted">
          <FormattedMessage
            id="city.note"
            defaultMessage="Distances are in a straight line, to the nearest 10 km."
            description="Under the map of a country’s data centres"
          />{' '}
          {isMeasured && shown.some(({ test_is_sample: sample }) => sample) ? (
            <FormattedMessage
              id="city.sample"
              defaultMessage="Sample values for the latency: this demo has no data centres."
              description="After a measurement in the demo, which measures nothing real"
            />
          ) : null}
        </Text>
        {failed && !isMeasured ? (
          <Text role="alert" size={14}>
            <FormattedMessage
              id="city.measure.failed"
              defaultMessage="We couldn’t measure the latency. Reload the page."
              description="After a click on “Measure latency” without a connection"
            />
          </Text>
        ) : null}
      </Stack>
      <LatencyStatus locations={measuring ? [] : measurable} latency={latency} />
    </Band>
  );
}
