import { Grid } from '@hoster/ui/grid';
import { LinkButton } from '@hoster/ui/link-button';
import { Skeleton } from '@hoster/ui/skeleton';
import { useMay } from '../../app/visitor/use-may.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { financeQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import { BillingTabs } from '../../parts/account/billing-tabs.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { BalanceTile } from '../../parts/account/balance-tile.tsx';
import { NextChargeTile } from './next-charge-tile.tsx';
import type { BillingAnswer } from './billing-action.ts';
import { CardsSection } from './cards-section.tsx';
import { Movements } from './movements.tsx';
import { OpenPayments } from './open-payments.tsx';
import { PayersSection } from './payers-section.tsx';
import { ReplaceCardDialog } from './replace-card-dialog.tsx';
import type { route } from './route.ts';
import { TopUpDialog } from './top-up-dialog.tsx';

/** `/my/billing/` */
export function Page() {
  const app = useApp();
  const { asked, saved, edits, replaces, failed, countries } = usePageData<typeof route>();
  const answer = useActionData<BillingAnswer>();
  const mayPay = useMay('billing');
  const finance = useQuery(financeQuery(app));
  const { data } = finance;
  const ended = answer?.intent === 'session-ended' || isApiError(finance.error, 401);
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="account.billing.title"
          defaultMessage="Billing"
          description="Title of the page with balance, cards and companies"
        />
      }
      tabs={<BillingTabs />}
      actions={
        mayPay ? (
          <LinkButton id="top-up" href="/my/billing/?edit=top-up" variant="action" data-keep-scroll>
            <FormattedMessage
              id="account.top-up.title"
              defaultMessage="Top up"
              description="Button that opens the form that adds money to the balance"
            />
          </LinkButton>
        ) : null
      }
    >
      {ended ? <SessionEnded next="/my/billing/" /> : null}
      {(edits || replaces !== null) && !mayPay ? <RoleRefuses /> : null}
      {data ? (
        <>
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            <BalanceTile finance={data} />
            <NextChargeTile />
          </Grid>
          <OpenPayments payments={data.open_payments} />
          <Movements asked={asked} isFailed={failed.transactions} />
          <CardsSection finance={data} saved={saved} />
          <PayersSection
            payers={data.legal_entities}
            countries={countries}
            saved={saved}
            opened={mayPay && edits === 'company'}
          />
        </>
      ) : finance.isError || failed.finance ? (
        <PartFailed
          href="/my/billing/"
          title={
            <FormattedMessage
              id="account.balance.failed"
              defaultMessage="Failed to fetch your finance parameters"
              description="Error: balance and movements did not load"
            />
          }
        />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
      {mayPay && data ? <ReplaceCardDialog card={data.saved_cards.find(({ id }) => id === replaces)} /> : null}
      <TopUpDialog open={(mayPay && edits === 'top-up') || answer?.intent === 'top-up'} finance={data} />
    </AccountPage>
  );
}
