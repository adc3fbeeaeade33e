import type { AuthStatus } from '../../api/auth-status.ts';
import { useAuth } from '../../start/use-auth.ts';
import type { AuthProblem } from './auth-errors.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

export interface LoginStepsProps {
  /** Where to go on afterwards; checked already. */
  next: string | null;
  problems?: readonly AuthProblem[] | undefined;
  name?: string | undefined;
  /** Somebody is signed in now. */
  onSignedIn: () => void;
}

const none: readonly AuthProblem[] = [];

/** Signing in, whichever step comes next: password, second factor, or the link in the mail. Page and panel show it. */
export function LoginSteps({ next, problems = none, name = '', onSignedIn }: LoginStepsProps) {
  const auth = useAuth();
  const onDone = (status: AuthStatus) => {
    if (status.status === 'settled') onSignedIn();
  };
  const pending = auth.status === 'pending' ? auth.flow.id : null;
  if (pending === 'mfa_authenticate') return <CodeStep {...{ next, problems, onDone }} />;
  return (
    <>
      {pending === 'verify_email' ? <CheckMail /> : null}
      <PasswordStep {...{ next, problems, name, onDone }} />
    </>
  );
}
