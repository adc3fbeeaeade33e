import type { ChargedTotal } from '@hoster/domain/charge';
import { byId } from '@hoster/domain/vps-choice';
import { FormattedMessage } from 'react-intl';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import { Onward } from '../../features/order/onward.tsx';
import type { Stage } from '../../features/order/stages.ts';
import type { PlanOrder } from './plan-order.ts';
import { systemName } from './system-name.ts';

interface PlanSummaryProps {
  order: PlanOrder;
  charged: ChargedTotal;
  /** The stage behind the configuration. */
  next: Stage;
  stage: Stage;
}

/** What is being ordered, and what it costs. */
export function PlanSummary({ order, charged, stage, next }: PlanSummaryProps) {
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
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={choice.trial === 'none' ? null : choice.trial === 'free' ? data.trial.free_days : data.trial.paid_days}
      action={stage === 'configuration' ? <Onward next={next} /> : null}
    />
  );
}
