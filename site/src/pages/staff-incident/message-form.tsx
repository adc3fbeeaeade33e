import type { StaffIncident, StatusComponentChoice } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import { EffectFields, EmailField, TextFields, TimeFields } from './fields.tsx';
import { labelOf } from './field-labels.ts';
import { type IncidentKind, type IncidentPreview, stepsOf } from './form.ts';
import { Preview } from './preview.tsx';
import { words } from './words.ts';

interface MessageFormProps {
  kind: IncidentKind;
  /** Null: opens one. */
  incident: StaffIncident | null;
  components: readonly StatusComponentChoice[];
  path: string;
  requestKey: string;
}

/** The form of a new incident or of an update, with a preview below when it was asked for. */
export function MessageForm({ components, incident, kind, path, requestKey }: MessageFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const answer = useActionData<FormRefused | IncidentPreview>();
  const refused = answer && 'reason' in answer ? answer : undefined;
  const preview = answer && 'affected' in answer ? answer : undefined;
  const typed = answer?.typed;
  const sent = useNavigation().formData?.get('intent');
  const fields = { typed, errorsOf: (name: string) => refused?.errors[name] ?? [] };
  const steps = stepsOf(kind, incident === null);
  const isUpdate = incident !== null;
  const step = steps.find((one) => one === incident?.shown.step) ?? steps[0] ?? 'investigating';
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name={REQUEST_KEY_FIELD} value={typed?.[REQUEST_KEY_FIELD] ?? requestKey} />
      <Stack gap={32}>
        <FormNotes refused={refused} next={path} fieldOf={(name) => labelOf(name, intl)} />
        <Section id="texts" title={formatMessage(isUpdate ? words.postUpdate : words.texts)}>
          <Stack gap={20}>
            {isUpdate ? null : <TextFields {...fields} name="title" />}
            <TextFields {...fields} name="message" />
            <EffectFields
              {...fields}
              steps={steps}
              components={components}
              value={{
                step,
                impact: incident?.impact ?? (kind === 'incident' ? 'minor' : 'none'),
                components: incident?.affected ?? [],
              }}
            />
          </Stack>
        </Section>
        {isUpdate ? null : (
          <Section id="times" title={formatMessage(words.times)}>
            <Stack gap={20}>
              <TimeFields
                {...fields}
                starts=""
                ends={kind === 'maintenance' ? '' : null}
                startsHint={formatMessage(kind === 'maintenance' ? words.endsHint : words.startsHint)}
                endsLabel={formatMessage(words.endsUtc)}
              />
            </Stack>
          </Section>
        )}
        <Section id="emails" title={formatMessage(words.emails)}>
          <EmailField isFollowUp={incident?.updates.some(({ mailing }) => mailing !== null) ?? false} typed={typed} />
        </Section>
        {preview ? (
          <Preview
            preview={preview}
            kind={kind}
            components={components}
            incident={incident?.shown ?? null}
            {...(incident && { title: incident.title })}
          />
        ) : null}
        <Inline gap={12}>
          <Button type="submit" name="intent" value="preview" loading={sent === 'preview'} loadingLabel="…">
            {formatMessage(words.preview)}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="publish"
            variant="action"
            loading={sent === 'publish'}
            loadingLabel={formatMessage(words.publishing)}
          >
            {formatMessage(words.publish)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
