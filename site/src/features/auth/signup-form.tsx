import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { signup } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { authLinks } from './auth-links.ts';
import { SignupTerms } from './signup-terms.tsx';
import { NewPassword, usePasswordLabel } from './password-fields.tsx';
import { stepTaken } from './step-taken.ts';

interface SignupFormProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was made anew. */
  email: string;
  onDone: (status: AuthStatus, email: string) => void;
}

/** Email and password. Submitting the form accepts the terms. */
export function SignupForm({ next, problems, email, onDone }: SignupFormProps) {
  const app = useApp();
  const intl = useIntl();
  const passwordLabel = usePasswordLabel();
  const draft = useDraft('email', email);
  const id = useId();
  const label = intl.formatMessage({
    id: 'auth.signup.email',
    defaultMessage: 'Email',
    description: 'First field of the sign-up form',
  });
  // The form is seen once script is there: only then a captcha can be drawn.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('signup', seen);
  const fields = useMemo(
    () => ({
      email: { id: `${id}-email`, label },
      password: { id: `${id}-password`, label: passwordLabel },
      captcha: { id: `${id}-captcha` },
    }),
    [id, label, passwordLabel],
  );
  return (
    <AuthForm
      action={authLinks(next).signup}
      fields={fields}
      problems={problems}
      submitLabel={intl.formatMessage({
        id: 'auth.signup.submit',
        defaultMessage: 'Create account',
        description: 'Button of the sign-up form',
      })}
      busyLabel={intl.formatMessage({
        id: 'auth.signup.busy',
        defaultMessage: 'Creating your account…',
        description: 'Button of the sign-up form while it is under way',
      })}
      onSend={async (form) => {
        if (!captcha.isPassed()) return;
        const address = formText(form, 'email');
        try {
          const status = await signup(app, {
            email: address,
            password: formText(form, 'password'),
            ...(captcha.token !== null && { captcha: captcha.token }),
          });
          await stepTaken(app, status, next);
          onDone(status, address);
        } finally {
          captcha.reset();
        }
      }}
      footer={<SignupTerms />}
    >
      {(errorOf) => (
        <>
          <TextField
            id={fields.email.id}
            name="email"
            type="email"
            inputMode="email"
            label={label}
            autoComplete="username"
            required
            {...draft}
            error={errorOf('email')}
          />
          <NewPassword id={fields.password.id} error={errorOf('password')} />
          <CaptchaField id={fields.captcha.id} captcha={captcha} error={errorOf('captcha')} />
        </>
      )}
    </AuthForm>
  );
}
