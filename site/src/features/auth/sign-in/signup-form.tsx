import { TextField } from '@hoster/ui/text-field';
import { useEffect, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { signup } from '../../../api/auth.ts';
import type { AuthStatus } from '../../../api/auth-status.ts';
import { useApp } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { CaptchaField } from '../../../parts/captcha/captcha-field.tsx';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { useDraft } from '../../../parts/form/use-draft.ts';
import { type AuthProblem, authProblems } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { authLinks } from '../session/auth-links.ts';
import { FurtherField, useFurtherLabel } from './further-field.tsx';
import { furtherFields, furtherValues } from './further-fields.ts';
import { SignupTerms } from './signup-terms.tsx';
import { NewPassword, usePasswordLabel } from '../form/password-fields.tsx';
import { applyAuthStatus } from './apply-auth-status.ts';
import { useAuthConfig } from '../session/use-auth-config.ts';

const noFields: readonly string[] = [];
const noFurther: Readonly<Record<string, string>> = {};

interface SignupFormProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was reloaded. */
  email: string;
  /** The same of the fields that the backend wants besides. */
  further?: Readonly<Record<string, string>> | undefined;
  onDone: (status: AuthStatus, email: string) => void;
}

/** Email, password, and whatever else the backend requires. Submitting the form accepts the terms. */
export function SignupForm({ next, problems, email, further = noFurther, onDone }: SignupFormProps) {
  const app = useApp();
  const intl = useIntl();
  const passwordLabel = usePasswordLabel();
  const draft = useDraft('email', email);
  const id = useId();
  const label = intl.formatMessage({ id: 'auth.signup.email', defaultMessage: 'Email' });
  // The form counts as visible once the script has loaded: a captcha can't be drawn before.
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const captcha = useCaptcha('signup', seen);
  const required = useAuthConfig()?.account.signup_fields ?? noFields;
  const [wanted, setWanted] = useState<readonly string[]>(() => furtherFields(Object.keys(further), problems));
  const names = useMemo(() => [...new Set([...required, ...wanted])], [required, wanted]);
  const furtherLabel = useFurtherLabel();
  const fields = useMemo(
    () => ({
      ...Object.fromEntries(names.map((name) => [name, { id: `${id}-${name}`, label: furtherLabel(name) }])),
      email: { id: `${id}-email`, label },
      password: { id: `${id}-password`, label: passwordLabel },
      captcha: { id: `${id}-captcha` },
    }),
    [id, label, passwordLabel, names, furtherLabel],
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
            ...furtherValues(form),
            ...(captcha.token !== null && { captcha: captcha.token }),
          });
          await applyAuthStatus(app, status, next);
          onDone(status, address);
        } catch (error) {
          setWanted((before) => furtherFields(before, authProblems(error) ?? []));
          throw error;
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
          {names.map((name) => (
            <FurtherField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={furtherLabel(name)}
              defaultValue={further[name]}
              error={errorOf(name)}
            />
          ))}
          <NewPassword id={fields.password.id} error={errorOf('password')} />
          <CaptchaField id={fields.captcha.id} captcha={captcha} error={errorOf('captcha')} />
        </>
      )}
    </AuthForm>
  );
}
