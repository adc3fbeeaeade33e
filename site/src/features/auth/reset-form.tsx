import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { requestReset } from '../../api/auth.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';

interface ResetFormProps {
  problems: readonly AuthProblem[];
  /** What was typed before the page was made anew. */
  email: string;
  onSent: () => void;
}

/** Asks for a link to a new password: the address, and a captcha where one is configured. */
export function ResetForm({ problems, email, onSent }: ResetFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  // The form is seen once script is there: only then a captcha can be drawn.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('reset', seen);
  const label = formatMessage({
    id: 'auth.signup.email',
    defaultMessage: 'Email',
    description: 'First field of the sign-up form',
  });
  const fields = useMemo(() => ({ email: { id, label }, captcha: { id: `${id}-captcha` } }), [id, label]);
  return (
    <AuthForm
      action="/auth/password/reset/"
      fields={fields}
      problems={problems}
      submitLabel={formatMessage({
        id: 'auth.reset.submit',
        defaultMessage: 'Send reset link',
        description: 'Button of the reset form',
      })}
      busyLabel={formatMessage({
        id: 'auth.reset.busy',
        defaultMessage: 'Sending the link…',
        description: 'Button of the reset form while it is under way',
      })}
      onSend={async (form) => {
        if (!captcha.isPassed()) return;
        try {
          await requestReset(app, {
            email: formText(form, 'email'),
            ...(captcha.token !== null && { captcha: captcha.token }),
          });
          onSent();
        } finally {
          captcha.reset();
        }
      }}
    >
      {(errorOf) => (
        <>
          <TextField
            id={id}
            name="email"
            type="email"
            inputMode="email"
            label={label}
            hint={formatMessage({
              id: 'auth.reset.hint',
              defaultMessage: 'Enter the email you sign in with. We’ll send you a link to reset your password.',
              description: 'Hint of the reset form',
            })}
            autoComplete="username"
            required
            defaultValue={email}
            error={errorOf('email')}
          />
          <CaptchaField id={fields.captcha.id} captcha={captcha} error={errorOf('captcha')} />
        </>
      )}
    </AuthForm>
  );
}
