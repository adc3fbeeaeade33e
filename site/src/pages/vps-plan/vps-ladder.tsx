import { FormattedMessage } from 'react-intl';
import { PlanLadder } from '../../features/order/plan-ladder.tsx';
import { planQuery, type PlanOrder } from './plan-order.ts';

/** The plans of VPS. Sizes of one's own aren't taken along to a plan with fixed ones. */
export function VpsLadder({ order, query }: { order: PlanOrder; query: URLSearchParams }) {
  const { plan, context, choice } = order;
  return (
    <PlanLadder
      plans={context.tariffs}
      current={plan.id}
      query={plan.is_custom ? planQuery(order, { ...choice, configuration: null }) : query}
      figuresOf={({ is_custom: isCustom, cpu_count: cpu, ram_size: ram, disk_size: disk }) =>
        isCustom ? (
          <FormattedMessage
            id="plan.ladder.custom"
            defaultMessage="custom"
            description="Under the name of the plan of free sizes"
          />
        ) : (
          <FormattedMessage
            id="plan.ladder.figures"
            defaultMessage="{cpu, number} / {ram, number} / {disk, number}"
            description="Under the name of a plan: processors, GB of memory, GB of disk"
            values={{ cpu, ram, disk }}
          />
        )
      }
    />
  );
}
