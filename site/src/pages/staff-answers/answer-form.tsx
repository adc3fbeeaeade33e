import type { CannedAnswer } from '@hoster/contract';
import { ticketLimits } from '@hoster/contract/lists';
import { cannedPlaceholders } from '@hoster/domain/text/canned-answer';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { departmentWords } from '../../features/tickets/words.ts';
import { type AnswerRefused, PATH } from './route.ts';
import { words } from './words.ts';

interface AnswerFormProps {
  /** Null: a new one. */
  answer: CannedAnswer | null;
  refused: AnswerRefused | undefined;
}

/** The form of a canned answer. */
export function AnswerForm({ answer, refused }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const placeholders = cannedPlaceholders.map((name) => `{${name}}`).join(' ');
  return (
    <form method="post" action={PATH} noValidate>
      <input type="hidden" name="id" value={answer?.id ?? 'new'} />
      <Stack gap={20}>
        <TextField
          name="name"
          label={formatMessage(words.name)}
          defaultValue={refused?.values['name'] ?? answer?.name ?? ''}
          error={refused?.errors['name']}
          maxLength={100}
          required
        />
        <Select
          name="department"
          label={formatMessage(words.department)}
          defaultValue={refused?.values['department'] ?? answer?.department ?? ''}
          error={refused?.errors['department']}
          options={[
            { value: '', label: formatMessage(words.every) },
            ...(['technical', 'billing', 'sales'] as const).map((value) => ({
              value: value as string,
              label: formatMessage(departmentWords[value]),
            })),
          ]}
        />
        {(['en', 'ru'] as const).map((language) => (
          <TextArea
            key={language}
            name={language}
            label={formatMessage(words[language])}
            hint={formatMessage(words.hint, { placeholders })}
            lang={language}
            defaultValue={refused?.values[language] ?? answer?.body[language] ?? ''}
            error={refused?.errors[`body.${language}`]}
            maxLength={ticketLimits.body}
            rows={8}
            required
          />
        ))}
        <Inline gap={12}>
          <Button type="submit" variant="action">
            {formatMessage(words.save)}
          </Button>
          {answer === null ? null : (
            <Button type="submit" name="intent" value="remove">
              {formatMessage(words.remove)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
