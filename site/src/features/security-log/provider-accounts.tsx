import type { ProviderAccount } from '@hoster/contract';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { ProviderMark } from '../auth/provider-mark.tsx';
import { SmallForm } from '../security/small-form.tsx';
import * as css from './security-log.css.ts';

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

/** The connected accounts, each with a way to take it off. */
export function ProviderAccounts({ accounts }: { accounts: readonly ProviderAccount[] }) {
  const { formatMessage } = useIntl();
  if (accounts.length === 0) return null;
  return (
    <ul className={css.rows}>
      {accounts.map(({ uid, display, provider }) => (
        <li key={`${provider.id} ${uid}`} className={css.row}>
          <div className={css.words}>
            <span className={css.provider}>
              <ProviderMark id={provider.id} />
              <span className={css.name}>{provider.name}</span>
            </span>
            <span className={css.quiet}>{display}</span>
          </div>
          <SmallForm
            fields={{ intent: 'disconnect-provider', provider: provider.id, account: uid }}
            size="small"
            busyLabel={formatMessage(words.busy)}
            label={formatMessage(words.named, { name: provider.name, account: display })}
          >
            {formatMessage(words.disconnect)}
          </SmallForm>
        </li>
      ))}
    </ul>
  );
}
