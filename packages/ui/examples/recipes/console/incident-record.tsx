import { Avatar } from '@hoster/ui/avatar';
import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { PageHead } from '@hoster/ui/page-head';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Timeline, TimelineMessage } from '@hoster/ui/timeline';
import { useState } from 'react';
import { type Incident, type State, stateOf, states } from './incidents.ts';
import { UpdateForm } from './update-form.tsx';

interface IncidentRecordProps {
  incident: Incident;
  onUpdate: (state: State, text: string) => void;
}

export function IncidentRecord({ incident, onUpdate }: IncidentRecordProps) {
  const [writing, setWriting] = useState(false);
  const state = stateOf(incident);
  return (
    <Stack gap={24}>
      <PageHead
        level={2}
        title={incident.title}
        status={<Status tone={states[state].tone}>{states[state].label}</Status>}
        actions={
          <Button variant="action" onClick={() => setWriting(true)}>
            Post update
          </Button>
        }
      />
      <DataList
        dense
        mono={false}
        items={[
          { term: 'Service', value: incident.service },
          { term: 'Location', value: incident.location },
        ]}
      />
      <Timeline>
        {incident.updates.map(({ time, state: changed, text, author }) => (
          <TimelineMessage
            key={time}
            author={author}
            picture={<Avatar name={author} />}
            time={<time dateTime={`2026-11-30T${time}Z`}>{`${time}, ${states[changed].label}`}</time>}
          >
            {text}
          </TimelineMessage>
        ))}
      </Timeline>
      <UpdateForm
        open={writing}
        state={state}
        onClose={() => setWriting(false)}
        onSave={(next, text) => {
          onUpdate(next, text);
          setWriting(false);
        }}
      />
    </Stack>
  );
}
