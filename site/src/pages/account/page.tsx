import type { Service } from '@hoster/contract';
import { Grid } from '@hoster/ui/grid';
import { LinkButton } from '@hoster/ui/link-button';
import { Skeleton } from '@hoster/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { financeQuery, personalInfoQuery, servicesQuery } from '../../api/account.ts';
import { dsOffersQuery } from '../../api/dedicated.ts';
import { isApiError } from '../../api/errors.ts';
import { authenticatorsQuery, eventsQuery } from '../../api/security.ts';
import { chargesQuery } from '../../api/service-settings.ts';
import { statusQuery } from '../../api/status.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLivePoll } from '../../app/live/use-live-poll.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useAccess } from '../../app/visitor/use-may.ts';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { NoServices } from '../../parts/account/no-services.tsx';
import { BalanceTile } from '../../parts/account/balance-tile.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { pollInterval } from '../../parts/service/polling.ts';
import { Activity } from './activity.tsx';
import { Charges } from './charges.tsx';
import { NextRenewalTile } from './next-renewal-tile.tsx';
import { OffersSection } from './offers-section.tsx';
import { overviewServices } from './overview-data.ts';
import { OwnIncidents, ownIncidents } from './own-incidents.tsx';
import type { route } from './route.ts';
import { ServiceRows } from './service-rows.tsx';
import { StartHere } from './start-here.tsx';
import { TaskList } from './task-list.tsx';
import { scopeOf, tasksOf } from './tasks.ts';

/** `/my/` */
export function Page() {
  const app = useApp();
  const href = useLocalPath();
  const { menu } = useAuth();
  const may = useAccess();
  const { failed } = usePageData<typeof route>();
  const finance = useQuery(financeQuery(app));
  const services = useQuery({
    ...servicesQuery(app, overviewServices),
    refetchInterval: useLivePoll(({ results }: { results: readonly Service[] }) =>
      pollInterval(results.map(({ status }) => status)),
    ),
  });
  const charges = useQuery(chargesQuery(app));
  const events = useQuery(eventsQuery(app, 1));
  const profile = useQuery(personalInfoQuery(app));
  const factors = useQuery(authenticatorsQuery(app));
  const status = useQuery(statusQuery(app));
  const { data: offers = [] } = useQuery(dsOffersQuery(app));
  const all = services.data?.results ?? [];
  const tasks = tasksOf({
    services: all,
    finance: finance.data,
    soon: charges.data?.soon ?? null,
    unreadTickets: menu?.unread.tickets ?? 0,
    profileComplete: profile.data?.is_complete !== false,
    hasTwoFactor: factors.data ? factors.data.some(({ type }) => type !== 'recovery_codes') : null,
    now: new Date(),
  }).filter((task) => 'service' in task || may(scopeOf(task)));
  const ended = [finance, services, events].some(({ error }) => isApiError(error, 401));
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="account.title"
          defaultMessage="Overview"
          description="Title of the first page of the account"
        />
      }
      actions={
        may('orders') ? (
          <LinkButton href={href('/#prices')} variant="action">
            <FormattedMessage
              id="account.services.order"
              defaultMessage="Order a service"
              description="Button above the services"
            />
          </LinkButton>
        ) : null
      }
    >
      {ended ? <SessionEnded next="/my/" /> : null}
      <TaskList tasks={tasks} />
      <OwnIncidents incidents={status.data ? ownIncidents(status.data, all) : []} />
      <OffersSection offers={offers} />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {finance.data ? (
          <BalanceTile finance={finance.data} href="/my/billing/" />
        ) : finance.isError || failed.finance ? (
          <PartFailed
            title={
              <FormattedMessage
                id="account.balance.failed"
                defaultMessage="Failed to fetch your finance parameters"
                description="Error: balance and movements did not load"
              />
            }
          />
        ) : (
          <Skeleton shape="block" height={96} />
        )}
        <NextRenewalTile services={all} />
      </Grid>
      {services.data?.count === 0 ? (
        may('orders') ? (
          <StartHere />
        ) : (
          <NoServices />
        )
      ) : services.data ? (
        <ServiceRows services={all} count={services.data.count} />
      ) : services.isError || failed.services ? (
        <PartFailed
          title={
            <FormattedMessage
              id="account.services.failed"
              defaultMessage="We couldn’t load your services"
              description="Error: the services did not load"
            />
          }
        />
      ) : (
        <Skeleton shape="block" height={240} />
      )}
      {charges.data ? <Charges charges={charges.data} /> : null}
      {events.data ? <Activity events={events.data.results} /> : null}
    </AccountPage>
  );
}
