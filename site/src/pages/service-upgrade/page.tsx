import type { UpgradeObstacle } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { upgradeQuery } from '../../api/upgrades.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { ServicePaymentPage } from '../../order/service-payment/service-payment-page.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { UpgradeWaiting } from '../../parts/service/upgrade-waiting.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';
import { UpgradeForm } from './upgrade-form.tsx';

const obstacles = defineMessages({
  line: {
    id: 'account.upgrade.obstacle.line',
    defaultMessage: 'There are no larger plans for this service. If you need more, contact support.',
  },
  trial: {
    id: 'account.upgrade.obstacle.trial',
    defaultMessage: 'You can upgrade after the trial, once the first term is paid.',
  },
  state: {
    id: 'account.upgrade.obstacle.state',
    defaultMessage: 'Only an active service with a paid term can be upgraded.',
  },
  largest: { id: 'account.upgrade.obstacle.largest', defaultMessage: 'This service already has the largest plan.' },
}) satisfies Record<UpgradeObstacle, unknown>;

/** `/my/services/:id/upgrade/` */
export function Page() {
  const app = useApp();
  const { id, requestKey } = usePageData<typeof route>();
  const answer = useActionData<ServiceAnswer>();
  const { data: service } = useQuery(serviceQuery(app, id));
  const { data: offer } = useQuery(upgradeQuery(app, id));
  if (!service || !offer) return null;
  const { current, obstacle, waiting } = offer;
  return (
    <ServicePaymentPage
      service={service}
      path="upgrade"
      title={
        <FormattedMessage
          id="account.upgrade.title"
          defaultMessage="Upgrade"
          description="Heading of the page with the larger plans of a service"
        />
      }
      lead={
        <Text tone="muted">
          <FormattedMessage
            id="account.upgrade.current"
            defaultMessage="Current plan: {plan} ({facts})"
            description="The plan that a service has; facts: such as “4 vCPU, 8 GB RAM”"
            values={{ plan: <ServicePlan service={service} />, facts: current.facts.join(', ') }}
          />
          {service.renewal && (
            <>
              {'. '}
              <FormattedMessage
                id="account.upgrade.renews"
                defaultMessage={
                  'Renews for {price} {months, plural, one {per\u00a0month} other {for #\u00a0months}}, including VAT'
                }
                description="After “Current plan: NVMe 3 (2 vCPU, 4 GB RAM).”; price: of the next renewal"
                values={{ price: <LedgerPrice value={service.renewal.total} />, months: service.rent_period }}
              />
            </>
          )}
        </Text>
      }
      answer={answer}
    >
      {waiting ? (
        <UpgradeWaiting waiting={waiting} />
      ) : obstacle ? (
        <Callout
          actions={
            obstacle === 'line' ? (
              <LinkButton href="/my/tickets/new/">
                <FormattedMessage
                  id="account.upgrade.support"
                  defaultMessage="Contact support"
                  description="Button where a service has no larger plans"
                />
              </LinkButton>
            ) : undefined
          }
        >
          <p>
            <FormattedMessage {...obstacles[obstacle]} />
          </p>
        </Callout>
      ) : (
        <UpgradeForm offer={offer} service={service} requestKey={requestKey} answer={answer} />
      )}
    </ServicePaymentPage>
  );
}
