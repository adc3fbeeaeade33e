import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePasskeySupport } from './use-passkey-support.ts';

/** Says why no passkey can be used here: the browser has none, or runs no scripts. Otherwise shows the children. */
export function PasskeyNeeds({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const isSupported = usePasskeySupport();
  if (isSupported === false) {
    return (
      <Text size={14} tone="muted" lineHeight="inherit">
        {formatMessage({
          id: 'auth.passkey.no-browser',
          defaultMessage: 'This browser doesn’t support passkeys.',
          description: 'Instead of the passkey button',
        })}
      </Text>
    );
  }
  return (
    <>
      {isSupported === null ? (
        <noscript>
          <Text size={14} tone="muted" lineHeight="inherit">
            {formatMessage({
              id: 'auth.passkey.no-script',
              defaultMessage: 'Turn on JavaScript to use passkeys.',
              description: 'Instead of the passkey button, where scripts are off',
            })}
          </Text>
        </noscript>
      ) : null}
      {children}
    </>
  );
}
