import { EmptyState } from '@hoster/ui/empty-state';
import { Grid } from '@hoster/ui/grid';
import { Hidden } from '@hoster/ui/hidden';
import { PageHead } from '@hoster/ui/page-head';
import { SplitItem, SplitView } from '@hoster/ui/split-view';
import { Stack } from '@hoster/ui/stack';
import { StatTile } from '@hoster/ui/stat-tile';
import { Status } from '@hoster/ui/status';
import { TextLink } from '@hoster/ui/text-link';
import { type MouseEvent, useState } from 'react';
import { ConsoleFrame } from './console-frame.tsx';
import { IncidentRecord } from './incident-record.tsx';
import { incidents, stateOf, states } from './incidents.ts';

/** With a router, the id is part of the address, and these are its links. */
const inPlace = (show: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  show();
};

export function IncidentsPage() {
  const [all, setAll] = useState(incidents);
  const [id, setId] = useState<string>();
  const chosen = all.find((incident) => incident.id === id);
  const open = all.filter((incident) => stateOf(incident) !== 'resolved').length;
  return (
    <ConsoleFrame
      actions={all.map((incident) => ({
        id: incident.id,
        label: incident.title,
        onChoose: () => setId(incident.id),
      }))}
    >
      <Stack gap={24}>
        <PageHead title="Incidents" description="What customers notice, newest first" />
        {/* On phones, the record takes the place of everything else. */}
        <Hidden below={chosen ? 'md' : undefined}>
          <Grid columns={{ base: 1, md: 3 }} gap={16}>
            <StatTile
              label="Open incidents"
              value={open}
              change={{ direction: 'down', label: '1 less than yesterday' }}
            />
            <StatTile label="Time to first update" value={6} unit="min" />
            <StatTile label="Uptime in November" value="99.98" unit="%" />
          </Grid>
        </Hidden>
        <SplitView
          listLabel="Incidents"
          recordLabel={chosen ? `Incident ${chosen.id}` : 'No incident chosen'}
          showing={chosen ? 'record' : 'list'}
          back={
            <TextLink href="#incidents" onClick={inPlace(() => setId(undefined))}>
              All incidents
            </TextLink>
          }
          list={all.map((incident) => {
            const { tone, label } = states[stateOf(incident)];
            return (
              <SplitItem
                key={incident.id}
                href={`#${incident.id}`}
                onClick={inPlace(() => setId(incident.id))}
                title={incident.title}
                detail={`${incident.service}, ${incident.location}`}
                meta={incident.updates.at(-1)?.time}
                status={<Status tone={tone}>{label}</Status>}
                current={incident === chosen}
              />
            );
          })}
        >
          {chosen ? (
            <IncidentRecord
              key={chosen.id}
              incident={chosen}
              onUpdate={(state, text) => {
                const update = { time: '14:02', state, text, author: 'Anna Koch' };
                setAll(all.map((one) => (one === chosen ? { ...one, updates: [...one.updates, update] } : one)));
              }}
            />
          ) : (
            <EmptyState level={2} title="No incident chosen">
              Choose an incident to see its updates.
            </EmptyState>
          )}
        </SplitView>
      </Stack>
    </ConsoleFrame>
  );
}
