import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { resetPassword } from '../../api/auth.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { sessionChanged } from '../../start/session-change.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPassword, PasswordOwner } from './password-fields.tsx';

interface NewPasswordFormProps {
  /** Shown, so that a password manager keeps the new password under it. */
  username: string;
  /** Key from the email link. */
  code: string;
  problems: readonly AuthProblem[];
  onDone: () => void;
}

/** Sets a new password with the key of a reset link and ends all sessions. */
export function NewPasswordForm({ username, code, problems, onDone }: NewPasswordFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  const label = formatMessage({
    id: 'auth.new-password.label',
    defaultMessage: 'New password',
    description: 'Field of a new password',
  });
  const fields = useMemo(() => ({ password: { id, label } }), [id, label]);
  return (
    <AuthForm
      action={`/auth/password/reset/key/${encodeURIComponent(code)}/`}
      fields={fields}
      problems={problems}
      submitLabel={formatMessage({
        id: 'auth.new-password.submit',
        defaultMessage: 'Save new password',
        description: 'Button that sets a new password',
      })}
      busyLabel={formatMessage({
        id: 'auth.new-password.busy',
        defaultMessage: 'Saving…',
        description: 'Button that sets a new password while it is under way',
      })}
      onSend={async (form) => {
        await sessionChanged(app, await resetPassword(app, code, formText(form, 'password')));
        onDone();
      }}
    >
      {(errorOf) => (
        <>
          <PasswordOwner value={username} />
          <NewPassword id={id} label={label} error={errorOf('password')} />
        </>
      )}
    </AuthForm>
  );
}
