import { cmsOf } from '@hoster/domain/lines/web-hosting';
import type { ChargedTotal } from '@hoster/domain/charge';
import { FormattedMessage } from 'react-intl';
import { Onward } from '../../features/order/onward.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { VhSpecs } from '../../features/web-hosting/vh-specs.tsx';
import type { HostingOrder } from './hosting-order.ts';

interface HostingSummaryProps {
  order: HostingOrder;
  charged: ChargedTotal;
  stage: Stage;
  /** The stage behind the configuration. */
  next: Stage;
}

/** What is being ordered, and what it costs. */
export function HostingSummary({ order, charged, stage, next }: HostingSummaryProps) {
  const { plan, choice, context, data } = order;
  const chosen = [
    context.locations.find(({ id }) => id === choice.location)?.city,
    cmsOf(data, choice.cms)?.name,
    choice.domain,
  ].filter(Boolean);
  return (
    <OrderSummary
      title={
        <FormattedMessage
          id="web-hosting.summary"
          defaultMessage="Web hosting {plan}"
          description="What is ordered"
          values={{ plan: plan.name }}
        />
      }
      description={
        <>
          <VhSpecs tariff={plan} />
          <br />
          {chosen.join(' · ')}
        </>
      }
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={null}
      action={stage === 'configuration' ? <Onward next={next} /> : null}
    />
  );
}
