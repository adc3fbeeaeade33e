import type { Location } from '@hoster/contract';
import { CityMap } from '@hoster/ui/city-map';
import { Hidden } from '@hoster/ui/hidden';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Text } from '@hoster/ui/text';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { latencyWords } from '../latency/latency-words.ts';
import type { Latency } from '../latency/nearest.ts';
import { pingUrl } from '../latency/ping-url.ts';
import { type City, nearestCities } from './distances.ts';

/** Distances are rounded to this: they are between cities. */
const ROUND_KM = 10;

/** Degrees of longitude: from Barcelona, Stockholm and Moscow are on the map, and from Dallas, all of North America. */
const SPAN = 90;

interface CitySectionProps {
  city: City;
  latency: Latency;
}

/** A city with data centres on the map, its distances to large cities, and the latency of the visitor to it. */
export function CitySection({ city, latency }: CitySectionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { at, locations } = city;
  const [first] = locations;
  const names = [...new Set(locations.map((one) => one.city))];
  const measurable = locations.filter((one) => pingUrl(one) !== null);
  // Before a measurement, neighbours have the same to say.
  const told = measurable.some(({ slug }) => slug in latency) ? measurable : measurable.slice(0, 1);
  return (
    <Section
      id={`city-${first.slug}`}
      level={3}
      size="small"
      title={<FormattedList value={names} type="conjunction" />}
      aside={
        told.length > 0 ? (
          <Hidden withoutScript>
            <Inline gap={16} rowGap={0}>
              {told.map((one) => (
                <LatencyTo key={one.id} location={one} time={latency[one.slug]} isOnly={told.length === 1} />
              ))}
            </Inline>
          </Hidden>
        ) : null
      }
    >
      <CityMap
        label={formatMessage(
          {
            id: 'city.distances',
            defaultMessage: 'Distances from {city} to other cities',
            description: 'Name of the map of a data centre’s city, for screen readers',
          },
          { city: first.city },
        )}
        city={{ label: first.city, lat: at.lat, lon: at.lon }}
        places={nearestCities(at).map(({ name, ...place }) => ({ ...place, label: formatMessage(name) }))}
        formatDistance={(kilometres) =>
          formatNumber(Math.round(kilometres / ROUND_KM) * ROUND_KM, { style: 'unit', unit: 'kilometer' })
        }
        span={SPAN}
      />
    </Section>
  );
}

interface LatencyToProps {
  location: Location;
  /** Milliseconds; null: no answer; undefined: not measured. */
  time: number | null | undefined;
  /** Whether the city has no other: then it needs no code. */
  isOnly: boolean;
}

function LatencyTo({ location, time, isOnly }: LatencyToProps) {
  const { formatMessage } = useIntl();
  const label = isOnly
    ? formatMessage({ id: 'city.latency', defaultMessage: 'Latency', description: 'Before the milliseconds to a city' })
    : (location.datacenter ?? location.city);
  return (
    <Text element="span" size={14} tone="muted">
      {label}{' '}
      {time === undefined ? (
        <FormattedMessage
          id="city.not-measured"
          defaultMessage="not measured"
          description="Instead of the milliseconds to a city, before the visitor measures them"
        />
      ) : time === null ? (
        <FormattedMessage {...latencyWords.noAnswer} />
      ) : (
        <Text element="span" size={14} tone="text" mono>
          <FormattedMessage {...latencyWords.time} values={{ time: Math.round(time) }} />
        </Text>
      )}
    </Text>
  );
}
