import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Disclosure } from '@hoster/ui/disclosure';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../../api/errors.ts';
import type { AuthProblem } from '../../../features/auth/form/auth-errors.ts';
import { CheckFields, labelledErrors } from '../../../parts/form/check-fields.tsx';
import { ProblemList } from '../../../features/auth/form/problem-list.tsx';
import type { SecurityLogAnswer } from './security-log-action.ts';

const words = defineMessages({
  title: { id: 'security-log.keys.name', defaultMessage: 'Key name' },
  titleHint: { id: 'security-log.keys.name-hint', defaultMessage: 'For example, Laptop or Office' },
  key: { id: 'security-log.keys.key', defaultMessage: 'Public key' },
  keyHint: {
    id: 'security-log.keys.key-hint',
    defaultMessage: 'Starts with ssh-ed25519, ssh-rsa or ecdsa. You’ll usually find it in ~/.ssh/id_ed25519.pub',
  },
  default: {
    id: 'security-log.keys.default-box',
    defaultMessage: 'Add to new servers by default',
    description: 'Checkbox of a new SSH key',
  },
  adding: {
    id: 'security-log.keys.adding',
    defaultMessage: 'Adding…',
    description: 'On the button while an SSH key is being added',
  },
});

const noFields = {};
const none: FieldErrors = {};
/** By the server's name of a field. */
const fields: Readonly<Record<string, { fieldId: string; label: MessageDescriptor }>> = {
  title: { fieldId: 'new-key-title', label: words.title },
  key: { fieldId: 'new-key', label: words.key },
};

interface SshKeyFormProps {
  /** The key sent last, with its errors. */
  refused: (NonNullable<SecurityLogAnswer['newKey']> & { problems: readonly AuthProblem[] }) | null;
}

/** Form to add a key. Collapsed until needed; open with the input after a rejection. */
export function SshKeyForm({ refused }: SshKeyFormProps) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'add-ssh-key';
  const errors: FieldErrors = refused?.errors ?? none;
  const summary = labelledErrors(errors, (name) => {
    const field = fields[name];
    return field && { fieldId: field.fieldId, label: formatMessage(field.label) };
  });
  return (
    <ContentBlock>
      <Disclosure
        variant="plain"
        open={refused !== null || undefined}
        summary={
          <FormattedMessage
            id="security-log.keys.add"
            defaultMessage="Add an SSH key"
            description="Opens the fields of a new SSH key"
          />
        }
      >
        <form method="post" noValidate data-keep-scroll>
          <Stack>
            <input type="hidden" name="intent" value="add-ssh-key" />
            {refused ? <ProblemList problems={refused.problems} fields={noFields} /> : null}
            <CheckFields errors={summary} attempt={errors} level={3} />
            <TextField
              id="new-key-title"
              name="title"
              label={formatMessage(words.title)}
              hint={formatMessage(words.titleHint)}
              maxLength={100}
              defaultValue={refused?.values.title}
              error={errors['title']}
            />
            <TextArea
              id="new-key"
              name="key"
              rows={4}
              mono
              label={formatMessage(words.key)}
              hint={formatMessage(words.keyHint)}
              defaultValue={refused?.values.key}
              error={errors['key']}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
            <Checkbox
              name="default"
              defaultChecked={refused?.values.default ?? true}
              label={formatMessage(words.default)}
            />
            <Inline gap={12} align="stretch">
              <Button type="submit" loading={busy} loadingLabel={formatMessage(words.adding)}>
                <FormattedMessage
                  id="security-log.keys.submit"
                  defaultMessage="Add key"
                  description="Button that adds an SSH key"
                />
              </Button>
            </Inline>
          </Stack>
        </form>
      </Disclosure>
    </ContentBlock>
  );
}
