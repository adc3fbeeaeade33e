import type { StatusIncident } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Span } from './moment.tsx';
import { incidentTone, stepWords } from './words.ts';

/** Names of our own systems. */
const isSystem = (key: string): boolean => key.startsWith('company/');

/** Step, times and components of an incident. */
export function IncidentFacts({ incident }: { incident: StatusIncident }) {
  const { step, starts, ends, components, is_sample: isSample } = incident;
  return (
    <Stack gap={4}>
      <Inline gap={12}>
        <Status tone={incidentTone(incident)}>
          <FormattedMessage {...stepWords[step]} />
        </Status>
        {isSample ? (
          <Badge>
            <FormattedMessage
              id="status.sample"
              defaultMessage="Sample"
              description="Mark of an incident of the demo, which never happened"
            />
          </Badge>
        ) : null}
      </Inline>
      <Text size={14} tone="muted">
        <Span from={starts} to={ends} />
      </Text>
      {components.length > 0 ? (
        <Text size={14} tone="muted">
          <FormattedMessage
            id="status.affects"
            defaultMessage="Affected: {components}"
            description="Which services an incident is about"
            values={{
              components: (
                <FormattedList
                  style="narrow"
                  value={components.map(({ key, group, name }) =>
                    isSystem(key) ? (
                      name
                    ) : (
                      <FormattedMessage
                        key={key}
                        id="status.component"
                        defaultMessage="{group} in {name}"
                        description="A product line in a city"
                        values={{ group, name }}
                      />
                    ),
                  )}
                />
              ),
            }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}
