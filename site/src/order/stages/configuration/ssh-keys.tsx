import type { SshKey, OrderDraft } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Disclosure } from '@hoster/ui/disclosure';
import { Fieldset } from '@hoster/ui/fieldset';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../../api/errors.ts';
import { sshKeyNames } from './common-fields.ts';

const words = defineMessages({
  titleHint: { id: 'order.ssh.title-hint', defaultMessage: 'For example, Laptop or Office' },
  keyHint: {
    id: 'order.ssh.key-hint',
    defaultMessage: 'Starts with ssh-ed25519, ssh-rsa or ecdsa. Usually in ~/.ssh/id_ed25519.pub',
  },
  default: {
    id: 'order.ssh.default',
    defaultMessage: 'Add to new servers by default',
    description: 'Checkbox of a new SSH key',
  },
  adding: {
    id: 'order.ssh.adding',
    defaultMessage: 'Adding…',
    description: 'On the button while a key is being added',
  },
});

interface SshKeysProps {
  keys: readonly SshKey[];
  /** Ids of the keys selected for the order. */
  chosen: readonly number[];
  signedIn: boolean;
  draft: OrderDraft;
  onChosen: (ids: number[]) => void;
  onNewKey: (key: OrderDraft['ssh_key']) => void;
  /** Errors of the call that adds a key, or of the order: `key`, `title`. */
  errors: FieldErrors;
}

/** SSH keys for the server: those of the account, and a new one, which is saved with the order unless it's added before. */
export function SshKeys({ keys, chosen, signedIn, draft, onChosen, onNewKey, errors }: SshKeysProps) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formMethod === 'POST';
  const { ssh_key: newKey } = draft;
  const failed = Object.keys(errors).length > 0;
  const typed = (part: Partial<OrderDraft['ssh_key']>) => onNewKey({ ...newKey, ...part });
  return (
    <Stack gap={12}>
      {keys.length > 0 ? (
        <Fieldset
          id="ssh-saved"
          legend={
            <Text element="span" size={18} weight="semibold">
              <FormattedMessage id="order.ssh.known" defaultMessage="Saved SSH keys" description="Choice of SSH keys" />
            </Text>
          }
        >
          <Stack gap={12}>
            <input type="hidden" name="keys" value="none" />
            {keys.map(({ id, title, fingerprint }) => (
              <Checkbox
                key={id}
                name="keys"
                value={String(id)}
                label={title}
                hint={fingerprint}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChosen(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </Stack>
        </Fieldset>
      ) : null}
      <Disclosure
        variant="plain"
        open={failed || newKey.key !== '' || undefined}
        summary={
          <FormattedMessage
            id="order.ssh.add"
            defaultMessage="Add an SSH key"
            description="Opens the fields of a new SSH key"
          />
        }
      >
        <Stack gap={12}>
          <TextField
            id="ssh_key-title"
            name="ssh_title"
            label={formatMessage(sshKeyNames.title)}
            hint={formatMessage(words.titleHint)}
            maxLength={100}
            value={newKey.title}
            onChange={(event) => typed({ title: event.target.value })}
            error={errors['title']}
          />
          <TextArea
            id="ssh_key-key"
            name="ssh_key"
            rows={3}
            mono
            label={formatMessage(sshKeyNames.key)}
            hint={formatMessage(words.keyHint)}
            maxLength={16_384}
            value={newKey.key}
            onChange={(event) => typed({ key: event.target.value })}
            error={errors['key']}
            spellCheck={false}
          />
          <input type="hidden" name="ssh_default" value="0" />
          <Checkbox
            name="ssh_default"
            value="1"
            label={formatMessage(words.default)}
            checked={newKey.default}
            onChange={(event) => typed({ default: event.target.checked })}
          />
          {signedIn ? (
            <Inline gap={12}>
              <Button
                type="submit"
                name="intent"
                value="ssh-key"
                loading={busy}
                loadingLabel={formatMessage(words.adding)}
              >
                <FormattedMessage
                  id="order.ssh.submit"
                  defaultMessage="Add SSH key"
                  description="Button that adds an SSH key"
                />
              </Button>
            </Inline>
          ) : (
            <Text size={14} tone="muted">
              <FormattedMessage
                id="order.ssh.kept"
                defaultMessage="We’ll save the key to your account with the order."
                description="Under the fields of a new SSH key, for visitors without an account"
              />
            </Text>
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
