import type { SshKey } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Item } from '@hoster/ui/item-list';
import { Badge } from '@hoster/ui/badge';
import { Disclosure } from '@hoster/ui/disclosure';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { SmallForm } from '../../../features/auth/identity-check/small-form.tsx';
import { useMay } from '../../../app/visitor/use-may.ts';
import { Day } from '../../../parts/service/day.tsx';
import { SshKeyRename, type SshKeyRenameProps } from './ssh-key-rename.tsx';

type Word = 'make' | 'makeNamed' | 'unmake' | 'unmakeNamed' | 'saving' | 'remove' | 'removing';

const words: Record<Word, MessageDescriptor> = defineMessages({
  make: {
    id: 'security-log.keys.make-default',
    defaultMessage: 'Add to new servers',
    description: 'Button beside an SSH key',
  },
  makeNamed: {
    id: 'security-log.keys.make-default-named',
    defaultMessage: 'Add to new servers: {title}',
    description: 'Name of a button beside an SSH key, for screen readers',
  },
  unmake: {
    id: 'security-log.keys.no-default',
    defaultMessage: 'Don’t add to new servers',
    description: 'Button beside an SSH key',
  },
  unmakeNamed: {
    id: 'security-log.keys.no-default-named',
    defaultMessage: 'Don’t add to new servers: {title}',
    description: 'Name of a button beside an SSH key, for screen readers',
  },
  saving: {
    id: 'security-log.keys.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while an SSH key is being saved',
  },
  remove: {
    id: 'security-log.keys.remove',
    defaultMessage: 'Remove key',
    description: 'Button that removes an SSH key',
  },
  removing: {
    id: 'security-log.keys.removing',
    defaultMessage: 'Removing…',
    description: 'On the button while an SSH key is being removed',
  },
});

interface SshKeyRowProps {
  sshKey: SshKey;
  /** The last rejected name, and the reason. */
  refused: SshKeyRenameProps['refused'];
}

/** A key with its details and actions. Removing requires confirmation, even without script. */
export function SshKeyRow({ sshKey, refused }: SshKeyRowProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMay('services');
  const { id, title, fingerprint, created, default: isDefault } = sshKey;
  return (
    <Item
      layout="columns"
      actions={
        mayChange ? (
          <>
            <SmallForm
              fields={{ intent: 'change-ssh-key', id: String(id), default: isDefault ? '0' : '1' }}
              size="small"
              busyLabel={formatMessage(words.saving)}
              label={formatMessage(isDefault ? words.unmakeNamed : words.makeNamed, { title })}
            >
              {formatMessage(isDefault ? words.unmake : words.make)}
            </SmallForm>
            <SshKeyRename sshKey={sshKey} refused={refused} />
            <Disclosure
              variant="plain"
              summary={
                <FormattedMessage
                  id="security-log.keys.remove-open"
                  defaultMessage="Remove {title}"
                  description="Opens the question whether to remove an SSH key"
                  values={{ title }}
                />
              }
            >
              <Stack>
                <Text size={14} tone="muted" lineHeight="inherit">
                  <FormattedMessage
                    id="security-log.keys.remove-question"
                    defaultMessage="New servers won’t get this key. Servers that already have it will keep it."
                    description="What removing an SSH key means"
                  />
                </Text>
                <SmallForm
                  fields={{ intent: 'remove-ssh-key', id: String(id) }}
                  size="small"
                  variant="danger"
                  busyLabel={formatMessage(words.removing)}
                >
                  {formatMessage(words.remove)}
                </SmallForm>
              </Stack>
            </Disclosure>
          </>
        ) : null
      }
    >
      <Inline element="span" gap={12} rowGap={4} align="baseline">
        <Text element="span" weight="semibold" wrap="anywhere">
          {title}
        </Text>
        {isDefault ? (
          <Badge>
            <FormattedMessage
              id="security-log.keys.default"
              defaultMessage="For new servers"
              description="Mark of an SSH key that is offered to each new server"
            />
          </Badge>
        ) : null}
      </Inline>
      <Text element="span" size={14} tone="muted" lineHeight="inherit" mono wrap="anywhere">
        {fingerprint}
      </Text>
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="security-log.keys.since"
          defaultMessage="added {day}"
          description="When an SSH key was added"
          values={{ day: <Day value={created} /> }}
        />
      </Text>
    </Item>
  );
}
