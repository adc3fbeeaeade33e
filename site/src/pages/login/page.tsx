import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom';
import { signInStep } from '../../api/auth-status.ts';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { LoginSteps } from '../../features/auth/sign-in/login-steps.tsx';
import { ProviderProblem } from '../../features/auth/provider/provider-problem.tsx';
import { useProviderError } from '../../features/auth/provider/use-provider-error.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import type { LoginRefused, route } from './route.ts';
import { useSignupOpen } from '../../features/auth/session/use-auth-config.ts';

/** `/auth/login/` */
export function Page() {
  const { next } = usePageData<typeof route>();
  const refused = useActionData<LoginRefused>();
  const { step } = signInStep(useAuth());
  const isSignupOpen = useSignupOpen();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const providerError = useProviderError();
  return (
    <AuthScreen
      title={<FormattedMessage id="auth.login.title" defaultMessage="Sign in" description="Title of the login page" />}
      // During a sign-in, it would lead away.
      other={
        step !== 'password' || !isSignupOpen ? undefined : (
          <FormattedMessage
            id="auth.login.noAccount"
            defaultMessage="New here? <signup>Create an account</signup>"
            description="Under the login form"
            values={{ signup: (words: ReactNode) => <TextLink href={authLinks(next).signup}>{words}</TextLink> }}
          />
        )
      }
    >
      {search.has('reset') ? (
        <Callout tone="success" role="status">
          <p>
            <FormattedMessage
              id="auth.login.after-reset"
              defaultMessage="Your password has been changed and all sessions signed out. Sign in with the new password."
              description="On the login page after the password was reset"
            />
          </p>
        </Callout>
      ) : null}
      {step === 'password' && search.has('ended') ? (
        <Callout tone="info" role="status">
          <p>
            <FormattedMessage
              id="auth.login.ended"
              defaultMessage="Your session has ended. Sign in, and what you wrote is there."
              description="On the login page after a message was sent when the session had ended"
            />
          </p>
        </Callout>
      ) : null}
      <ProviderProblem code={providerError} />
      <LoginSteps
        next={next}
        again={search.has('again')}
        problems={refused?.problems}
        name={refused?.name}
        byCode={search.get('by') === 'code'}
        resent={refused?.resent}
        change={refused?.change}
        twoFactorKind={search.get('code') === 'recovery' ? 'recovery' : 'totp'}
        onSignedIn={() => void navigate(next ?? '/my/', { replace: true })}
      />
    </AuthScreen>
  );
}
