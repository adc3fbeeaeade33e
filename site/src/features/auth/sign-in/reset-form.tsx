import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { requestReset } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { CaptchaField } from '../../../parts/captcha/captcha-field.tsx';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { useAuthConfig } from '../session/use-auth-config.ts';

interface ResetFormProps {
  problems: readonly AuthProblem[];
  /** What was typed before the page was reloaded. */
  email: string;
  /** @param kind what the email has */
  onSent: (kind: 'link' | 'code', email: string) => void;
}

/** Texts of the form, by what the backend sends. */
function useResetWords(): { submit: string; busy: string; hint: string } {
  const { formatMessage } = useIntl();
  if (useAuthConfig()?.account.password_reset_by_code_enabled) {
    return {
      submit: formatMessage({
        id: 'auth.request-code.submit',
        defaultMessage: 'Send code',
        description: 'Button that requests a code to sign in with',
      }),
      busy: formatMessage({
        id: 'auth.request-code.busy',
        defaultMessage: 'Sending the code…',
        description: 'Button that requests a code to sign in with while it is under way',
      }),
      hint: formatMessage({
        id: 'auth.reset.hint-code',
        defaultMessage: 'Enter the email you sign in with. We’ll send you a code to reset your password.',
        description: 'Hint of the reset form',
      }),
    };
  }
  return {
    submit: formatMessage({
      id: 'auth.reset.submit',
      defaultMessage: 'Send reset link',
      description: 'Button of the reset form',
    }),
    busy: formatMessage({
      id: 'auth.reset.busy',
      defaultMessage: 'Sending the link…',
      description: 'Button of the reset form while it is under way',
    }),
    hint: formatMessage({
      id: 'auth.reset.hint',
      defaultMessage: 'Enter the email you sign in with. We’ll send you a link to reset your password.',
      description: 'Hint of the reset form',
    }),
  };
}

/** Requests a password reset link or code: the email address, and a captcha where one is configured. */
export function ResetForm({ problems, email, onSent }: ResetFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const words = useResetWords();
  const id = useId();
  // The form counts as visible once the script has loaded: a captcha can't be drawn before.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('reset', seen);
  const label = formatMessage({ id: 'auth.signup.email', defaultMessage: 'Email' });
  const fields = useMemo(() => ({ email: { id, label }, captcha: { id: `${id}-captcha` } }), [id, label]);
  return (
    <AuthForm
      action="/auth/password/reset/"
      fields={fields}
      problems={problems}
      submitLabel={words.submit}
      busyLabel={words.busy}
      onSend={async (form) => {
        if (!captcha.isPassed()) return;
        try {
          const address = formText(form, 'email');
          const kind = await requestReset(app, {
            email: address,
            ...(captcha.token !== null && { captcha: captcha.token }),
          });
          onSent(kind, address);
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
            hint={words.hint}
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
