import type { ServiceDetails } from '@hoster/contract';
import { LinkButton } from '@hoster/ui/link-button';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { useVisitKey } from '../../app/browser/visit-key.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLivePoll } from '../../app/live/use-live-poll.ts';
import { useMay } from '../../app/visitor/use-may.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { RenewalWaiting } from '../../parts/service/renewal-waiting.tsx';
import { UpgradeWaiting } from '../../parts/service/upgrade-waiting.tsx';
import { pollInterval } from '../../parts/service/polling.ts';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Access } from './access.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { narrow } from '../../parts/account/account-page.css.ts';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import { Network } from './network.tsx';
import { BackToServices, LiveStatus, ServiceFacts, ServiceTabs } from './service-head.tsx';
import { type ServiceTab, tabHref, tabsOf } from './tabs.ts';
import type { Refusal, ServiceAnswer } from './service-action.ts';
import { cancelWords } from './cancel-words.ts';
import { Cancellation } from './cancellation.tsx';
import { Configuration } from './configuration.tsx';
import { DedicatedAccess } from './dedicated-access.tsx';
import { DnsRecords } from './dns-records.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { OperationHistory } from './operations/operation-history.tsx';
import { ReverseDns } from './operations/reverse-dns.tsx';
import { ServiceOperations } from './operations/service-operations.tsx';
import { Snapshots } from './operations/snapshots.tsx';
import { OrderLines } from './order-lines.tsx';
import { Renewal } from './renewal.tsx';
import type { route } from './route.ts';
import { editWords, ServiceEdit } from './service-edit.tsx';
import { StateNotice } from './state-notice.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { UncoveredNotice } from './uncovered-notice.tsx';
import { Usage, UsageNotice } from './usage.tsx';
import { VpnDevices } from './vpn-devices.tsx';

/** `/my/services/:id/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const key = useVisitKey();
  const mayChange = useMay('services');
  const { id, done, edits, mayWithdraw, tab: wanted } = usePageData<typeof route>();
  const refused = useActionData<ServiceAnswer>()?.refused;
  const { data: service, error } = useQuery({
    ...serviceQuery(app, id),
    refetchInterval: useLivePoll(({ status }: ServiceDetails) => pollInterval([status])),
  });
  if (!service) return null;
  const tab = tabsOf(service, mayChange).includes(wanted) ? wanted : 'overview';
  return (
    <AccountPage
      above={<BackToServices />}
      title={
        <Text element="span" mono wrap="anywhere">
          {service.name}
        </Text>
      }
      status={<LiveStatus service={service} />}
      description={<ServiceFacts service={service} />}
      actions={
        mayChange && service.status !== 'canceled' ? (
          <LinkButton href={`/my/services/${id}/?edit=name`} data-keep-scroll>
            {formatMessage(editWords.edit)}
          </LinkButton>
        ) : undefined
      }
      tabs={<ServiceTabs service={service} current={tab} />}
    >
      {isApiError(error, 401) || refused === 'session-ended' ? <SessionEnded next={tabHref(id, tab)} /> : null}
      {!mayChange && (edits || wanted === 'danger') ? <RoleRefuses /> : null}
      {done && !refused ? <Saved key={key}>{formatMessage(cancelWords[done])}</Saved> : null}
      <EndingNotice service={service} />
      <TrialNotice service={service} />
      <StateNotice service={service} />
      <UncoveredNotice service={service} />
      <UsageNotice usage={service.usage} />
      {service.renewal?.waiting ? <RenewalWaiting waiting={service.renewal.waiting} /> : null}
      {service.upgrade.waiting ? <UpgradeWaiting waiting={service.upgrade.waiting} /> : null}
      {mayChange && service.status !== 'canceled' ? <ServiceEdit service={service} open={edits} /> : null}
      <ServicePart
        service={service}
        tab={tab}
        refused={refused === 'session-ended' ? undefined : refused}
        mayWithdraw={mayWithdraw}
      />
    </AccountPage>
  );
}

interface ServicePartProps {
  service: ServiceDetails;
  tab: ServiceTab;
  /** Reason why the last attempt to cancel it failed. */
  refused: Exclude<Refusal, 'session-ended'> | undefined;
  mayWithdraw: boolean;
}

/** The part of the page that the address asks for. */
function ServicePart({ service, tab, refused, mayWithdraw }: ServicePartProps) {
  switch (tab) {
    case 'access':
      return (
        <Stack gap={48} className={narrow}>
          {service.vpn ? <VpnDevices vpn={service.vpn} name={service.name} /> : <Access service={service} />}
          {service.dedicated ? <DedicatedAccess dedicated={service.dedicated} /> : null}
          {service.web_hosting ? <DnsRecords hosting={service.web_hosting} /> : null}
        </Stack>
      );
    case 'network':
      return (
        <Stack gap={48} className={narrow}>
          <Network service={service} />
          <ReverseDns service={service} />
        </Stack>
      );
    case 'snapshots':
      return <Snapshots service={service} />;
    case 'billing':
      return (
        <Split gap={{ base: 48, lg: 64 }}>
          <Renewal service={service} />
          <OrderLines service={service} />
        </Split>
      );
    case 'danger':
      return <Cancellation service={service} refused={refused} mayWithdraw={mayWithdraw} />;
    default:
      return (
        <Stack gap={48}>
          <ServiceOperations service={service} />
          <Split gap={{ base: 48, lg: 64 }}>
            <Stack gap={48}>
              <Configuration service={service} />
              {service.comment ? <Comment text={service.comment} /> : null}
            </Stack>
            <Stack gap={48}>
              <Usage usage={service.usage} />
              <Renewal service={service} />
            </Stack>
          </Split>
          <OperationHistory history={service.operations.history} />
        </Stack>
      );
  }
}

const Comment = ({ text }: { text: string }) => (
  <Section
    size="small"
    id="comment"
    title={
      <FormattedMessage
        id="account.service.comment"
        defaultMessage="Your comment"
        description="Part of the page of a service: the comment of the order"
      />
    }
  >
    <Text wrap="preserve">{text}</Text>
  </Section>
);
