import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Split } from '@hoster/ui/split';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { authenticatorsQuery, emailsQuery } from '../../api/security.ts';
import { useApp } from '../../app/app-context.tsx';
import { IdentityCheckScreen } from '../../features/auth/identity-check/identity-check-screen.tsx';
import { isIdentityCheck, type IdentityCheck } from '../../features/auth/identity-check/identity-check.ts';
import type { RefusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { DataSection } from './sections/data-section.tsx';
import { EventsSection } from './sections/events-section.tsx';
import { ProvidersSection } from './sections/providers-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { SshKeysSection } from './sections/ssh-keys-section.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { SecurityContents } from './contents.tsx';
import { EmailsSection } from './emails-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import type { route } from './route.ts';
import { StaffNeedFactor } from './staff-need-factor.tsx';

const none: readonly never[] = [];

/** `/my/security/` */
export function Page() {
  const app = useApp();
  const auth = useAuth();
  const { menu } = auth;
  const { saved, stamp, failed, log, needed } = usePageData<typeof route>();
  const answered = useActionData<RefusedForm | IdentityCheck>();
  const answer = isIdentityCheck(answered) ? undefined : answered;
  const emails = useQuery(emailsQuery(app));
  const factors = useQuery(authenticatorsQuery(app));
  const ended = answer?.intent === 'session-ended' || [emails, factors].some(({ error }) => isApiError(error, 401));
  const user = auth.status === 'settled' ? auth.user : null;
  const name = user?.email ?? user?.username ?? user?.display ?? '';
  const problemsOf = (intent: string) => (answer?.intent === intent ? answer.problems : none);
  if (isIdentityCheck(answered)) return <IdentityCheckScreen check={answered} />;
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="security.title"
          defaultMessage="Security"
          description="Title of the page about access to the account"
        />
      }
      description={name}
      actions={
        <LinkButton href="/my/security/tokens/">
          <FormattedMessage
            id="security.tokens"
            defaultMessage="API tokens"
            description="Link from the security page to the tokens of the API"
          />
        </LinkButton>
      }
    >
      {ended ? <SessionEnded next="/my/security/" /> : null}
      {needed && menu?.staff ? <StaffNeedFactor factors={factors.data} /> : null}
      <SecurityContents factors={factors.data} />
      <Stack gap={64}>
        <Split gap={{ base: 40, lg: 64 }}>
          <EmailsSection
            key={`emails ${stamp}`}
            emails={emails.data}
            failed={emails.isError || failed.emails}
            refused={answer?.intent.startsWith('resend') || answer?.intent.endsWith('-email') ? answer : null}
            saved={saved}
          />
          <PasswordSection
            key={`password ${stamp}`}
            username={name}
            hasPassword={user?.has_usable_password ?? true}
            problems={problemsOf('password')}
            saved={saved === 'password'}
          />
        </Split>
        <PasskeysSection
          factors={factors.data}
          failed={factors.isError || failed.factors}
          problems={problemsOf(answer?.intent.endsWith('-passkey') ? answer.intent : '')}
          saved={answer ? null : saved}
        />
        <FactorSection
          factors={factors.data}
          failed={factors.isError || failed.factors}
          problems={problemsOf('factor-off')}
          saved={answer ? null : saved}
        />
        <SessionsSection log={log} />
        <ProvidersSection log={log} />
        <SshKeysSection log={log} />
        <EventsSection log={log} />
        <DataSection />
      </Stack>
    </AccountPage>
  );
}
