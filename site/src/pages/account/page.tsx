import { PageBody } from '@hoster/ui/page-body';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@hoster/ui/heading';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { financeQuery, personalInfoQuery, servicesQuery } from '../../api/account.ts';
import { dsOffersQuery } from '../../api/dedicated.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLive } from '../../app/live/use-live.ts';
import { pollInterval } from '../../parts/service/polling.ts';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { AccountAnswer } from './account-action.ts';
import { BalanceSection } from './balance-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { EmailLanguageSection } from './email-language-section.tsx';
import { AccountContents } from './contents.tsx';
import { OffersSection } from './offers-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { route } from './route.ts';
import { ServicesSection } from './services-section.tsx';
import { Summary } from './summary.tsx';
import { Button } from '@hoster/ui/button';

/** `/my/` */
export function Page() {
  const app = useApp();
  useLive();
  const { page, saved, topUpKey, countries, failed } = usePageData<typeof route>();
  const answer = useActionData<AccountAnswer>();
  const finance = useQuery(financeQuery(app));
  const methods = useQuery(paymentMethodsQuery(app));
  const profile = useQuery(personalInfoQuery(app));
  const services = useQuery({
    ...servicesQuery(app, page),
    refetchInterval: ({ state }) => pollInterval(state.data?.results.map(({ status }) => status) ?? []),
  });
  const { data: offers = [] } = useQuery(dsOffersQuery(app));
  const ended =
    answer?.intent === 'session-ended' || [finance, profile, services].some(({ error }) => isApiError(error, 401));
  return (
    <main id="main">
      <PageBody>
        <Stack element="header" gap={24}>
          <Stack gap={4} align="start">
            <Heading level={1} size={36}>
              <FormattedMessage
                id="account.title"
                defaultMessage="My account"
                description="Title of the account page"
              />
            </Heading>
            {profile.data ? (
              <Text size={14} tone="muted" lineHeight="inherit">
                {profile.data.user.email}
              </Text>
            ) : null}
            <TextLink href="/my/security/">
              <FormattedMessage
                id="account.security"
                defaultMessage="Security settings"
                description="Link from the account to the security page"
              />
            </TextLink>
          </Stack>
          {ended ? <SessionEnded next="/my/" /> : <LogOut />}
          <Summary balance={finance.data?.balance} services={services.data} />
          <AccountContents hasOffers={offers.length > 0} hasBilling={finance.data !== undefined} />
        </Stack>
        <ServicesSection services={services.data} failed={services.isError || failed.services} page={page} />
        <OffersSection offers={offers} />
        <BalanceSection
          finance={finance.data}
          financeFailed={finance.isError || failed.finance}
          methods={methods.data}
          methodsFailed={methods.isError || failed.methods}
          topUpKey={topUpKey}
        />
        {finance.data ? <BillingSection finance={finance.data} countries={countries} saved={saved} /> : null}
        <Split gap={{ base: 40, lg: 64 }}>
          <ProfileSection
            info={profile.data}
            failed={profile.isError || failed.profile}
            countries={countries}
            saved={saved === 'personal-info'}
          />
          {profile.data ? <EmailLanguageSection language={profile.data.language} saved={saved === 'language'} /> : null}
        </Split>
      </PageBody>
    </main>
  );
}

/** Signs out with a form that works without script, where the header has no menu. */
function LogOut() {
  return (
    <form method="post" action="/auth/logout/">
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="layout.account.log-out" defaultMessage="Sign out" description="Account menu: button" />
      </Button>
    </form>
  );
}
