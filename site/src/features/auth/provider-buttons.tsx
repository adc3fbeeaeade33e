import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Divider } from '@hoster/ui/divider';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@hoster/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { authConfigQuery } from '../../api/auth.ts';
import { useApp } from '../../app-context.tsx';
import { authLinks } from './auth-links.ts';
import { SignupTerms } from './signup-terms.tsx';
import { ProviderMark } from './provider-mark.tsx';

interface ProviderButtonsProps {
  next: string | null;
  /** Shown over the page `next`, which shows errors after the redirect. */
  inPanel: boolean;
}

/**
 * Signing in by other sites, which makes an account for newcomers. The browser sends the form itself, with script too: the answer leads away from here.
 * Nothing is shown while the backend offers none, or cannot be asked.
 */
export function ProviderButtons({ next, inPanel }: ProviderButtonsProps) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(authConfigQuery(useApp()));
  const providers = (data?.data.socialaccount?.providers ?? []).filter(({ flows }) =>
    flows.includes('provider_redirect'),
  );
  if (providers.length === 0) return null;
  return (
    <form method="post" action={authLinks(next).login} data-native>
      {inPanel ? <input type="hidden" name="panel" value="1" /> : null}
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
