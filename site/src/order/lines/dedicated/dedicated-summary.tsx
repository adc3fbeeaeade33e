import { useServerWords } from '../../../features/dedicated/use-server-words.ts';
import { OrderSummary, type SummaryFrame } from '../../summary/order-summary.tsx';
import type { DedicatedOrder } from './dedicated-order.ts';

/** Order summary: the items and the price. */
export function DedicatedSummary({ order, ...frame }: SummaryFrame & { order: DedicatedOrder }) {
  const words = useServerWords();
  const { choice, context } = order;
  const { tariff } = context;
  const location = context.locations.find(({ id }) => id === choice.location);
  return (
    <OrderSummary
      title={tariff.name}
      description={[words.clock(tariff.cpu_detail), location?.city].filter(Boolean).join(' · ')}
      {...frame}
      tax={context.tax}
      months={choice.rent_period}
    />
  );
}
