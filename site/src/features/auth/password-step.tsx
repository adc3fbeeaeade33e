import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { login } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { authLinks } from './auth-links.ts';
import { inactive } from './inactive.ts';
import { CurrentPassword, usePasswordLabel } from './password-fields.tsx';
import { stepTaken } from './step-taken.ts';

interface PasswordStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed into the first field before the page was made anew. */
  name: string;
  /** Takes the focus because it replaces another step. */
  autoFocus: boolean;
  onDone: (status: AuthStatus) => void;
}

/** Email or username, and password. */
export function PasswordStep({ next, problems, name, autoFocus, onDone }: PasswordStepProps) {
  const app = useApp();
  const intl = useIntl();
  const links = authLinks(next);
  const passwordLabel = usePasswordLabel();
  const id = useId();
  const label = intl.formatMessage({
    id: 'auth.login.name',
    defaultMessage: 'Email or username',
    description: 'First field of the login form',
  });
  const fields = useMemo(() => {
    const who = { id: `${id}-name`, label };
    return { email: who, username: who, password: { id: `${id}-password`, label: passwordLabel } };
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
      onSend={async (form) => {
        const status = await login(app, formText(form, 'login'), formText(form, 'password'));
        await stepTaken(app, status, next);
        if (status.status === 'none') return inactive;
        onDone(status);
        return undefined;
      }}
      footer={
        <TextLink href={links.reset}>
          {intl.formatMessage({
            id: 'auth.login.forgot',
            defaultMessage: 'Forgot your password?',
            description: 'Link of the login form to the reset of the password',
          })}
        </TextLink>
      }
    >
      {(errorOf) => (
        <>
          <TextField
            id={fields.email.id}
            name="login"
            label={label}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={name}
            autoFocus={autoFocus}
            error={errorOf('email') ?? errorOf('username')}
          />
          <CurrentPassword id={fields.password.id} error={errorOf('password')} />
        </>
      )}
    </AuthForm>
  );
}
