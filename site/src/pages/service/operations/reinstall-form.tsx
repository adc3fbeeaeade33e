import type { ServiceDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { sshKeysQuery } from '../../../api/ssh-keys.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { OperationAnswer } from './operations-action.ts';
import { reinstallWords, words } from './words.ts';

interface ReinstallFormProps {
  service: ServiceDetails;
  answer: OperationAnswer['operation'];
}

/** Reinstallation with another system. Collapsed until needed; open after a rejection, with what was entered. */
export function ReinstallForm({ service, answer }: ReinstallFormProps) {
  const { formatMessage } = useIntl();
  const { data: keys = [] } = useQuery(sshKeysQuery(useApp()));
  const { formData } = useNavigation();
  const { name, operations } = service;
  const refused = answer?.form === 'reinstall' ? answer : undefined;
  return (
    <Disclosure variant="plain" open={refused ? true : undefined} summary={formatMessage(reinstallWords.open)}>
      <form method="post" noValidate>
        <Stack>
          <input type="hidden" name="intent" value="operate" />
          <input type="hidden" name="kind" value="reinstall" />
          <Callout tone="warning">
            <p>{formatMessage(reinstallWords.warning)}</p>
          </Callout>
          <Select
            id="reinstall-system"
            name="system"
            label={formatMessage(reinstallWords.system)}
            placeholder={formatMessage(reinstallWords.choose)}
            options={operations.systems.map((system) => ({ value: String(system.id), label: system.name }))}
            defaultValue={refused?.values['system']?.[0] ?? ''}
            required
            error={refused?.errors['system']}
          />
          {keys.length > 0 ? (
            <CheckboxGroup
              id="reinstall-keys"
              name="ssh_keys"
              legend={formatMessage(reinstallWords.keys)}
              hint={formatMessage(reinstallWords.keysHint)}
              options={keys.map((key) => ({ value: String(key.id), label: key.title }))}
              defaultValue={
                refused?.values['ssh_keys'] ?? keys.filter((key) => key.default).map((key) => String(key.id))
              }
              error={refused?.errors['ssh_keys']}
            />
          ) : null}
          <TextField
            id="reinstall-confirm"
            name="confirm"
            label={formatMessage(
              { id: 'account.reinstall.confirm', defaultMessage: 'Enter {name} to confirm' },
              { name },
            )}
            autoComplete="off"
            spellCheck={false}
            required
            defaultValue={refused?.values['confirm']?.[0] ?? ''}
            error={refused?.errors['confirm']}
          />
          <Inline gap={12} align="stretch">
            <Button
              type="submit"
              variant="danger"
              loading={formData?.get('kind') === 'reinstall'}
              loadingLabel={formatMessage(words.busy)}
            >
              {formatMessage(reinstallWords.submit)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
