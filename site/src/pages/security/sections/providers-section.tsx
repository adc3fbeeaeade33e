import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@hoster/ui/button';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { authConfigQuery } from '../../../api/auth.ts';
import { providerAccountsQuery } from '../../../api/security.ts';
import { useVisitKey } from '../../../app/browser/visit-key.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { PartFailed } from '../../../parts/section/part-failed.tsx';
import { Saved } from '../../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { IdentityCheckButton } from '../../../features/auth/identity-check/identity-check-button.tsx';
import { ProblemList } from '../../../features/auth/form/problem-list.tsx';
import { ProviderMark } from '../../../features/auth/provider/provider-mark.tsx';
import { ProviderProblem } from '../../../features/auth/provider/provider-problem.tsx';
import type { SecurityLogAnswer } from './security-log-action.ts';
import type { SecurityLogData } from './load-security-log.ts';
import { ProviderAccounts } from './provider-accounts.tsx';

const noFields = {};

/** Connected accounts at other sites. Nothing when none is connected and none can be. */
export function ProvidersSection({ log }: { log: SecurityLogData }) {
  const { saved, failed, providerError } = log;
  const { formatMessage } = useIntl();
  const app = useApp();
  const accounts = useQuery(providerAccountsQuery(app));
  const config = useQuery(authConfigQuery(app));
  const auth = useAuth();
  const answer = useActionData<SecurityLogAnswer>();
  const key = useVisitKey();
  const connected = accounts.data ?? [];
  const others = (config.data?.data.socialaccount?.providers ?? []).filter(
    ({ id, flows }) => flows.includes('provider_redirect') && !connected.some(({ provider }) => provider.id === id),
  );
  const unknown = failed.providers && (!accounts.data || !config.data);
  if (connected.length === 0 && others.length === 0 && !unknown && providerError === null) return null;
  return (
    <Section
      id="providers"
      title={
        <FormattedMessage
          id="security-log.providers.title"
          defaultMessage="Connected accounts"
          description="Section of the security page: accounts at GitHub, Google and the like"
        />
      }
    >
      {answer?.intent === 'providers' ? (
        <>
          <ProblemList problems={answer.problems} fields={noFields} />
          {auth.status === 'settled' && !auth.user.has_usable_password ? (
            <p>
              <TextLink href="#password">
                <FormattedMessage
                  id="security-log.providers.password-first"
                  defaultMessage="Set a password first"
                  description="Link where the last way to sign in cannot be taken off"
                />
              </TextLink>
            </p>
          ) : null}
        </>
      ) : saved === 'provider' || saved === 'provider-off' ? (
        <Saved key={key}>
          {saved === 'provider' ? (
            <FormattedMessage
              id="security-log.providers.connected"
              defaultMessage="Account connected. You can now sign in with it."
              description="After an account at another site was connected"
            />
          ) : (
            <FormattedMessage
              id="security-log.providers.disconnected"
              defaultMessage="Account disconnected. You can no longer sign in with it."
              description="After an account at another site was disconnected"
            />
          )}
        </Saved>
      ) : (
        <ProviderProblem code={providerError} />
      )}
      {providerError === 'reauthentication_required' ? (
        <Inline gap={12} align="stretch">
          <IdentityCheckButton next="/my/security/#providers" />
        </Inline>
      ) : null}
      {unknown ? (
        <PartFailed
          href="/my/security/"
          title={
            <FormattedMessage
              id="security-log.providers.failed"
              defaultMessage="We couldn’t load your connected accounts"
              description="Error: the accounts at other sites did not load"
            />
          }
        />
      ) : (
        <>
          <ContentBlock>
            <Text tone="muted">
              <FormattedMessage
                id="security-log.providers.intro"
                defaultMessage="Sign in without a password using a connected account."
                description="Under the heading of the accounts at other sites"
              />
            </Text>
          </ContentBlock>
          <ProviderAccounts accounts={connected} />
          {others.length > 0 ? (
            <form method="post" data-native>
              <Inline gap={12} align="stretch">
                <input type="hidden" name="intent" value="connect-provider" />
                {others.map(({ id, name }) => (
                  <Button key={id} type="submit" name="provider" value={id} leading={<ProviderMark id={id} />}>
                    {formatMessage(
                      {
                        id: 'security-log.providers.connect',
                        defaultMessage: 'Connect {name}',
                        description: 'Button that connects an account at another site, by its name',
                      },
                      { name },
                    )}
                  </Button>
                ))}
              </Inline>
            </form>
          ) : null}
        </>
      )}
    </Section>
  );
}
