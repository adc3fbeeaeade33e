import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';
import { AuthScreen } from '../form/auth-screen.tsx';
import type { IdentityFormProps } from './identity-form-props.ts';
import { IdentityForm } from './identity-form.tsx';
import type { IdentityMethod } from './identity-methods.ts';

interface IdentityScreenProps extends Omit<IdentityFormProps, 'footer'> {
  /** Reason for the identity check. */
  intro: ReactNode;
  /** Methods available to the account. */
  ways: readonly IdentityMethod[];
  /** Link to another method with its label; it needs a key. */
  otherWay: (way: IdentityMethod, words: string) => ReactNode;
}

/** Identity check with the chosen method, and links to the others. */
export function IdentityScreen({ intro, ways, otherWay, ...form }: IdentityScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="security.confirm.title"
          defaultMessage="Confirm it’s you"
          description="Title of the page that asks for the password again"
        />
      }
      intro={intro}
      other={
        <TextLink href="/my/security/">
          <FormattedMessage
            id="security.confirm.cancel"
            defaultMessage="Cancel"
            description="Link back from the page that asks for the password again"
          />
        </TextLink>
      }
    >
      <IdentityForm
        key={form.way}
        {...form}
        footer={ways.filter((way) => way !== form.way).map((way) => otherWay(way, formatMessage(methodLabels[way])))}
      />
    </AuthScreen>
  );
}

/** Links and buttons to other methods of the identity check. */
const methodLabels = defineMessages({
  password: { id: 'security.confirm.use-password', defaultMessage: 'Use your password' },
  passkey: { id: 'security.confirm.use-passkey', defaultMessage: 'Use a passkey' },
  totp: { id: 'security.confirm.use-app', defaultMessage: 'Use your authenticator app' },
  recovery: { id: 'security.confirm.use-recovery', defaultMessage: 'Use a recovery code' },
});
