import type { StaffIncident } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { stepWords } from '../../features/status/words.ts';
import { TextFields, TimeFields } from './fields.tsx';
import { labelOf } from './field-labels.ts';
import { fieldOf, incidentPath } from './form.ts';
import { words } from './words.ts';

/** The form that corrects texts and times of an incident. */
export function CorrectForm({ incident }: { incident: StaffIncident }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const refused = useActionData<FormRefused>();
  const { shown, title, updates, version } = incident;
  const path = incidentPath(shown.id);
  const errorsOf = (name: string) => {
    const [first = '', last = ''] = name.split('.');
    const index = updates.findIndex(({ id }) => first === `text-${id}`);
    return refused?.errors[index < 0 ? name : `messages.${index}.text.${last}`] ?? [];
  };
  const fields = { typed: refused?.typed, errorsOf };
  const hasEnd = shown.kind === 'maintenance' || shown.ends !== null;
  return (
    <form method="post" action={`${path}?edit`} noValidate>
      <input type="hidden" name="kind" value={shown.kind} />
      <input type="hidden" name="version" value={refused?.typed['version'] ?? version} />
      <Section id="corrections" title={formatMessage(words.editTitle)}>
        <Stack gap={24}>
          <Text tone="muted">{formatMessage(words.editLead)}</Text>
          <FormNotes refused={refused} next={`${path}?edit`} fieldOf={(name) => labelOf(name, intl)} />
          <TextFields {...fields} name="title" value={title} />
          <TimeFields
            {...fields}
            starts={fieldOf(shown.starts)}
            ends={hasEnd ? fieldOf(shown.ends) : null}
            endsLabel={formatMessage(shown.is_open ? words.endsUtc : words.endedUtc)}
          />
          {updates.map(({ id, step, text }) => (
            <Section key={id} id={`update-${id}`} title={formatMessage(stepWords[step])} level={3}>
              <Stack gap={20}>
                <TextFields {...fields} name={`text-${id}`} value={text} />
              </Stack>
            </Section>
          ))}
          <Inline gap={12}>
            <Button type="submit" name="intent" value="correct" variant="action">
              {formatMessage(words.save)}
            </Button>
            <LinkButton href={path}>{formatMessage(words.cancel)}</LinkButton>
          </Inline>
        </Stack>
      </Section>
    </form>
  );
}
