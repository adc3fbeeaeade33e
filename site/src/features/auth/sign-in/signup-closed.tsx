import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

/** In place of the sign-up form where the backend takes no new customers. */
export function SignupClosed() {
  const href = useLocalPath();
  return (
    <Callout
      tone="info"
      title={
        <FormattedMessage
          id="auth.provider-error.closed"
          defaultMessage="We’re not accepting new accounts at the moment."
          description="Sign-up is closed"
        />
      }
    >
      <p>
        <FormattedMessage
          id="auth.signup.closed"
          defaultMessage="You can still sign in to an existing account. Questions? <contacts>Contact us</contacts>."
          description="In place of the sign-up form while sign-up is closed"
          values={{ contacts: (words: ReactNode) => <TextLink href={href('/contacts/')}>{words}</TextLink> }}
        />
      </p>
    </Callout>
  );
}
