import type { StaffSettings } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import type { SettingsGroup } from '../../api/company-settings.ts';
import type { FieldErrors } from '../../api/errors.ts';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { CheckFields } from '../../parts/form/check-fields.tsx';
import { isErrorOf } from '../../parts/form/errors-of.ts';
import { builderOptions, languageOptions, setUpText } from './choices.ts';
import { type Field, fieldText, groupDefaults, groupFields } from './fields.ts';
import { PictureField } from './picture-field.tsx';
import { PATH, type SettingsRefused } from './route.ts';
import { hints, labelOf, words } from './words.ts';

/** Errors of a field, and of its lines. */
const errorsOf = (errors: FieldErrors, name: string): readonly string[] =>
  Object.entries(errors).flatMap(([path, texts]) => {
    const line = /^rates\.(\d+)\./.exec(path)?.[1];
    if (line !== undefined && name === 'rates') return texts.map((text) => `${Number(line) + 1}: ${text}`);
    return isErrorOf(path, name) ? texts : [];
  });

/** The form of a group of settings. */
export function GroupForm({ group, settings }: { group: SettingsGroup; settings: StaffSettings }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const answer = useActionData<SettingsRefused>();
  const refused = answer?.group === group ? answer : null;
  const isSaving = useNavigation().formData?.get('group') === group;
  const { value: saved, version } = settings[group];
  const value = saved ?? groupDefaults[group];
  const errors = refused?.errors ?? {};
  const fields = groupFields[group];
  const idOf = ({ name }: Field) => `${group}-${name.replace('.', '-')}`;
  const summary = fields.flatMap((field) =>
    errorsOf(errors, field.name).map((text) => ({ fieldId: idOf(field), text })),
  );
  return (
    <form
      method="post"
      action={`${PATH}?edit=${group}`}
      encType={fields.some(({ kind }) => kind === 'picture') ? 'multipart/form-data' : undefined}
      noValidate
    >
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="version" value={refused?.values['version'] ?? version} />
      <Stack gap={20}>
        {refused?.reason === 'session-ended' ? <SessionEnded next={`${PATH}?edit=${group}`} /> : null}
        {refused?.reason === 'changed' ? (
          <Callout tone="danger" role="alert">
            <p>{refused.text}</p>
            <TextLink href={`${PATH}?edit=${group}`} target="_blank">
              {formatMessage(words.reload)}
            </TextLink>
          </Callout>
        ) : null}
        <CheckFields errors={summary} attempt={refused} level={3} />
        {fields.map((field) => {
          const hint = hints[field.name];
          const shown = {
            id: idOf(field),
            name: field.name,
            label: formatMessage(labelOf(group, field.name)),
            defaultValue: refused?.values[field.name] ?? fieldText(value, field.name),
            error: errorsOf(errors, field.name),
            required: field.isRequired === true,
            autoComplete: 'off',
            ...(hint && { hint: formatMessage(hint) }),
          };
          if (field.kind === 'picture') {
            const { id, name, label, defaultValue, error } = shown;
            return <PictureField key={field.name} {...{ id, name, label, error }} url={defaultValue} />;
          }
          if (field.kind === 'flag') {
            const { defaultValue, required: _required, autoComplete: _autoComplete, ...own } = shown;
            const setUp = group === 'payments' ? { hint: setUpText(intl, settings, field.name) } : {};
            return <Checkbox key={field.name} {...own} {...setUp} value="1" defaultChecked={defaultValue !== ''} />;
          }
          if (field.kind === 'builder') {
            const { autoComplete: _autoComplete, ...own } = shown;
            return <Select key={field.name} {...own} options={builderOptions(intl, settings, field.name)} />;
          }
          if (field.kind === 'language') {
            const { autoComplete: _autoComplete, ...own } = shown;
            return <Select key={field.name} {...own} options={languageOptions} />;
          }
          if (field.kind === 'lines' || field.kind === 'taxes') return <TextArea key={field.name} {...shown} />;
          const type = field.kind === 'email' || field.kind === 'url' ? field.kind : 'text';
          return (
            <TextField
              key={field.name}
              {...shown}
              type={type}
              mono={field.isMono === true}
              {...(field.kind === 'number' && { inputMode: 'numeric' })}
              {...(field.kind === 'rate' && { inputMode: 'decimal' })}
            />
          );
        })}
        <Inline gap={12}>
          <Button type="submit" loading={isSaving} loadingLabel={formatMessage(words.saving)}>
            {formatMessage(words.save)}
          </Button>
          <LinkButton href={PATH} variant="quiet">
            {formatMessage(words.cancel)}
          </LinkButton>
        </Inline>
      </Stack>
    </form>
  );
}
