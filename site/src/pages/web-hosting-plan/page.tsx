import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { VH_ORDER_PATH } from '../../api/web-hosting.ts';
import { LineOrderPage } from '../../features/order/line-order-page.tsx';
import type { OrderAnswer } from '../../features/order/order-answer.ts';
import { refusedPayer } from '../../features/order/order-page.tsx';
import { PlanLadder } from '../../features/order/plan-ladder.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { ConfigurationStage } from './configuration-stage.tsx';
import { hostingBody } from './hosting-body.ts';
import { HostingSummary } from './hosting-summary.tsx';
import type { route } from './route.ts';
import { useHostingOrder } from './use-hosting-order.ts';

/** A web hosting plan and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { slug, product: _, ...visit } = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const controls = useHostingOrder({
    slug,
    promo: visit.promo,
    payer: refusedPayer(answer),
    search,
    stage: visit.stage,
  });
  const { order, query } = controls;
  const { plan } = order;
  return (
    <LineOrderPage
      visit={visit}
      controls={controls}
      answer={answer}
      slug={`vh-plan-${slug}`}
      title={plan.name}
      intro={
        <PlanLadder
          plans={order.context.tariffs}
          current={plan.id}
          query={query}
          figuresOf={({ disk_size: size }) => (
            <FormattedMessage
              id="web-hosting.ladder.figures"
              defaultMessage="{size, number} GB NVMe"
              description="Under the name of a plan: its storage"
              values={{ size }}
            />
          )}
        />
      }
      what={plan.name}
      summary={(shown) => <HostingSummary order={order} {...shown} />}
      call={(body) => ({ path: VH_ORDER_PATH, body: hostingBody(order, body) })}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
