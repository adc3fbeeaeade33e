import { byId } from '@hoster/domain/lines/vps/choice';
import { FormattedMessage } from 'react-intl';
import { OrderSummary, type SummaryFrame } from '../../summary/order-summary.tsx';
import type { VpsPlanOrder } from './vps-order.ts';
import { systemName } from './system-name.ts';

/** Order summary: the items and the price. */
export function VpsSummary({ order, ...frame }: SummaryFrame & { order: VpsPlanOrder }) {
  const { plan, choice, data, context } = order;
  const sizes = choice.configuration ?? plan;
  const chosen = [byId(data.locations, choice.location)?.city, systemName(data, choice)].filter(Boolean);
  return (
    <OrderSummary
      title={plan.name}
      description={
        <>
          <FormattedMessage
            id="plan.summary.sizes"
            defaultMessage="{cpu, number} vCPU · {ram, number} GB · {disk, number} GB NVMe"
            description="Figures of the server in the summary"
            values={{ cpu: sizes.cpu_count, ram: sizes.ram_size, disk: sizes.disk_size }}
          />
          <br />
          {chosen.join(' · ')}
        </>
      }
      {...frame}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={choice.trial === 'none' ? null : choice.trial === 'free' ? data.trial.free_days : data.trial.paid_days}
    />
  );
}
