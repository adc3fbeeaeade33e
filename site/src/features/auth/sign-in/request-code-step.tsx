import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { useLoginLabel } from '../form/use-login-label.ts';
import { authLinks } from '../session/auth-links.ts';

interface RequestCodeStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was reloaded. */
  name: string;
  onSend: AuthFormProps['onSend'];
  /** Goes back to the password, without leaving the page where script allows. */
  onPassword: () => void;
}

/** Asks for the address to which a code to sign in with is sent. */
export function RequestCodeStep({ next, problems, name, onSend, onPassword }: RequestCodeStepProps) {
  const { formatMessage } = useIntl();
  const label = useLoginLabel({ withoutPassword: true });
  const id = useId();
  const fields = useMemo(() => ({ email: { id, label }, phone: { id, label } }), [id, label]);
  const address = authLinks(next).login;
  return (
    <AuthForm
      action={`${address}${address.includes('?') ? '&' : '?'}by=code`}
      fields={fields}
      problems={problems}
      submitLabel={formatMessage({
        id: 'auth.request-code.submit',
        defaultMessage: 'Send code',
        description: 'Button that requests a code to sign in with',
      })}
      busyLabel={formatMessage({
        id: 'auth.request-code.busy',
        defaultMessage: 'Sending the code…',
        description: 'Button that requests a code to sign in with while it is under way',
      })}
      onSend={onSend}
      footer={
        <TextLink
          href={address}
          onClick={(event) => {
            event.preventDefault();
            onPassword();
          }}
        >
          {formatMessage({
            id: 'auth.request-code.password',
            defaultMessage: 'Sign in with your password',
            description: 'Link back to the login form from the request of a code',
          })}
        </TextLink>
      }
    >
      {(errorOf) => (
        <TextField
          id={id}
          name="code_for"
          label={label}
          hint={formatMessage({
            id: 'auth.request-code.hint',
            defaultMessage: 'We’ll send you a code to sign in without your password.',
            description: 'Hint of the field where a code to sign in with is requested',
          })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          defaultValue={name}
          error={errorOf('email') ?? errorOf('phone')}
        />
      )}
    </AuthForm>
  );
}
