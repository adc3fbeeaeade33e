import { TextLink } from '@hoster/ui/text-link';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate } from 'react-router-dom';
import { login } from '../../api/auth.ts';
import { signInStep } from '../../api/auth-status.ts';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { CheckMail } from '../../features/auth/sign-in/check-mail.tsx';
import { LoginSteps } from '../../features/auth/sign-in/login-steps.tsx';
import { SignupClosed } from '../../features/auth/sign-in/signup-closed.tsx';
import { SignupForm, type Sent } from '../../features/auth/sign-in/signup-form.tsx';
import { StartOver } from '../../features/auth/sign-in/start-over.tsx';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import type { route, SignupAnswer } from './route.ts';
import { useEmailsConfirmedByCode, useSignupOpen } from '../../features/auth/session/use-auth-config.ts';

const none: readonly never[] = [];
const noFields = {};

/** `/auth/signup/` */
export function Page() {
  const { next } = usePageData<typeof route>();
  const answer = useActionData<SignupAnswer>();
  const navigate = useNavigate();
  const waits = signInStep(useAuth()).step === 'mail';
  const isOpen = useSignupOpen();
  const isByCode = useEmailsConfirmedByCode();
  const app = useApp();
  const [sent, setSent] = useState<Sent | null>(null);
  const sentBefore = answer && answer.problems.length === 0 ? answer.email : null;
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="auth.signup.title"
          defaultMessage="Create an account"
          description="Title of the sign-up page"
        />
      }
      other={
        <FormattedMessage
          id="auth.signup.haveAccount"
          defaultMessage="Already have an account? <login>Sign in</login>"
          description="Under the sign-up form"
          values={{ login: (words: ReactNode) => <TextLink href={authLinks(next).login}>{words}</TextLink> }}
        />
      }
    >
      {waits && isByCode ? (
        <LoginSteps
          next={next}
          signup
          problems={answer?.problems}
          // The account exists: another code is sent to who signs in, not to who signs up again.
          onOver={() => void navigate(authLinks(next).again, { replace: true })}
          onSignedIn={() => void navigate(next ?? '/my/', { replace: true })}
        />
      ) : waits ? (
        <>
          <ProblemList problems={answer?.problems ?? none} fields={noFields} level={2} />
          <CheckMail
            email={sent?.email ?? sentBefore}
            onSignedIn={() => void navigate(next ?? '/my/', { replace: true })}
            onResend={sent ? () => login(app, sent.email, sent.password) : undefined}
          />
          <StartOver next={next} signup />
        </>
      ) : !isOpen ? (
        <SignupClosed />
      ) : (
        <SignupForm
          next={next}
          problems={answer?.problems ?? []}
          email={answer?.email ?? ''}
          further={answer?.further}
          onDone={(status, sentWith) => {
            if (status.status === 'settled') return void navigate(next ?? '/my/', { replace: true });
            // The login page has the forms of all other steps.
            if (signInStep(status).step !== 'mail') return void navigate(authLinks(next).login, { replace: true });
            setSent(sentWith);
          }}
        />
      )}
    </AuthScreen>
  );
}
