import type { StatusComponent, StatusGroup as Group } from '@hoster/contract';
import { Column, Columns } from '@hoster/ui/columns';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { stateWords, toneOf } from '../../features/status/words.ts';
import { UptimeBars } from './uptime-bars.tsx';

interface StatusGroupProps {
  group: Group;
  /** First and last day of the bars. */
  from: string;
  to: string;
}

/** A product line or our systems: its bars, and those of its parts, which are expanded where there is a problem. */
export function StatusGroup({ group, from, to }: StatusGroupProps) {
  const { key, name, state, components } = group;
  return (
    <Columns gap={{ base: 12, md: 24 }}>
      <Column span={{ base: 12, md: 3 }}>
        <Stack gap={4}>
          <Heading level={3} size={18}>
            {name}
          </Heading>
          <Status tone={toneOf(state)}>
            <FormattedMessage {...stateWords[state]} />
          </Status>
        </Stack>
      </Column>
      <Column span={{ base: 12, md: 9 }}>
        <Stack gap={12}>
          <UptimeBars name={name} part={group} from={from} to={to} />
          <Disclosure
            variant="plain"
            open={state !== 'operational'}
            summary={
              key === 'company' ? (
                <FormattedMessage
                  id="status.systems"
                  defaultMessage="{count, plural, one {# system} other {# systems}}"
                  description="Opens the list of our systems"
                  values={{ count: components.length }}
                />
              ) : (
                <FormattedMessage
                  id="status.places"
                  defaultMessage="{count, plural, one {# location} other {# locations}}"
                  description="Opens the list of places of a product line"
                  values={{ count: components.length }}
                />
              )
            }
          >
            <Stack gap={24}>
              {components.map((part) => (
                <Part key={part.key} part={part} group={name} from={from} to={to} />
              ))}
            </Stack>
          </Disclosure>
        </Stack>
      </Column>
    </Columns>
  );
}

function Part({ part, group, from, to }: { part: StatusComponent; group: string; from: string; to: string }) {
  return (
    <Stack gap={4}>
      <Spread>
        <Text weight="medium">{part.name}</Text>
        <Status tone={toneOf(part.state)}>
          <FormattedMessage {...stateWords[part.state]} />
        </Status>
      </Spread>
      <UptimeBars name={`${group}, ${part.name}`} part={part} from={from} to={to} />
    </Stack>
  );
}
