import { FormattedMessage } from 'react-intl';
import { PlanLadder } from '../../order/stages/configuration/plan-ladder.tsx';
import { vpsQuery, type VpsPlanOrder } from '../../order/lines/vps/vps-order.ts';

/** The VPS plans. Custom sizes aren't kept when switching to a plan with fixed ones. */
export function VpsLadder({ order, query }: { order: VpsPlanOrder; query: URLSearchParams }) {
  const { plan, context, choice } = order;
  return (
    <PlanLadder
      plans={context.tariffs}
      current={plan.id}
      query={plan.is_custom ? vpsQuery(order, { ...choice, configuration: null }) : query}
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
