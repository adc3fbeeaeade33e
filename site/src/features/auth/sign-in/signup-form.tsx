import { Button } from '@hoster/ui/button';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
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
import { signUpOrIn } from './sign-up-or-in.ts';
import { SIGN_IN_BUTTON } from './submit-sign-in.ts';
import { applyAuthStatus } from './apply-auth-status.ts';
import { useAuthConfig } from '../session/use-auth-config.ts';

const noFields: readonly string[] = [];
const noFurther: Readonly<Record<string, string>> = {};

export interface SignupFormProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was reloaded. */
  email: string;
  /** The same of the fields that the backend wants besides. */
  further?: Readonly<Record<string, string>> | undefined;
  onDone: (status: AuthStatus, sent: Sent) => void;
  /**
   * Signs in with the same fields instead, or goes to the sign-in form; adds the button for that. The form then also signs
   * in who has an account with what was typed.
   */
  onSignIn?: ((form: FormData) => Promise<void>) | undefined;
  /** Takes the focus because it replaces the sign-in form. @default false */
  autoFocus?: boolean | undefined;
}

/** What a sign-up was sent with, to send its email again. */
export interface Sent {
  email: string;
  password: string;
}

/** Email, password, and whatever else the backend requires. Submitting the form accepts the terms. */
export function SignupForm(props: SignupFormProps) {
  const { next, problems, email, further = noFurther, onDone, onSignIn, autoFocus = false } = props;
  const app = useApp();
  const intl = useIntl();
  const links = authLinks(next);
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
      username: { id: `${id}-email`, label },
      password: { id: `${id}-password`, label: passwordLabel },
      captcha: { id: `${id}-captcha` },
    }),
    [id, label, passwordLabel, names, furtherLabel],
  );
  return (
    <AuthForm
      action={links.signup}
      fields={fields}
      problems={problems}
      submitLabel={intl.formatMessage({
        id: 'auth.signup.submit',
        defaultMessage: 'Create account',
        description: 'Button of the sign-up form',
      })}
      busyLabel={
        onSignIn
          ? intl.formatMessage({
              id: 'auth.signup.busy-either',
              defaultMessage: 'One moment…',
              description: 'Button of the form that signs up or in, while it is under way',
            })
          : intl.formatMessage({
              id: 'auth.signup.busy',
              defaultMessage: 'Creating your account…',
              description: 'Button of the sign-up form while it is under way',
            })
      }
      onSend={async (form) => {
        if (onSignIn && form.has(SIGN_IN_BUTTON)) {
          await onSignIn(form);
          return [];
        }
        if (!captcha.isPassed()) return [];
        const sent = { email: formText(form, 'email'), password: formText(form, 'password') };
        try {
          const status = await (onSignIn ? signUpOrIn : signup)(app, {
            ...sent,
            ...furtherValues(form),
            ...(captcha.token !== null && { captcha: captcha.token }),
          });
          await applyAuthStatus(app, status, next);
          onDone(status, sent);
          return [];
        } catch (error) {
          setWanted((before) => furtherFields(before, authProblems(error) ?? []));
          throw error;
        } finally {
          captcha.reset();
        }
      }}
      footer={
        <>
          <SignupTerms />
          {onSignIn ? (
            <>
              <Button type="submit" name={SIGN_IN_BUTTON} value="1" formAction={links.login} stretched>
                {intl.formatMessage({
                  id: 'auth.signup.sign-in',
                  defaultMessage: 'I have an account: sign in',
                  description: 'Second button of the sign-up form in an order, for customers',
                })}
              </Button>
              <TextLink href={links.reset}>
                {intl.formatMessage({
                  id: 'auth.login.forgot',
                  defaultMessage: 'Forgot your password?',
                  description: 'Link of the login form to the reset of the password',
                })}
              </TextLink>
            </>
          ) : null}
        </>
      }
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
            autoFocus={autoFocus}
            {...draft}
            error={errorOf('email') ?? errorOf('username')}
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
