import { Inline } from '@hoster/ui/inline';
import { PageBody } from '@hoster/ui/page-body';
import { Split } from '@hoster/ui/split';
import { Spread } from '@hoster/ui/spread';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@hoster/ui/heading';
import { TextLink } from '@hoster/ui/text-link';
import { isRunning } from '@hoster/domain/order/service-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLocation } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLive } from '../../app/live/use-live.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { RenewalWaiting } from '../../parts/service/renewal-waiting.tsx';
import { UpgradeWaiting } from '../../parts/service/upgrade-waiting.tsx';
import { pollInterval } from '../../parts/service/polling.ts';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { ServicePlace } from '../../parts/service/service-place.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Access } from './access.tsx';
import type { ServiceAnswer } from './service-action.ts';
import { cancelWords } from './cancel-words.ts';
import { Cancellation } from './cancellation.tsx';
import { Configuration } from './configuration.tsx';
import { DedicatedAccess } from './dedicated-access.tsx';
import { DnsRecords } from './dns-records.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { OrderLines } from './order-lines.tsx';
import { Renewal } from './renewal.tsx';
import type { route } from './route.ts';
import { StateNotice } from './state-notice.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { VpnDevices } from './vpn-devices.tsx';

/** `/my/services/:id/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  useLive();
  const { id, done } = usePageData<typeof route>();
  const refused = useActionData<ServiceAnswer>()?.refused;
  const { data: service, error } = useQuery({
    ...serviceQuery(app, id),
    refetchInterval: ({ state }) => (state.data ? pollInterval([state.data.status]) : false),
  });
  if (!service) return null;
  return (
    <main id="main">
      <PageBody padding="small" gap={40}>
        <Stack element="header" gap={12}>
          <p>
            <TextLink href="/my/#services" tone="quiet">
              <FormattedMessage
                id="account.service.back"
                defaultMessage="← All services"
                description="Link from a service back to the account"
              />
            </TextLink>
          </p>
          <Spread gap={24} rowGap={8} align="baseline">
            <Heading level={1} size={36} mono>
              {service.name}
            </Heading>
            <div role="status">
              <ServiceStatus status={service.status} />
            </div>
          </Spread>
          <Text element="div" tone="muted">
            <Inline gap={24} rowGap={4} align="stretch">
              <ServicePlan service={service} />
              {service.location ? <ServicePlace location={service.location} /> : null}
            </Inline>
          </Text>
        </Stack>
        {isApiError(error, 401) || refused === 'session-ended' ? <SessionEnded next={`/my/services/${id}/`} /> : null}
        {done && !refused ? <Saved key={key}>{formatMessage(cancelWords[done])}</Saved> : null}
        <EndingNotice service={service} />
        <TrialNotice service={service} />
        <StateNotice service={service} />
        {service.renewal?.waiting ? <RenewalWaiting waiting={service.renewal.waiting} /> : null}
        {service.upgrade.waiting ? <UpgradeWaiting waiting={service.upgrade.waiting} /> : null}
        <Split gap={{ base: 48, lg: 64 }}>
          <Stack gap={48}>
            {isRunning(service.status) ? (
              service.vpn ? (
                <VpnDevices vpn={service.vpn} name={service.name} />
              ) : (
                <Access service={service} />
              )
            ) : null}
            {isRunning(service.status) && service.dedicated ? <DedicatedAccess dedicated={service.dedicated} /> : null}
            {service.web_hosting && isRunning(service.status) ? <DnsRecords hosting={service.web_hosting} /> : null}
            <Configuration service={service} />
          </Stack>
          <Stack gap={48}>
            <Renewal service={service} />
            <OrderLines service={service} />
            <Cancellation service={service} refused={refused === 'session-ended' ? undefined : refused} />
            {service.comment ? (
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
                <Text wrap="preserve">{service.comment}</Text>
              </Section>
            ) : null}
          </Stack>
        </Split>
      </PageBody>
    </main>
  );
}
