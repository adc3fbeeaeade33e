import type { ProviderAccount } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { IconText } from '@hoster/ui/icon-text';
import { Item, ItemList } from '@hoster/ui/item-list';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { ProviderMark } from '../../../features/auth/provider/provider-mark.tsx';
import { SmallForm } from '../../../features/auth/identity-check/small-form.tsx';

const words: Record<'disconnect' | 'named' | 'busy', MessageDescriptor> = defineMessages({
  disconnect: {
    id: 'security-log.providers.disconnect',
    defaultMessage: 'Disconnect',
    description: 'Button beside a connected account',
  },
  named: {
    id: 'security-log.providers.disconnect-named',
    defaultMessage: 'Disconnect {name}: {account}',
    description: 'Name of the button that disconnects an account, for screen readers',
  },
  busy: {
    id: 'security-log.providers.disconnecting',
    defaultMessage: 'Disconnecting…',
    description: 'On the button while an account is being disconnected',
  },
});

/** The connected accounts, each with a button to disconnect it. */
export function ProviderAccounts({ accounts }: { accounts: readonly ProviderAccount[] }) {
  const { formatMessage } = useIntl();
  if (accounts.length === 0) return null;
  return (
    <ItemList>
      {accounts.map(({ uid, display, provider }) => (
        <Item
          key={`${provider.id} ${uid}`}
          actions={
            <SmallForm
              fields={{ intent: 'disconnect-provider', provider: provider.id, account: uid }}
              size="small"
              busyLabel={formatMessage(words.busy)}
              label={formatMessage(words.named, { name: provider.name, account: display })}
            >
              {formatMessage(words.disconnect)}
            </SmallForm>
          }
        >
          <IconText align="center" icon={<ProviderMark id={provider.id} />}>
            <Text element="span" weight="semibold" wrap="anywhere">
              {provider.name}
            </Text>
          </IconText>
          <Text element="span" size={14} tone="muted" lineHeight="inherit">
            {display}
          </Text>
        </Item>
      ))}
    </ItemList>
  );
}
