import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DS_ORDER_PATH } from '../../api/dedicated.ts';
import { LineOrderPage } from '../../features/order/line-order-page.tsx';
import type { OrderAnswer } from '../../features/order/order-answer.ts';
import { refusedPayer } from '../../features/order/order-page.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { useShownOrder } from '../../features/order/use-shown-order.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { ConfigurationStage } from './configuration-stage.tsx';
import { dedicatedBody } from './dedicated-body.ts';
import { DedicatedSummary } from './dedicated-summary.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useDedicatedOrder } from './use-dedicated-order.ts';

const nothing = {};

/** A dedicated server and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { slug, product: _, ...visit } = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const keyAnswer = answer?.intent === 'ssh-key' ? answer : null;
  const sent = keyAnswer?.query ?? search;
  const controls = useDedicatedOrder({
    slug,
    promo: visit.promo,
    payer: refusedPayer(answer),
    search: useMemo(() => new URLSearchParams(sent), [sent]),
    stage: visit.stage,
  });
  const shown = useShownOrder(controls);
  const { context } = controls.order;
  return (
    <LineOrderPage
      visit={visit}
      controls={controls}
      answer={answer}
      slug={`ds-plan-${slug}`}
      title={context.tariff.name}
      intro={<Facts context={context} />}
      what={context.tariff.name}
      summary={(shown) => <DedicatedSummary order={controls.order} {...shown} />}
      call={(body) => ({ path: DS_ORDER_PATH, body: dedicatedBody(controls.order, body) })}
      configuration={({ errors }) => (
        <ConfigurationStage
          controls={controls}
          shown={shown}
          errors={errors}
          keyErrors={keyAnswer?.errors ?? nothing}
        />
      )}
    />
  );
}
