import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { chargedTotal } from '../../features/order/line-order.ts';
import { BottomBar } from '../../features/order/onward.tsx';
import { OrderPage, refusedPayer, shownStage } from '../../features/order/order-page.tsx';
import { OrderStage } from '../../features/order/order-stage.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { useCurrency } from '../../start/use-currency.ts';
import type { PlanAnswer } from './act-plan.ts';
import { ConfigurationStage } from './configuration-stage.tsx';
import { PlanLadder } from './plan-ladder.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { route } from './route.ts';
import { usePlanOrder } from './use-plan-order.ts';

const nothing = {};

/** A plan and its order, in four stages. */
export function Page() {
  const app = useApp();
  const { search } = useLocation();
  const signedIn = useAuth().status === 'settled';
  const { slug, promo, stage: admitted, next, ...visit } = usePageData<typeof route>();
  const held = useHeldAnswer<PlanAnswer>();
  const keyAnswer = held?.intent === 'ssh-key' ? held : null;
  const answer = held?.intent === 'ssh-key' ? undefined : held;
  const sent = keyAnswer?.query ?? search;
  const controls = usePlanOrder({
    slug,
    promo,
    payer: refusedPayer(answer),
    search: useMemo(() => new URLSearchParams(sent), [sent]),
    stage: admitted,
  });
  const { currency } = useCurrency();
  const { data: texts = null } = useQuery(pageContextQuery(app, `vps-plan-${slug}`));
  const { order, query } = controls;
  const charged = chargedTotal(order, currency.short, currency.multiplier);
  const stage = shownStage(admitted, answer);
  const configures = stage === 'configuration';
  return (
    <OrderPage
      heading={texts?.headline ?? order.plan.name}
      intro={configures ? <PlanLadder order={order} query={query} /> : null}
      stage={stage}
      query={query}
      summary={<PlanSummary {...{ order, charged, stage, next }} />}
      bar={configures ? <BottomBar charged={charged} next={next} /> : null}
      after={configures ? <LongText context={texts} folded /> : null}
    >
      <OrderStage
        {...visit}
        {...{ stage, controls, charged, answer }}
        what={order.plan.name}
        configuration={({ failure, errors }) => (
          <>
            {failure?.kind === 'sold_out' ? <ProblemNotice controls={controls} fields={['location']} /> : null}
            <ConfigurationStage
              controls={controls}
              signedIn={signedIn}
              errors={errors}
              keyErrors={keyAnswer?.errors ?? nothing}
            />
          </>
        )}
      />
    </OrderPage>
  );
}
