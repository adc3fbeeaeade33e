import type { ChargedTotal } from '@hoster/domain/charge';
import { useServerWords } from '../../features/dedicated/use-server-words.ts';
import { Onward } from '../../features/order/onward.tsx';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import type { Stage } from '../../features/order/stages.ts';
import type { DedicatedOrder } from './dedicated-order.ts';

interface DedicatedSummaryProps {
  order: DedicatedOrder;
  charged: ChargedTotal;
  stage: Stage;
  /** The stage behind the configuration. */
  next: Stage;
}

/** What is being ordered, and what it costs. */
export function DedicatedSummary({ order, charged, stage, next }: DedicatedSummaryProps) {
  const words = useServerWords();
  const { choice, context } = order;
  const { tariff } = context;
  const place = context.locations.find(({ id }) => id === choice.location);
  return (
    <OrderSummary
      title={tariff.name}
      description={[words.clock(tariff.cpu_detail), place?.city].filter(Boolean).join(' · ')}
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={null}
      action={stage === 'configuration' ? <Onward next={next} /> : null}
    />
  );
}
