import type { SshKey } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Disclosure } from '@hoster/ui/disclosure';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import type { OrderNotes } from './order-notes.ts';
import * as css from './stage-form.css.ts';

/** The names of a new key's fields. */
export const sshKeyNames = defineMessages({
  title: { id: 'order.ssh.title', defaultMessage: 'Name of the key', description: 'Field of a new SSH key' },
  key: { id: 'order.ssh.key', defaultMessage: 'Public key', description: 'Field of a new SSH key' },
});

const words = defineMessages({
  titleHint: {
    id: 'order.ssh.title-hint',
    defaultMessage: 'So that you recognise it: laptop, office',
    description: 'Hint of a field of a new SSH key',
  },
  keyHint: {
    id: 'order.ssh.key-hint',
    defaultMessage: 'The line that begins with ssh-ed25519, ssh-rsa or ecdsa; usually in ~/.ssh/id_ed25519.pub',
    description: 'Hint of a field of a new SSH key',
  },
  default: {
    id: 'order.ssh.default',
    defaultMessage: 'Add to new VPS by default',
    description: 'Checkbox of a new SSH key',
  },
  adding: { id: 'order.ssh.adding', defaultMessage: 'Adding', description: 'On the button while a key is being added' },
});

/** Id of the form that adds a key; it stands beside the configuration form, since forms do not nest. */
const SSH_KEY_FORM = 'ssh-key-form';

interface SshKeysProps {
  keys: readonly SshKey[];
  /** Ids that the order takes. */
  chosen: readonly number[];
  signedIn: boolean;
  notes: OrderNotes;
  onChosen: (ids: number[]) => void;
  onNewKey: (key: OrderNotes['newKey']) => void;
  /** Errors of the call that adds a key, or of the order: `key`, `title`. */
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

/** Keys that the server will know. Those of the account, and a new one: added at once, or kept in the order by the anonymous. */
export function SshKeys({ keys, chosen, signedIn, notes, onChosen, onNewKey, errors, values }: SshKeysProps) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formMethod === 'POST';
  const { newKey } = notes;
  const failed = Object.keys(errors).length > 0;
  const typed = (part: Partial<OrderNotes['newKey']>) => onNewKey({ ...newKey, ...part });
  return (
    <div className={css.group}>
      {keys.length > 0 ? (
        <fieldset className={css.plain}>
          <legend className={css.doorTitle}>
            <FormattedMessage
              id="order.ssh.known"
              defaultMessage="Keys of your account"
              description="Choice of SSH keys"
            />
          </legend>
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
        </fieldset>
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
        <div className={css.group}>
          {signedIn ? (
            <>
              <TextField
                id="ssh_key-title"
                form={SSH_KEY_FORM}
                name="title"
                label={formatMessage(sshKeyNames.title)}
                hint={formatMessage(words.titleHint)}
                maxLength={100}
                defaultValue={values['title'] ?? newKey.title}
                error={errors['title']}
              />
              <TextArea
                id="ssh_key-key"
                form={SSH_KEY_FORM}
                name="key"
                rows={3}
                mono
                label={formatMessage(sshKeyNames.key)}
                hint={formatMessage(words.keyHint)}
                defaultValue={values['key'] ?? newKey.key}
                error={errors['key']}
                spellCheck={false}
              />
              <Checkbox form={SSH_KEY_FORM} name="default" defaultChecked label={formatMessage(words.default)} />
              <div className={css.actions}>
                <Button type="submit" form={SSH_KEY_FORM} loading={busy} loadingLabel={formatMessage(words.adding)}>
                  <FormattedMessage
                    id="order.ssh.submit"
                    defaultMessage="Add key"
                    description="Button that adds an SSH key"
                  />
                </Button>
              </div>
            </>
          ) : (
            <>
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
              <p className={css.quiet}>
                <FormattedMessage
                  id="order.ssh.kept"
                  defaultMessage="The key stays with the order and is saved to your account with it."
                  description="Under the fields of a new SSH key, for visitors without an account"
                />
              </p>
            </>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

/** The form that the fields of a new key belong to. `chosen`: keys that stay chosen. */
export function SshKeyForm({ chosen }: { chosen: readonly number[] }) {
  return (
    <form id={SSH_KEY_FORM} method="post" data-keep-scroll noValidate>
      <input type="hidden" name="intent" value="ssh-key" />
      <input type="hidden" name="chosen" value={chosen.join(',')} />
    </form>
  );
}
