import type { StatusStep, StatusUpdate } from '@hoster/contract';
import { Calendar, Check, Clock, Eye, type LucideIcon, Search, Wrench } from '@hoster/ui/icons';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Timeline, TimelineEvent } from '@hoster/ui/timeline';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../features/status/moment.tsx';
import { stepWords } from '../../features/status/words.ts';

const icons: Readonly<Record<StatusStep, LucideIcon>> = {
  investigating: Search,
  identified: Wrench,
  monitoring: Eye,
  resolved: Check,
  scheduled: Calendar,
  in_progress: Clock,
  completed: Check,
};

/** Messages about an incident on a line of time, newest first. */
export function History({ updates }: { updates: readonly StatusUpdate[] }) {
  return (
    <Timeline>
      {updates.map(({ id, step, text, created }) => {
        const Icon = icons[step];
        return (
          <TimelineEvent key={id} icon={<Icon size={14} />} time={null}>
            <Stack gap={4}>
              <Text size={16} weight="semibold" tone="text">
                <FormattedMessage {...stepWords[step]} />
              </Text>
              <Text size={14}>
                <Moment value={created} />
              </Text>
              <Text size={16} tone="text" measure>
                {text}
              </Text>
            </Stack>
          </TimelineEvent>
        );
      })}
    </Timeline>
  );
}
