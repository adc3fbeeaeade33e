import { useQuery } from '@tanstack/react-query';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { OrderSteps } from '../../features/order/order-steps.tsx';
import { useHeldAnswer } from '../../features/order/use-held-answer.ts';
import { stageOfFailure, type OrderFailure } from '../../features/order/outcome.ts';
import type { Stage } from '../../features/order/stages.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { useCurrency } from '../../start/use-currency.ts';
import type { PlanAnswer } from './act-plan.ts';
import * as css from './page.css.ts';
import { PlanLadder } from './plan-ladder.tsx';
import { chargedTotal } from './plan-order.ts';
import { PlanStage } from './plan-stage.tsx';
import { PlanSummary, BottomBar } from './plan-summary.tsx';
import type { route } from './route.ts';
import { usePlanOrder } from './use-plan-order.ts';

/** A plan and its order, in four stages. */
export function Page() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const { slug, promo, stage: admitted, next, requestKey, countries, sessionEnded } = usePageData<typeof route>();
  const answer = useHeldAnswer<PlanAnswer>();
  const sent = answer?.intent === 'ssh-key' ? answer.query : search;
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
  const failure = answer?.intent === 'order' ? answer.failure : null;
  const stage = shownStage(admitted, failure);
  return (
    <main id="main">
      <Container className={css.page}>
        <header className={css.head}>
          <Heading level={1}>{texts?.headline ?? order.plan.name}</Heading>
          {stage === 'configuration' ? <PlanLadder order={order} query={query} /> : null}
          <OrderSteps shown={stage} path={pathname} query={query} />
        </header>
        <div className={css.columns}>
          <div className={css.main}>
            <PlanStage {...{ stage, controls, charged, answer, requestKey, countries, sessionEnded }} />
          </div>
          <aside className={css.aside}>
            <PlanSummary {...{ order, charged, stage, next }} />
          </aside>
        </div>
      </Container>
      {stage === 'configuration' ? <BottomBar {...{ order, charged, next }} /> : null}
      {stage === 'configuration' ? <LongText context={texts} folded /> : null}
    </main>
  );
}

/** Who was to be invoiced in an order that was refused: without script the address does not know. */
function refusedPayer(answer: PlanAnswer | undefined): number | null {
  const chosen = answer?.intent === 'order' ? answer.values['legal_entity'] : undefined;
  return chosen === undefined ? null : Number(chosen);
}

/** Returns the stage in which a rejected order can be fixed; continuing from there corrects the address. */
function shownStage(admitted: Stage, failure: OrderFailure | null): Stage {
  return failure ? stageOfFailure(failure) : admitted;
}
