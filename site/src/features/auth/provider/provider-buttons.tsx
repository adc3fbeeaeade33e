import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Divider } from '@hoster/ui/divider';
import { useEffect, useState } from 'react';
import { Button } from '@hoster/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { formToken, PROVIDER_REDIRECT } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';
import { authLinks, providerCallback } from '../session/auth-links.ts';
import { SignupTerms } from '../sign-in/signup-terms.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useAuthConfig } from '../session/use-auth-config.ts';

interface ProviderButtonsProps {
  next: string | null;
  /** Shown over the page `next`, which shows errors after the redirect. */
  inPanel: boolean;
}

/**
 * Sign-in through other sites, which creates an account for new users. Sent by the browser even with script, because
 * the answer leads to another site: to the backend with its token, or without script to the login page, which passes it
 * on. Renders nothing when the backend offers none or is unavailable.
 */
export function ProviderButtons({ next, inPanel }: ProviderButtonsProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const config = useAuthConfig();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    // On failure, the login page still passes the form on.
    void formToken(app).then(setToken, () => undefined);
  }, [app]);
  const providers = (config?.socialaccount?.providers ?? []).filter(({ flows }) => flows.includes('provider_redirect'));
  if (providers.length === 0) return null;
  return (
    <form method="post" action={token ? PROVIDER_REDIRECT : authLinks(next).login} data-native>
      {token ? (
        <>
          <input type="hidden" name="process" value="login" />
          <input type="hidden" name="callback_url" value={providerCallback(app, next, inPanel)} />
          <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        </>
      ) : inPanel ? (
        <input type="hidden" name="panel" value="1" />
      ) : null}
      <Stack gap={12}>
        <Divider>
          <FormattedMessage
            id="auth.providers.or"
            defaultMessage="or continue with"
            description="Between the login form and the buttons of providers"
          />
        </Divider>
        <Inline grow align="stretch">
          {providers.map(({ id, name }) => (
            <Button
              key={id}
              type="submit"
              name="provider"
              value={id}
              leading={<ProviderMark id={id} />}
              aria-label={formatMessage(
                {
                  id: 'auth.providers.with',
                  defaultMessage: 'Continue with {name}',
                  description: 'Button of a provider',
                },
                { name },
              )}
            >
              {name}
            </Button>
          ))}
        </Inline>
        <SignupTerms />
      </Stack>
    </form>
  );
}
