import { TextLink } from '@hoster/ui/text-link';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate } from 'react-router-dom';
import { signInStep } from '../../api/auth-status.ts';
import { authLinks } from '../../features/auth/auth-links.ts';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { CheckMail } from '../../features/auth/check-mail.tsx';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { StartOver } from '../../features/auth/start-over.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { useAuth } from '../../start/use-auth.ts';
import type { route, SignupAnswer } from './route.ts';

/** `/auth/signup/` */
export function Page() {
  const { next } = usePageData<typeof route>();
  const answer = useActionData<SignupAnswer>();
  const navigate = useNavigate();
  const waits = signInStep(useAuth()).step === 'mail';
  const [sentTo, setSentTo] = useState<string | null>(null);
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
      {waits ? (
        <>
          <CheckMail email={sentTo ?? sentBefore} />
          <StartOver next={next} signup />
        </>
      ) : (
        <SignupForm
          next={next}
          problems={answer?.problems ?? []}
          email={answer?.email ?? ''}
          onDone={(status, email) => {
            if (status.status === 'settled') return void navigate(next ?? '/my/', { replace: true });
            setSentTo(email);
          }}
        />
      )}
    </AuthScreen>
  );
}
