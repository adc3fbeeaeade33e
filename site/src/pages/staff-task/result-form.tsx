import type { StaffTaskDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Fieldset } from '@hoster/ui/fieldset';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { errorsOf } from '../../parts/form/errors-of.ts';
import { type Field, fieldsOf } from './form.ts';
import type { TaskRefused } from './route.ts';
import { TaskProblems } from './task-problems.tsx';
import { fieldWords, words } from './words.ts';

const isOfConsole = (name: Field) => name.startsWith('console.');

/** Form for what staff have done. */
export function ResultForm({ refused, task }: { refused: TaskRefused | undefined; task: StaffTaskDetails }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'finish';
  const names = fieldsOf(task.kind, task.line);
  const field = (name: Field) => (
    <TextField
      key={name}
      id={`task-${name}`}
      name={name}
      label={formatMessage(fieldWords[name])}
      defaultValue={refused?.values[name] ?? ''}
      error={errorsOf(refused?.errors ?? {}, name)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      mono
    />
  );
  const texts = names.filter((name) => name !== 'notes' && !isOfConsole(name));
  const isAssigned = task.kind === 'build' && task.facts.some(({ kind }) => kind === 'address');
  const console = names.filter((name) => isOfConsole(name));
  return (
    <form method="post" action={`/admin/tasks/${task.id}/`} noValidate data-keep-scroll>
      <Stack gap={24}>
        {texts.length > 0 ? <Text tone="muted">{formatMessage(words.resultLead)}</Text> : null}
        {isAssigned ? <Text tone="muted">{formatMessage(words.assigned)}</Text> : null}
        <TaskProblems refused={refused} />
        {texts.length > 0 ? (
          <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
            {texts.map(field)}
          </Grid>
        ) : null}
        {console.length > 0 ? (
          <Fieldset id="task-console" legend={formatMessage(words.console)}>
            <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
              {console.map(field)}
            </Grid>
          </Fieldset>
        ) : null}
        <TextArea
          id="task-notes"
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
            value="finish"
            variant="action"
            loading={busy}
            loadingLabel={formatMessage(words.finishing)}
          >
            {formatMessage(words.finish)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
