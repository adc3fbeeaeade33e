import { Callout } from '@hoster/ui/callout';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInStep, type SignInStep } from '../../../api/auth-status.ts';
import { useApp } from '../../../app/app-context.tsx';
import { lazyPart } from '../../../app/lazy-part.ts';
import { whenIdle } from '../../../app/browser/when-idle.ts';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { formText } from '../../../app/router/form-text.ts';
import { type AuthProblem, authProblems } from '../form/auth-errors.ts';
import type { CodeKind } from '../form/factor-code-field.tsx';
import type { RecipientChange } from './change-recipient.tsx';
import { PasswordStep } from './password-step.tsx';
import { PasskeyLogin } from '../passkey/passkey-login.tsx';
import { ProviderButtons } from '../provider/provider-buttons.tsx';
import { StartOver } from './start-over.tsx';
import { authLinks } from '../session/auth-links.ts';
import type { SignupFormProps } from './signup-form.tsx';
import { isWayToSignIn, submitSignIn } from './submit-sign-in.ts';
import { useAuthConfig } from '../session/use-auth-config.ts';

const twoFactor = () => import('./two-factor-step.tsx').then((module) => module.TwoFactorStep);
const checkMail = () => import('./check-mail.tsx').then((module) => module.CheckMail);
const sentCode = () => import('./sent-code-step.tsx').then((module) => module.SentCodeStep);
const requestCode = () => import('./request-code-step.tsx').then((module) => module.RequestCodeStep);
const trust = () => import('./trust-step.tsx').then((module) => module.TrustStep);
const unknown = () => import('./unknown-step.tsx').then((module) => module.UnknownStep);
const providerEmail = () => import('../provider/provider-email-step.tsx').then((module) => module.ProviderEmailStep);

// A reloaded page opens at the pending step of the sign-in.
const TwoFactorStep = lazyPart(twoFactor);
const CheckMail = lazyPart(checkMail);
const SentCodeStep = lazyPart(sentCode);
const RequestCodeStep = lazyPart(requestCode);
const TrustStep = lazyPart(trust);
const UnknownStep = lazyPart(unknown);
const ProviderEmailStep = lazyPart(providerEmail);

/** What the code of a step is for. */
const codeOf = { 'emailed-code': 'login', mail: 'email', phone: 'phone' } as const;

/** Prefetches the steps after the password while it's being typed. Errors are ignored. */
const prefetchNextSteps = (): void =>
  void Promise.all([twoFactor(), checkMail(), providerEmail(), sentCode(), requestCode(), trust()]).catch(
    () => undefined,
  );

export interface LoginStepsProps {
  /** Where to continue afterwards; already validated. */
  next: string | null;
  problems?: readonly AuthProblem[] | undefined;
  name?: string | undefined;
  /** The code that the second step requests first. */
  twoFactorKind?: CodeKind | undefined;
  /** Starts with the request of a code instead of the password. */
  byCode?: boolean | undefined;
  /** Another code was just sent by a form without script. */
  resent?: boolean | undefined;
  /** What became of a form without script that has a code sent elsewhere. */
  change?: RecipientChange | undefined;
  /** On the sign-up page, to which cancelling leads back. */
  signup?: boolean;
  /** Shown in the panel over the page `next`. */
  inPanel?: boolean;
  /** The previous step has timed out. */
  again?: boolean;
  /** The first step, in place of the password: it leads to the password with `onSignIn`. */
  first?: ((toSignIn: Required<Pick<SignupFormProps, 'onSignIn' | 'autoFocus'>>) => ReactNode) | undefined;
  /** The address that an email to confirm it was just sent to, and what sends it again. */
  sent?: { email: string; onResend: () => Promise<unknown> } | null;
  /** Called when the sign-in is over without success, where another page has its form. */
  onOver?: () => void;
  /** Called after sign-in. */
  onSignedIn: () => void;
}

const none: readonly AuthProblem[] = [];

/** The current step. After the last one, that one: the login form would come back until the next page is there. */
function useShownStep(): SignInStep {
  const now = signInStep(useAuth());
  const [last, setLast] = useState(now);
  if (now.step !== 'done' && now.step !== last.step) setLast(now);
  return now.step === 'done' ? last : now;
}

/** Current step of the sign-in, from the password to the question of trust. Used by the page and the panel. */
export function LoginSteps({
  next,
  problems = none,
  name = '',
  twoFactorKind = 'totp',
  byCode = false,
  resent,
  change,
  signup = false,
  inPanel = false,
  again = false,
  first,
  sent = null,
  onOver,
  onSignedIn,
}: LoginStepsProps) {
  const app = useApp();
  const now = useShownStep();
  const [tooLate, setTooLate] = useState(again);
  const [began, setBegan] = useState(false);
  const config = useAuthConfig()?.account;
  const [usesCode, setUsesCode] = useState(byCode);
  const [seen, setSeen] = useState(byCode);
  /** The sign-in form instead of the first step, with what was typed there. */
  const [chosen, setChosen] = useState<{ name: string; problems: readonly AuthProblem[] } | 'left' | null>(null);
  const isChosen = chosen !== null && chosen !== 'left';
  // The link was followed before the step handled clicks: the address changed.
  if (seen !== byCode) {
    setSeen(byCode);
    setUsesCode(byCode);
  }
  useEffect(() => {
    // An urgent update would redraw a step that hasn't been hydrated, without what was typed into it.
    startTransition(() => setBegan(true));
    return whenIdle(prefetchNextSteps);
  }, []);
  const onSend = async (form: FormData) => {
    const { status, problems } = await submitSignIn(app, form, next);
    if (problems.length > 0) return problems;
    if (status.status === 'none') onOver?.();
    setTooLate(status.status === 'none');
    if (status.status === 'settled') onSignedIn();
    return [];
  };
  const onSignIn = async (form: FormData): Promise<void> => {
    const typed = formText(form, 'email');
    if (isWayToSignIn(form)) return setChosen({ name: typed, problems: none });
    try {
      const refused = await onSend(form);
      if (refused.length > 0) setChosen({ name: typed, problems: refused });
    } catch (error) {
      const found = authProblems(error);
      if (!found) throw error;
      setChosen({ name: typed, problems: found });
    }
  };
  if (now.step === 'two-factor') {
    return (
      <Suspense fallback={null}>
        {/* A click on the link to the other code before the step handles clicks changes the address. */}
        <TwoFactorStep key={twoFactorKind} {...{ next, problems, onSend }} startWith={twoFactorKind} />
        <StartOver next={next} />
      </Suspense>
    );
  }
  if (now.step === 'trust') {
    return (
      <Suspense fallback={null}>
        <TrustStep {...{ next, problems, onSend }} />
      </Suspense>
    );
  }
  if (now.step === 'unknown') {
    return (
      <Suspense fallback={null}>
        <UnknownStep next={next} problems={problems} flow={now.flow} />
      </Suspense>
    );
  }
  const isMailByCode = now.step === 'mail' && config?.email_verification_by_code_enabled === true;
  if (now.step === 'emailed-code' || now.step === 'phone' || isMailByCode) {
    return (
      <Suspense fallback={null}>
        <SentCodeStep {...{ next, problems, resent, change, onSend, signup }} of={codeOf[now.step]} />
      </Suspense>
    );
  }
  if (now.step === 'provider-email') {
    return (
      <Suspense fallback={null}>
        <ProviderEmailStep {...{ next, problems, onSend }} provider={now.provider} email={name} />
      </Suspense>
    );
  }
  return (
    <>
      {now.step === 'mail' ? (
        <Suspense fallback={null}>
          <CheckMail {...sent} onSignedIn={onSignedIn} />
          {sent ? <StartOver next={next} signup /> : null}
        </Suspense>
      ) : null}
      {tooLate && now.step === 'password' ? (
        <Callout tone="warning" role="alert">
          <p>
            <FormattedMessage
              id="auth.login.too-late"
              defaultMessage="Your sign-in timed out, or the code was wrong too often. Sign in again."
              description="Above the login form: the second step came too late, or after too many wrong codes"
            />
          </p>
        </Callout>
      ) : null}
      {sent && now.step === 'mail' ? null : first && now.step === 'password' && !isChosen ? (
        first({ onSignIn, autoFocus: chosen === 'left' })
      ) : usesCode && config?.login_by_code_enabled ? (
        <Suspense fallback={null}>
          <RequestCodeStep {...{ next, problems, name, onSend }} onPassword={() => setUsesCode(false)} />
        </Suspense>
      ) : (
        <PasswordStep
          {...{ next, problems, name, onSend, ...(isChosen && chosen) }}
          // Problems take the focus themselves.
          autoFocus={isChosen ? chosen.problems.length === 0 : began || inPanel}
          onCode={config?.login_by_code_enabled ? () => setUsesCode(true) : undefined}
        />
      )}
      {first && isChosen && now.step === 'password' ? (
        <Text size={16}>
          <FormattedMessage
            id="auth.login.noAccount"
            defaultMessage="New here? <signup>Create an account</signup>"
            description="Under the login form"
            values={{
              signup: (words: ReactNode) => (
                <TextLink
                  href={authLinks(next).signup}
                  onClick={(event) => {
                    event.preventDefault();
                    setChosen('left');
                  }}
                >
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
      ) : null}
      <PasskeyLogin onSend={onSend} />
      <ProviderButtons next={next} inPanel={inPanel} />
    </>
  );
}
