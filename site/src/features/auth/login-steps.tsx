import { Callout } from '@hoster/ui/callout';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInStep, type AuthStatus } from '../../api/auth-status.ts';
import { useAuth } from '../../start/use-auth.ts';
import type { AuthProblem } from './auth-errors.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeStep, type CodeKind } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ProviderEmailStep } from './provider-email-step.tsx';
import { StartOver } from './start-over.tsx';

export interface LoginStepsProps {
  /** Where to go on afterwards; checked already. */
  next: string | null;
  problems?: readonly AuthProblem[] | undefined;
  name?: string | undefined;
  /** Which code the second step asks for first. */
  codeKind?: CodeKind | undefined;
  /** It stands in the panel over the page `next`. */
  inPanel?: boolean;
  /** The step before waited for too long. */
  again?: boolean;
  /** Somebody is signed in now. */
  onSignedIn: () => void;
}

const none: readonly AuthProblem[] = [];

/** Signing in, whichever step comes next: password, second factor, address, or the link in the mail. Page and panel show it. */
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
  useEffect(() => setBegan(true), []);
  const onDone = (status: AuthStatus) => {
    setTooLate(status.status === 'none');
    if (status.status === 'settled') onSignedIn();
  };
  if (now.step === 'code') {
    return (
      <>
        <CodeStep {...{ next, problems, onDone }} startWith={codeKind} />
        <StartOver next={next} />
      </>
    );
  }
  if (now.step === 'provider-email') {
    return <ProviderEmailStep {...{ next, problems, onDone }} provider={now.provider} email={name} />;
  }
  return (
    <>
      {now.step === 'mail' ? <CheckMail /> : null}
      {tooLate && now.step === 'password' ? (
        <Callout tone="warning" role="alert">
          <p>
            <FormattedMessage
              id="auth.login.too-late"
              defaultMessage="That took too long, so the sign-in was given up. Log in once more."
              description="Above the login form: the second step came after a quarter of an hour"
            />
          </p>
        </Callout>
      ) : null}
      <PasswordStep {...{ next, problems, name, onDone }} autoFocus={began} />
      <ProviderButtons next={next} inPanel={inPanel} />
    </>
  );
}
