import { Inline } from '@hoster/ui/inline';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { useLoginLabel } from '../form/use-login-label.ts';
import { authLinks } from '../session/auth-links.ts';
import { CurrentPassword, usePasswordLabel } from '../form/password-fields.tsx';

interface PasswordStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed into the first field before the page was reloaded. */
  name: string;
  /** Takes the focus because it replaces another step. */
  autoFocus: boolean;
  onSend: AuthFormProps['onSend'];
  /** Goes to the request of a code instead; undefined where the backend sends none. */
  onCode?: (() => void) | undefined;
}

/** Email or username, and password. */
export function PasswordStep({ next, problems, name, autoFocus, onSend, onCode }: PasswordStepProps) {
  const intl = useIntl();
  const links = authLinks(next);
  const passwordLabel = usePasswordLabel();
  const id = useId();
  const label = useLoginLabel();
  const fields = useMemo(() => {
    const who = { id: `${id}-name`, label };
    return { email: who, username: who, phone: who, password: { id: `${id}-password`, label: passwordLabel } };
  }, [id, label, passwordLabel]);
  return (
    <AuthForm
      action={links.login}
      fields={fields}
      problems={problems}
      submitLabel={intl.formatMessage({
        id: 'auth.login.submit',
        defaultMessage: 'Sign in',
        description: 'Button of the login form',
      })}
      busyLabel={intl.formatMessage({
        id: 'auth.login.busy',
        defaultMessage: 'Signing in…',
        description: 'Button of the login form while it is under way',
      })}
      onSend={onSend}
      footer={
        <Inline>
          <TextLink href={links.reset}>
            {intl.formatMessage({
              id: 'auth.login.forgot',
              defaultMessage: 'Forgot your password?',
              description: 'Link of the login form to the reset of the password',
            })}
          </TextLink>
          {onCode ? (
            // A link, so that a code can be requested without script.
            <TextLink
              href={`${links.login}${links.login.includes('?') ? '&' : '?'}by=code`}
              onClick={(event) => {
                event.preventDefault();
                onCode();
              }}
            >
              {intl.formatMessage({
                id: 'auth.login.by-code',
                defaultMessage: 'Sign in with a code',
                description: 'Link of the login form to the request of a code by email',
              })}
            </TextLink>
          ) : null}
        </Inline>
      }
    >
      {(errorOf) => (
        <>
          <TextField
            id={fields.email.id}
            name="login"
            label={label}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={name}
            autoFocus={autoFocus}
            error={errorOf('email') ?? errorOf('username') ?? errorOf('phone')}
          />
          <CurrentPassword id={fields.password.id} error={errorOf('password')} />
        </>
      )}
    </AuthForm>
  );
}
