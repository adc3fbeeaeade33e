import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom';
import { signInStep } from '../../api/auth-status.ts';
import { authLinks } from '../../features/auth/auth-links.ts';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { LoginSteps } from '../../features/auth/login-steps.tsx';
import { ProviderProblem } from '../../features/auth/provider-problem.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { useAuth } from '../../start/use-auth.ts';
import type { LoginRefused, route } from './route.ts';

/** `/auth/login/` */
export function Page() {
  const { next } = usePageData<typeof route>();
  const refused = useActionData<LoginRefused>();
  const { step } = signInStep(useAuth());
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <AuthScreen
      title={<FormattedMessage id="auth.login.title" defaultMessage="Log in" description="Title of the login page" />}
      // In the middle of a sign-in it would lead away.
      other={
        step !== 'password' ? undefined : (
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
              defaultMessage="Your new password is saved, and all sessions have ended. Log in with it."
              description="On the login page after the password was reset"
            />
          </p>
        </Callout>
      ) : null}
      <ProviderProblem code={search.get('error')} />
      <LoginSteps
        next={next}
        again={search.has('again')}
        problems={refused?.problems}
        name={refused?.name}
        codeKind={search.get('code') === 'recovery' ? 'recovery' : 'totp'}
        onSignedIn={() => void navigate(next ?? '/my/', { replace: true })}
      />
    </AuthScreen>
  );
}
