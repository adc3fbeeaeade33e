import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderAnswer } from '../../features/order/order-answer.ts';
import { LineOrderPage } from '../../features/order/line-order-page.tsx';
import { refusedPayer } from '../../features/order/order-page.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { useShownOrder } from '../../features/order/use-shown-order.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { ConfigurationStage } from './configuration-stage.tsx';
import { planLine } from './plan-line.ts';
import { PlanSummary } from './plan-summary.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { route } from './route.ts';
import { usePlanOrder } from './use-plan-order.ts';
import { VpsLadder } from './vps-ladder.tsx';

const nothing = {};

/** A plan and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { slug, product: _, ...visit } = usePageData<typeof route>();
  const answer = useHeldAnswer<OrderAnswer>();
  const keyAnswer = answer?.intent === 'ssh-key' ? answer : null;
  const sent = keyAnswer?.query ?? search;
  const controls = usePlanOrder({
    slug,
    promo: visit.promo,
    payer: refusedPayer(answer),
    search: useMemo(() => new URLSearchParams(sent), [sent]),
    stage: visit.stage,
  });
  const { order } = controls;
  const shown = useShownOrder(controls);
  return (
    <LineOrderPage
      visit={visit}
      controls={controls}
      answer={answer}
      slug={`vps-plan-${slug}`}
      title={order.plan.name}
      intro={<VpsLadder order={order} query={controls.query} />}
      what={order.plan.name}
      summary={(shown) => <PlanSummary order={order} {...shown} />}
      call={(body) => planLine(slug).call(order, body)}
      configuration={({ failure, errors }) => (
        <>
          {failure?.kind === 'sold_out' ? <ProblemNotice controls={controls} fields={['location']} /> : null}
          <ConfigurationStage
            controls={controls}
            shown={shown}
            errors={errors}
            keyErrors={keyAnswer?.errors ?? nothing}
          />
        </>
      )}
    />
  );
}
