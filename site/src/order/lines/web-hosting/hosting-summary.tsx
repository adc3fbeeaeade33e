import { cmsOf } from '@hoster/domain/lines/web-hosting';
import { FormattedMessage } from 'react-intl';
import { OrderSummary, type SummaryFrame } from '../../summary/order-summary.tsx';
import { VhSpecs } from '../../../features/web-hosting/vh-specs.tsx';
import type { HostingOrder } from './hosting-order.ts';

/** Order summary: the items and the price. */
export function HostingSummary({ order, ...frame }: SummaryFrame & { order: HostingOrder }) {
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
      {...frame}
      tax={context.tax}
      months={choice.rent_period}
    />
  );
}
