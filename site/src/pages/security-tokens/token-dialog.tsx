import type { Scope } from '@hoster/contract';
import { Checkbox } from '@hoster/ui/checkbox';
import { Fieldset } from '@hoster/ui/fieldset';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import type { RefusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { SideForm } from '../../features/auth/identity-check/side-form.tsx';
import { TOKENS } from './route.ts';
import { scopeNames, scopes as allScopes } from './scope-words.ts';
import { words } from './words.ts';

const durations = [7, 30, 90, 180, 365];

interface TokenDialogProps {
  /** Scopes that the visitor's role allows. */
  scopes: readonly Scope[];
  refused: RefusedFields | null;
}

/** Form that creates a token. */
export function TokenDialog({ scopes, refused }: TokenDialogProps) {
  const { formatMessage } = useIntl();
  const values = refused?.values;
  return (
    <SideForm
      closeHref={TOKENS}
      title={formatMessage(words.create)}
      intent="create"
      refused={refused}
      fields={{
        name: { fieldId: 'token-name', label: formatMessage(words.name) },
        scopes: { fieldId: 'token-scopes', label: formatMessage(words.scopes) },
        networks: { fieldId: 'token-networks', label: formatMessage(words.networks) },
      }}
      submitLabel={formatMessage(words.create)}
    >
      {(errors) => (
        <>
          <TextField
            id="token-name"
            name="name"
            label={formatMessage(words.name)}
            hint={formatMessage({
              id: 'tokens.name-hint',
              defaultMessage: 'For example, Backup script or CI',
              description: 'Below the name of a new API token',
            })}
            autoComplete="off"
            maxLength={100}
            defaultValue={values?.['name']}
            error={errors['name']}
          />
          <Fieldset id="token-scopes" legend={formatMessage(words.scopes)} error={errors['scopes']}>
            <Stack gap={12}>
              {allScopes
                .filter((scope) => scopes.includes(scope))
                .map((scope) => (
                  <Checkbox
                    key={scope}
                    name={`scope-${scope}`}
                    label={formatMessage(scopeNames[scope])}
                    defaultChecked={values ? `scope-${scope}` in values : scope === 'read'}
                  />
                ))}
            </Stack>
          </Fieldset>
          <Select
            id="token-days"
            name="days"
            label={formatMessage(words.days)}
            defaultValue={values?.['days'] ?? '90'}
            options={durations.map((days) => ({
              value: String(days),
              label: formatMessage(
                {
                  id: 'tokens.days-of',
                  defaultMessage: '{days, plural, one {# day} other {# days}}',
                  description: 'How long an API token works',
                },
                { days },
              ),
            }))}
          />
          <TextArea
            id="token-networks"
            name="networks"
            rows={3}
            mono
            label={formatMessage(words.networks)}
            hint={formatMessage({
              id: 'tokens.networks-hint',
              defaultMessage: 'Addresses or networks the token can be used from, one per line, such as 192.0.2.0/24',
              description: 'Below the addresses of a new API token',
            })}
            spellCheck={false}
            autoComplete="off"
            defaultValue={values?.['networks']}
            error={errors['networks']}
          />
        </>
      )}
    </SideForm>
  );
}
