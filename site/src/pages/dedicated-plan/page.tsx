import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { LineOrderPage } from '../../order/page/line-order-page.tsx';
import { refusedPayer, type OrderAnswer } from '../../order/actions/order-answer.ts';
import { usePersistentActionData } from '../../order/page/use-persistent-action-data.ts';
import { useDeferredOrder } from '../../order/page/use-deferred-order.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ConfigurationStage } from '../../order/lines/dedicated/configuration-stage.tsx';
import { dedicatedLine } from '../../order/lines/dedicated/dedicated-line.ts';
import { DedicatedSummary } from '../../order/lines/dedicated/dedicated-summary.tsx';
import { Facts } from './facts.tsx';
import type { route } from './route.ts';
import { useDedicatedOrder } from '../../order/lines/dedicated/use-dedicated-order.ts';

const nothing = {};

/** Few visitors have an old offer. */
const OverOfferNote = lazyPart(
  () => import('../../order/lines/dedicated/over-offer-note.tsx').then((module) => module.OverOfferNote),
  ['dedicated-offer'],
);

/** A dedicated server and its order, in four stages. */
export function Page() {
  const { search } = useLocation();
  const { over, slug, product: _, ...data } = usePageData<typeof route>();
  const answer = usePersistentActionData<OrderAnswer>();
  const keyAnswer = answer?.intent === 'ssh-key' ? answer : null;
  const sent = keyAnswer?.query ?? search;
  const controls = useDedicatedOrder({
    slug,
    promo: data.promo,
    payer: refusedPayer(answer),
    search: useMemo(() => new URLSearchParams(sent), [sent]),
    stage: data.stage,
  });
  const controlsFor = useDeferredOrder(controls);
  const { context } = controls.order;
  return (
    <LineOrderPage
      data={data}
      controls={controls}
      answer={answer}
      slug={`ds-plan-${slug}`}
      title={context.tariff.name}
      intro={
        <>
          {over === null ? null : (
            <Part>
              <OverOfferNote state={over} />
            </Part>
          )}
          <Facts context={context} />
        </>
      }
      what={context.tariff.name}
      summary={(frame) => <DedicatedSummary order={controls.order} {...frame} />}
      call={(body) => dedicatedLine(slug).call(controls.order, body)}
      configuration={({ errors }) => (
        <ConfigurationStage
          controls={controls}
          controlsFor={controlsFor}
          errors={errors}
          keyErrors={keyAnswer?.errors ?? nothing}
        />
      )}
    />
  );
}
