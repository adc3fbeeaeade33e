import { Button } from '@hoster/ui/button';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { vpsLocationsQuery } from '../../api/vps.ts';
import { useApp } from '../../app/app-context.tsx';
import { LocationList } from './location-list.tsx';
import { LocationMap } from './location-map.tsx';
import { PartFailed } from './part-failed.tsx';
import { useFailed } from './use-failed.ts';
import { THIS_SITE, thisSite } from './this-site.ts';
import { useLatency } from '../../parts/latency/use-latency.ts';
import * as css from './data-centers.css.ts';

/** Data centres on a map and in a list with the same content. Latency is measured only on a click. */
export function DataCenters() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const query = useQuery(vpsLocationsQuery(app));
  const { data: locations = [], refetch } = query;
  const failed = useFailed(query);
  const { latency, measuring, failed: unmeasured, measure } = useLatency(thisSite);
  const isSample = locations.some(({ test_is_sample: sample }) => sample);
  return (
    <Container element="section" className={css.root} aria-labelledby="places">
      <LocationMap locations={locations} latency={latency} />
      <Stack gap={20} align="start">
        <Heading level={2} size={22} id="places">
          <FormattedMessage id="home.places" defaultMessage="Data centres" description="Heading of the data centres" />
        </Heading>
        {failed ? (
          <PartFailed retry={() => void refetch()} />
        ) : (
          <>
            <LocationList locations={locations} latency={latency} />
            {THIS_SITE in latency && (isSample || locations.some(({ slug }) => !(slug in latency))) ? (
              <Text size={14} tone="muted">
                <FormattedMessage
                  id="home.no-host.note"
                  defaultMessage="{isSample, select, true {Sample values: this demo has no data centres.} other {A dash means there’s no test host there yet.}} “This site” is the server that sent you this page."
                  description="Under the latency table; isSample: a demo measures nothing real"
                  values={{ isSample: String(isSample) }}
                />
              </Text>
            ) : null}
            <Button
              variant="secondary"
              loading={measuring}
              loadingLabel={formatMessage({
                id: 'home.measuring',
                defaultMessage: 'Measuring…',
                description: 'While latency is being measured',
              })}
              onClick={() => void measure(locations)}
            >
              <FormattedMessage
                id="home.measure"
                defaultMessage="Measure latency"
                description="Button under the list of data centres"
              />
            </Button>
            {unmeasured && !(THIS_SITE in latency) ? (
              <Text role="alert" size={14}>
                <FormattedMessage
                  id="home.measure.failed"
                  defaultMessage="We couldn’t measure the latency. Reload the page."
                  description="After a click on “Measure latency” without a connection"
                />
              </Text>
            ) : null}
          </>
        )}
      </Stack>
    </Container>
  );
}
