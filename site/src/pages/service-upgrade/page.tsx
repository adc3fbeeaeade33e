import type { UpgradeObstacle } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { upgradeQuery } from '../../api/upgrades.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { ServicePaymentPage } from '../../order/service-payment/service-payment-page.tsx';
import { NextPlanNotice } from '../../parts/service/next-plan-notice.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { UpgradeWaiting } from '../../parts/service/upgrade-waiting.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';
import { SMALLER } from './send-smaller.ts';
import { SmallerForm } from './smaller-form.tsx';
import { UpgradeForm } from './upgrade-form.tsx';
import { words } from './words.ts';

const obstacles = defineMessages({
  line: {
    id: 'account.upgrade.obstacle.line',
    defaultMessage: 'There are no other plans for this service. If you need something else, contact support.',
  },
  trial: {
    id: 'account.upgrade.obstacle.trial',
    defaultMessage: 'You can change the plan after the trial, once the first term is paid.',
  },
  state: {
    id: 'account.upgrade.obstacle.state',
    defaultMessage: 'You can only change the plan of an active service with a paid term.',
  },
  largest: { id: 'account.upgrade.obstacle.largest', defaultMessage: 'This service already has the largest plan.' },
}) satisfies Record<UpgradeObstacle, unknown>;

/** `/my/services/:id/upgrade/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { id, requestKey } = usePageData<typeof route>();
  const answer = useActionData<ServiceAnswer>();
  const { data: service } = useQuery(serviceQuery(app, id));
  const { data: offer } = useQuery(upgradeQuery(app, id));
  if (!service || !offer) return null;
  const { current, next, obstacle, waiting } = offer;
  const isSmaller = answer?.values['intent'] === SMALLER;
  return (
    <ServicePaymentPage
      service={service}
      path="upgrade"
      title={
        <FormattedMessage
          id="account.upgrade.title"
          defaultMessage="Change plan"
          description="Heading of the page with the other plans of a service"
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
          {current.renewal && (
            <>
              {'. '}
              <FormattedMessage
                id="account.upgrade.renews"
                defaultMessage={
                  'Renews for {price} {months, plural, one {per\u00a0month} other {for #\u00a0months}}, including VAT'
                }
                description="After “Current plan: NVMe 3 (2 vCPU, 4 GB RAM).”; price: of the next renewal"
                values={{ price: <LedgerPrice value={current.renewal} />, months: service.rent_period }}
              />
            </>
          )}
        </Text>
      }
      answer={answer}
    >
      {waiting ? (
        <UpgradeWaiting waiting={waiting} />
      ) : obstacle && obstacle !== 'largest' ? (
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
        <Stack gap={48}>
          {next ? <NextPlanNotice service={service} next={next} /> : null}
          <Section size="small" id="larger-plan" title={formatMessage(words.larger)}>
            {obstacle ? (
              <Text tone="muted">{formatMessage(obstacles[obstacle])}</Text>
            ) : (
              <UpgradeForm
                offer={offer}
                service={service}
                requestKey={requestKey}
                answer={isSmaller ? undefined : answer}
              />
            )}
          </Section>
          <Section size="small" id="smaller-plan" title={formatMessage(words.smaller)}>
            <SmallerForm offer={offer} service={service} answer={isSmaller ? answer : undefined} />
          </Section>
        </Stack>
      )}
    </ServicePaymentPage>
  );
}
