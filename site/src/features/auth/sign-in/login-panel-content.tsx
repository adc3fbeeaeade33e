import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { signInStep } from '../../../api/auth-status.ts';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { authLinks } from '../session/auth-links.ts';
import { LoginSteps } from './login-steps.tsx';
import { withoutProviderError } from '../provider/provider-error.ts';
import { useProviderError } from '../provider/use-provider-error.ts';
import { ProviderProblem } from '../provider/provider-problem.tsx';
import { useSignupOpen } from '../session/use-auth-config.ts';

/** Content of the sign-in panel. `onSignedIn` closes it; the user stays on the page. */
export function LoginPanelContent({ onSignedIn }: { onSignedIn: () => void }) {
  const { pathname, search } = useLocation();
  const providerError = useProviderError();
  const { step } = signInStep(useAuth());
  const isSignupOpen = useSignupOpen();
  // Don't show the previous error again after the next attempt.
  const here = withoutProviderError(pathname + search);
  return (
    <Stack gap={24}>
      <ProviderProblem code={providerError} />
      <LoginSteps inPanel next={here} onSignedIn={onSignedIn} />
      {step === 'password' && isSignupOpen ? (
        <Text size={16}>
          <FormattedMessage
            id="auth.login.noAccount"
            defaultMessage="New here? <signup>Create an account</signup>"
            description="Under the login form"
            values={{ signup: (words: ReactNode) => <TextLink href={authLinks(here).signup}>{words}</TextLink> }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}
