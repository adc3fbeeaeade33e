import type { ServiceDetails } from '@hoster/contract';
import { Copyable } from '@hoster/ui/copyable';
import { Inline } from '@hoster/ui/inline';
import { NavTabs } from '@hoster/ui/nav-tabs';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ServicePlace } from '../../parts/service/service-place.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import { type ServiceTab, tabHref, tabsOf } from './tabs.ts';

const words: Readonly<Record<ServiceTab, MessageDescriptor>> = defineMessages({
  overview: { id: 'account.service.tab.overview', defaultMessage: 'Overview' },
  access: { id: 'account.service.tab.access', defaultMessage: 'Access' },
  network: { id: 'account.service.tab.network', defaultMessage: 'Network' },
  snapshots: { id: 'account.service.tab.snapshots', defaultMessage: 'Snapshots' },
  billing: { id: 'account.service.tab.billing', defaultMessage: 'Billing' },
  danger: { id: 'account.service.tab.danger', defaultMessage: 'Danger zone' },
});

/** Link back to the list of services. */
export const BackToServices = () => (
  <TextLink href="/my/services/" tone="quiet">
    <FormattedMessage
      id="account.service.back"
      defaultMessage="← All services"
      description="Link from a service back to the list"
    />
  </TextLink>
);

/** The state, which is announced when it changes, and then why. */
export function LiveStatus({ service: { status, status_reason: reason } }: { service: ServiceDetails }) {
  // What the page was opened with is read where it's shown.
  const [opened] = useState(status);
  return (
    <>
      <div role="status">
        <ServiceStatus status={status} />
      </div>
      <VisuallyHidden role="status">{status === opened ? null : reason}</VisuallyHidden>
    </>
  );
}

/** Plan, location and address of a service. */
export function ServiceFacts({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const address = service.ips[0] ?? service.access.address;
  return (
    <Inline gap={16} rowGap={4}>
      {address === null ? null : (
        <Copyable
          value={address}
          copyLabel={formatMessage(
            {
              id: 'account.copy.address',
              defaultMessage: 'Copy {address}',
              description: 'Button that copies an address',
            },
            { address },
          )}
          copiedLabel={formatMessage({ id: 'account.copied', defaultMessage: 'Copied' })}
        />
      )}
      <ServicePlan service={service} />
      {service.location ? <ServicePlace location={service.location} /> : null}
    </Inline>
  );
}

/** Links to the parts of the page. */
export function ServiceTabs({ service, current }: { service: ServiceDetails; current: ServiceTab }) {
  const { formatMessage } = useIntl();
  return (
    <NavTabs
      label={formatMessage({
        id: 'account.service.tabs',
        defaultMessage: 'Service pages',
        description: 'Name of the tabs of a service',
      })}
      items={tabsOf(service, useMay('services')).map((tab) => ({
        href: tabHref(service.id, tab),
        label: formatMessage(words[tab]),
        current: tab === current,
      }))}
    />
  );
}
