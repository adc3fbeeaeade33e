import type { StaffTaskDetails, StaffTaskRefusal } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { refusalWords } from '../../features/staff-tasks/words.ts';
import type { TaskRefused } from './route.ts';
import { TaskProblems } from './task-problems.tsx';
import { fieldWords, words } from './words.ts';

const reasons = Object.keys(refusalWords) as StaffTaskRefusal[];

/** Form by which staff say that a task can't be done. */
export function RefusalForm({ refused, task }: { refused: TaskRefused | undefined; task: StaffTaskDetails }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'refuse';
  return (
    <form method="post" action={`/admin/tasks/${task.id}/`} noValidate data-keep-scroll>
      <Stack gap={24}>
        <Text tone="muted">{formatMessage(task.kind === 'build' ? words.refusalBuild : words.refusalOther)}</Text>
        <TaskProblems refused={refused} />
        <Select
          id="refusal-refused"
          name="refused"
          label={formatMessage(words.refused)}
          defaultValue={refused?.values['refused'] ?? 'other'}
          error={refused?.errors['refused']}
          options={reasons.map((value) => ({ value, label: formatMessage(refusalWords[value]) }))}
        />
        <TextArea
          id="refusal-notes"
          name="notes"
          label={formatMessage(fieldWords.notes)}
          defaultValue={refused?.values['notes'] ?? ''}
          error={refused?.errors['notes']}
          maxLength={2000}
        />
        <Inline>
          <Button
            type="submit"
            name="intent"
            value="refuse"
            variant="danger"
            loading={busy}
            loadingLabel={formatMessage(words.finishing)}
          >
            {formatMessage(words.refuse)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
