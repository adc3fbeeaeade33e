import type { PasskeyFactor } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import { Item } from '@hoster/ui/item-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../parts/service/day.tsx';
import { passkeyWords as words } from './passkey-words.ts';

const dayOf = (seconds: number) => <Day value={new Date(seconds * 1000).toISOString()} />;

/** A passkey with forms to rename and remove it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyFactor }) {
  const { formatMessage } = useIntl();
  const { id, name, created_at: added, last_used_at: used, is_passwordless: isPasswordless } = passkey;
  return (
    <Item
      layout="columns"
      actions={
        <>
          <Rename id={id} name={name} />
          <Disclosure
            variant="plain"
            summary={
              <FormattedMessage
                id="security.passkeys.remove-open"
                defaultMessage="Remove {name}"
                description="Opens the question whether to remove a passkey"
                values={{ name }}
              />
            }
          >
            <Stack>
              <Text size={14} tone="muted" lineHeight="inherit">
                {formatMessage(words.removeText)}
              </Text>
              <SmallForm
                fields={{ intent: 'remove-passkey', id: String(id) }}
                size="small"
                variant="danger"
                busyLabel={formatMessage(words.removing)}
              >
                {formatMessage(words.remove)}
              </SmallForm>
            </Stack>
          </Disclosure>
        </>
      }
    >
      <Inline element="span" gap={12} rowGap={4} align="baseline">
        <Text element="span" weight="semibold" wrap="anywhere">
          {name}
        </Text>
        {isPasswordless === false ? <Badge>{formatMessage(words.stepOnly)}</Badge> : null}
      </Inline>
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="security.passkeys.since"
          defaultMessage="added {day}"
          description="When a passkey was added"
          values={{ day: dayOf(added) }}
        />
      </Text>
      <Text element="span" size={14} tone="muted" lineHeight="inherit">
        {used === null ? (
          formatMessage(words.unused)
        ) : (
          <FormattedMessage
            id="security.passkeys.used"
            defaultMessage="last used {day}"
            description="When a passkey was last used"
            values={{ day: dayOf(used) }}
          />
        )}
      </Text>
    </Item>
  );
}

function Rename({ id, name }: { id: number; name: string }) {
  const { formatMessage } = useIntl();
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'rename-passkey' && formData.get('id') === String(id);
  return (
    <Disclosure
      variant="plain"
      summary={
        <FormattedMessage
          id="security.passkeys.rename-open"
          defaultMessage="Rename {name}"
          description="Opens the field for another name of a passkey"
          values={{ name }}
        />
      }
    >
      <form method="post" noValidate data-keep-scroll>
        <Stack>
          <input type="hidden" name="intent" value="rename-passkey" />
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`passkey-name-${id}`}
            name="name"
            label={formatMessage(words.newName)}
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={name}
          />
          <Inline gap={12} align="stretch">
            <Button type="submit" size="small" loading={busy} loadingLabel={formatMessage(words.saving)}>
              {formatMessage(words.rename)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
