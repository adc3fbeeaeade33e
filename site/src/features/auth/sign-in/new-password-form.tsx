import { useId, useMemo } from 'react';
import { resetPassword } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { sessionChanged } from '../../../app/visitor/session-change.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { NewPassword, PasswordOwner, useNewPasswordWords } from '../form/password-fields.tsx';

interface NewPasswordFormProps {
  /** Shown, so that a password manager saves the new password under it. */
  username: string;
  /** Key from the email link. */
  code: string;
  problems: readonly AuthProblem[];
  onDone: () => void;
}

/** Sets a new password with the key of a reset link and ends all sessions. */
export function NewPasswordForm({ username, code, problems, onDone }: NewPasswordFormProps) {
  const app = useApp();
  const id = useId();
  const { label, ...buttons } = useNewPasswordWords();
  const fields = useMemo(() => ({ password: { id, label } }), [id, label]);
  return (
    <AuthForm
      action={`/auth/password/reset/key/${encodeURIComponent(code)}/`}
      fields={fields}
      problems={problems}
      {...buttons}
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
