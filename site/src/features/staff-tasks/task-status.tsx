import type { StaffTaskState } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { taskStateWords } from './words.ts';

const tones = {
  open: 'info',
  done: 'success',
  refused: 'danger',
  canceled: 'neutral',
} as const satisfies Record<StaffTaskState, StatusProps['tone']>;

/** The state of a task as text with an icon. */
export const TaskStatus = ({ state }: { state: StaffTaskState }) => (
  <Status tone={tones[state]}>
    <FormattedMessage {...taskStateWords[state]} />
  </Status>
);
