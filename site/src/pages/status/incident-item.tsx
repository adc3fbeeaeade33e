import type { StatusIncident } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { IncidentFacts } from '../../features/status/incident-facts.tsx';
import { Updates } from '../../features/status/updates.tsx';
import { incidentPath } from '../../features/status/words.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface IncidentItemProps {
  incident: StatusIncident;
  /** With every message. @default the last one */
  isWhole?: boolean;
}

/** An incident or maintenance in a list. */
export function IncidentItem({ incident, isWhole = false }: IncidentItemProps) {
  const href = useLocalPath();
  const { id, title, updates } = incident;
  return (
    <Stack gap={12}>
      <Heading level={3} size={18}>
        <TextLink href={href(incidentPath(id))} tone="text">
          {title}
        </TextLink>
      </Heading>
      <IncidentFacts incident={incident} />
      {isWhole ? <Updates updates={updates} /> : <Text measure>{updates[0]?.text}</Text>}
    </Stack>
  );
}
