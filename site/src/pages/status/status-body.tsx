import type { StatusPage } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Divider } from '@hoster/ui/divider';
import { ItemList, Item } from '@hoster/ui/item-list';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Fragment } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { hasLookingGlass } from '../../parts/looking-glass/looking-glass.tsx';
import { LookingGlasses } from '../../parts/looking-glass/looking-glasses.tsx';
import { Moment } from '../../features/status/moment.tsx';
import { overallWords, toneOf } from '../../features/status/words.ts';
import { IncidentItem } from './incident-item.tsx';
import { StatusGroup } from './status-group.tsx';

const words = defineMessages({
  incidents: { id: 'status.incidents', defaultMessage: 'Current incidents', description: 'Heading' },
  maintenance: { id: 'status.maintenance', defaultMessage: 'Planned maintenance', description: 'Heading' },
  services: { id: 'status.services', defaultMessage: 'Services', description: 'Heading of the list of services' },
  network: { id: 'status.network', defaultMessage: 'Test a data centre', description: 'Heading of the test addresses' },
  history: { id: 'status.history', defaultMessage: 'Last 90 days', description: 'Heading of what is over' },
});

interface StatusBodyProps {
  status: StatusPage;
  /** It couldn't be loaded again. */
  isOld: boolean;
}

/** The overall state, open incidents, all services, and past incidents. */
export function StatusBody({ status, isOld }: StatusBodyProps) {
  const { state, checked, from, to, groups, places, incidents, maintenance, history } = status;
  const moment = <Moment value={checked} />;
  return (
    <>
      <Callout tone={isOld ? 'warning' : toneOf(state)} title={<FormattedMessage {...overallWords[state]} />}>
        <p>
          {isOld ? (
            <FormattedMessage
              id="status.checked-old"
              defaultMessage="As of {moment}. We can’t load anything newer."
              description="When the state was known, while it can’t be loaded again"
              values={{ moment }}
            />
          ) : (
            <FormattedMessage
              id="status.checked"
              defaultMessage="Checked on {moment}"
              description="When the state of the services was looked at"
              values={{ moment }}
            />
          )}
        </p>
      </Callout>
      {incidents.length > 0 ? (
        <Section id="incidents" title={<FormattedMessage {...words.incidents} />}>
          <ItemList ruled>
            {incidents.map((incident) => (
              <Item key={incident.id}>
                <IncidentItem incident={incident} isWhole />
              </Item>
            ))}
          </ItemList>
        </Section>
      ) : null}
      {maintenance.length > 0 ? (
        <Section id="maintenance" title={<FormattedMessage {...words.maintenance} />}>
          <ItemList ruled>
            {maintenance.map((incident) => (
              <Item key={incident.id}>
                <IncidentItem incident={incident} />
              </Item>
            ))}
          </ItemList>
        </Section>
      ) : null}
      <Section id="services" title={<FormattedMessage {...words.services} />}>
        <Stack gap={16}>
          {groups.map((group) => (
            <Fragment key={group.key}>
              <StatusGroup group={group} from={from} to={to} />
              <Divider />
            </Fragment>
          ))}
          <Text size={14} tone="muted" measure>
            <FormattedMessage
              id="status.counted"
              defaultMessage="One bar per day (UTC), taller on worse days. Uptime counts partial and major outages; degraded performance and planned maintenance aren’t counted."
              description="Below the bars of all services"
            />
          </Text>
        </Stack>
      </Section>
      <Section id="history" title={<FormattedMessage {...words.history} />}>
        {history.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage
              id="status.no-history"
              defaultMessage="No incidents or maintenance in the last 90 days."
              description="Instead of the list of what is over"
            />
          </Text>
        ) : (
          <ItemList ruled>
            {history.map((incident) => (
              <Item key={incident.id}>
                <IncidentItem incident={incident} />
              </Item>
            ))}
          </ItemList>
        )}
      </Section>
      {places.some(hasLookingGlass) ? (
        <Section id="network" title={<FormattedMessage {...words.network} />}>
          <div>
            <LookingGlasses places={places} />
          </div>
        </Section>
      ) : null}
    </>
  );
}
