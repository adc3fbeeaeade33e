import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { refusedPayer, type OrderAnswer } from '../../order/actions/order-answer.ts';
import { LineOrderPage } from '../../order/page/line-order-page.tsx';
import { usePersistentActionData } from '../../order/page/use-persistent-action-data.ts';
import { useDeferredOrder } from '../../order/page/use-deferred-order.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ConfigurationStage } from '../../order/lines/vps/configuration-stage.tsx';
import { DataSheetLink } from '../../order/stages/configuration/data-sheet-link.tsx';
import { vpsLine } from '../../order/lines/vps/vps-line.ts';
import { VpsSummary } from '../../order/lines/vps/vps-summary.tsx';
import { ProblemNotice } from '../../order/lines/vps/problem-notice.tsx';
import type { route } from './route.ts';
import { useVpsOrder } from '../../order/lines/vps/use-vps-order.ts';
import { VpsLadder } from './vps-ladder.tsx';

const nothing = {};

/** A plan and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { slug, product: _, ...data } = usePageData<typeof route>();
  const answer = usePersistentActionData<OrderAnswer>();
  const keyAnswer = answer?.intent === 'ssh-key' ? answer : null;
  const sent = keyAnswer?.query ?? search;
  const controls = useVpsOrder({
    slug,
    promo: data.promo,
    payer: refusedPayer(answer),
    search: useMemo(() => new URLSearchParams(sent), [sent]),
    stage: data.stage,
  });
  const { order } = controls;
  const controlsFor = useDeferredOrder(controls);
  return (
    <LineOrderPage
      data={data}
      controls={controls}
      answer={answer}
      slug={`vps-plan-${slug}`}
      title={order.plan.name}
      intro={
        <>
          <VpsLadder order={order} query={controls.query} />
          <DataSheetLink url={order.plan.url} />
        </>
      }
      what={order.plan.name}
      summary={(frame) => <VpsSummary order={order} {...frame} />}
      call={(body) => vpsLine(slug).call(order, body)}
      configuration={({ failure, errors }) => (
        <>
          {failure?.kind === 'sold_out' ? <ProblemNotice controls={controls} fields={['location']} /> : null}
          <ConfigurationStage
            controls={controls}
            controlsFor={controlsFor}
            errors={errors}
            keyErrors={keyAnswer?.errors ?? nothing}
          />
        </>
      )}
    />
  );
}
