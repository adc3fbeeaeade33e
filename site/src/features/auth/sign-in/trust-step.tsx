import { Button } from '@hoster/ui/button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { authLinks } from '../session/auth-links.ts';
import { useAuthConfig } from '../session/use-auth-config.ts';

interface TrustStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  onSend: AuthFormProps['onSend'];
}

const fields = {};

/** Last step after 2FA: whether this browser is asked for a code the next time. */
export function TrustStep({ next, problems, onSend }: TrustStepProps) {
  const { formatMessage } = useIntl();
  // Not every backend says for how long.
  const days = useAuthConfig()?.mfa?.trust_days;
  return (
    <AuthForm
      action={authLinks(next).login}
      fields={fields}
      problems={problems}
      submitLabel={formatMessage({
        id: 'auth.trust.yes',
        defaultMessage: 'Trust this browser',
        description: 'Button of the step after the 2FA code',
      })}
      submitValue={{ name: 'trust', value: 'yes' }}
      busyLabel={formatMessage({
        id: 'auth.login.busy',
        defaultMessage: 'Signing in…',
        description: 'Button of the login form while it is under way',
      })}
      onSend={onSend}
      footer={
        <Button type="submit" name="trust" value="no" variant="secondary" size="large" stretched>
          {formatMessage({
            id: 'auth.trust.no',
            defaultMessage: 'Don’t trust',
            description: 'Button of the step after the 2FA code',
          })}
        </Button>
      }
    >
      {() => (
        <Text>
          {days === undefined ? (
            <FormattedMessage
              id="auth.trust.text"
              defaultMessage="Trust this browser? You’ll sign in here without a 2FA code for some time. Don’t do this on a shared device."
              description="Step after the 2FA code"
            />
          ) : (
            <FormattedMessage
              id="auth.trust.text-days"
              defaultMessage="Trust this browser for {days, plural, one {# day} other {# days}}? You’ll sign in here without a 2FA code. Don’t do this on a shared device."
              description="Step after the 2FA code"
              values={{ days }}
            />
          )}
        </Text>
      )}
    </AuthForm>
  );
}
