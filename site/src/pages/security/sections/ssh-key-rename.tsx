import type { SshKey } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Button } from '@hoster/ui/button';
import { Disclosure } from '@hoster/ui/disclosure';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { SecurityLogAnswer } from './security-log-action.ts';

export interface SshKeyRenameProps {
  sshKey: SshKey;
  /** The last rejected name, and the reason. */
  refused: NonNullable<SecurityLogAnswer['renamedKey']> | null;
}

/** Form to rename a key. Collapsed until needed; open after a rejection. */
export function SshKeyRename({ sshKey: { id, title }, refused }: SshKeyRenameProps) {
  const { formatMessage } = useIntl();
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'rename-ssh-key' && formData.get('id') === String(id);
  return (
    <Disclosure
      variant="plain"
      open={refused !== null || undefined}
      summary={
        <FormattedMessage
          id="security-log.keys.rename-open"
          defaultMessage="Rename {title}"
          description="Opens the field for another name of an SSH key"
          values={{ title }}
        />
      }
    >
      <form method="post" noValidate data-keep-scroll>
        <Stack>
          <input type="hidden" name="intent" value="rename-ssh-key" />
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`key-title-${id}`}
            name="title"
            label={formatMessage({
              id: 'security-log.keys.new-name',
              defaultMessage: 'New key name',
              description: 'Field for another name of an SSH key',
            })}
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={refused?.title ?? title}
            error={refused?.errors['title']}
          />
          <Inline gap={12} align="stretch">
            <Button
              type="submit"
              size="small"
              loading={busy}
              loadingLabel={formatMessage({
                id: 'security-log.keys.saving',
                defaultMessage: 'Saving…',
                description: 'On the button while an SSH key is being saved',
              })}
            >
              <FormattedMessage
                id="security-log.keys.rename"
                defaultMessage="Save name"
                description="Button that gives an SSH key another name"
              />
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
