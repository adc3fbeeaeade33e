import { Callout } from '@hoster/ui/callout';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInStep, type AuthStatus } from '../../api/auth-status.ts';
import { atLast } from '../../start/late.ts';
import { useAuth } from '../../start/use-auth.ts';
import type { AuthProblem } from './auth-errors.ts';
import type { CodeKind } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { CheckMail, CodeStep, fetchSecondSteps, ProviderEmailStep } from './second-steps.ts';
import { StartOver } from './start-over.tsx';

export interface LoginStepsProps {
  /** Where to continue afterwards; already validated. */
  next: string | null;
  problems?: readonly AuthProblem[] | undefined;
  name?: string | undefined;
  /** Which code the second step asks for first. */
  codeKind?: CodeKind | undefined;
  /** Shown in the panel over the page `next`. */
  inPanel?: boolean;
  /** The step before waited for too long. */
  again?: boolean;
  /** Somebody is signed in now. */
  onSignedIn: () => void;
}

const none: readonly AuthProblem[] = [];

/** Current step of the sign-in: password, 2FA, email address or confirmation link. Used by the page and the panel. */
export function LoginSteps({
  next,
  problems = none,
  name = '',
  codeKind = 'totp',
  inPanel = false,
  again = false,
  onSignedIn,
}: LoginStepsProps) {
  const now = signInStep(useAuth());
  const [tooLate, setTooLate] = useState(again);
  const [began, setBegan] = useState(false);
  useEffect(() => {
    // An urgent update would redraw a step that hasn't been hydrated, without what was typed into it.
    startTransition(() => setBegan(true));
    return atLast(fetchSecondSteps);
  }, []);
  const onDone = (status: AuthStatus) => {
    setTooLate(status.status === 'none');
    if (status.status === 'settled') onSignedIn();
  };
  if (now.step === 'code') {
    return (
      <Suspense fallback={null}>
        {/* A click on the link to the other code changes the address if it comes before the step listens. */}
        <CodeStep key={codeKind} {...{ next, problems, onDone }} startWith={codeKind} />
        <StartOver next={next} />
      </Suspense>
    );
  }
  if (now.step === 'provider-email') {
    return (
      <Suspense fallback={null}>
        <ProviderEmailStep {...{ next, problems, onDone }} provider={now.provider} email={name} />
      </Suspense>
    );
  }
  return (
    <>
      {now.step === 'mail' ? (
        <Suspense fallback={null}>
          <CheckMail />
        </Suspense>
      ) : null}
      {tooLate && now.step === 'password' ? (
        <Callout tone="warning" role="alert">
          <p>
            <FormattedMessage
              id="auth.login.too-late"
              defaultMessage="Your sign-in timed out. Sign in again."
              description="Above the login form: the second step came after a quarter of an hour"
            />
          </p>
        </Callout>
      ) : null}
      <PasswordStep {...{ next, problems, name, onDone }} autoFocus={began || inPanel} />
      <ProviderButtons next={next} inPanel={inPanel} />
    </>
  );
}
