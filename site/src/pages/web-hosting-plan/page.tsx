import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LineOrderPage } from '../../order/page/line-order-page.tsx';
import { refusedPayer, type OrderAnswer } from '../../order/actions/order-answer.ts';
import { DataSheetLink } from '../../order/stages/configuration/data-sheet-link.tsx';
import { PlanLadder } from '../../order/stages/configuration/plan-ladder.tsx';
import { usePersistentActionData } from '../../order/page/use-persistent-action-data.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ConfigurationStage } from '../../order/lines/web-hosting/configuration-stage.tsx';
import { hostingLine } from '../../order/lines/web-hosting/hosting-line.ts';
import { HostingSummary } from '../../order/lines/web-hosting/hosting-summary.tsx';
import type { route } from './route.ts';
import { useHostingOrder } from '../../order/lines/web-hosting/use-hosting-order.ts';

/** A web hosting plan and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { slug, product: _, ...data } = usePageData<typeof route>();
  const answer = usePersistentActionData<OrderAnswer>();
  const controls = useHostingOrder({
    slug,
    promo: data.promo,
    payer: refusedPayer(answer),
    search,
    stage: data.stage,
  });
  const { order, query } = controls;
  const { plan } = order;
  return (
    <LineOrderPage
      data={data}
      controls={controls}
      answer={answer}
      slug={`vh-plan-${slug}`}
      title={plan.name}
      intro={
        <>
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
          <DataSheetLink url={plan.url} />
        </>
      }
      what={plan.name}
      summary={(frame) => <HostingSummary order={order} {...frame} />}
      call={(body) => hostingLine(slug).call(order, body)}
      configuration={({ errors }) => <ConfigurationStage controls={controls} errors={errors} />}
    />
  );
}
