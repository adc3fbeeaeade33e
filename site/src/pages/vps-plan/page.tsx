import { useQuery } from '@tanstack/react-query';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { useActionData, useLocation } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { LongText } from '../../features/long-text/long-text.tsx';
import { OrderSteps } from '../../features/order/order-steps.tsx';
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
  const { pathname } = useLocation();
  const { slug, promo, stage: admitted, next, requestKey, countries } = usePageData<typeof route>();
  const answer = useActionData<PlanAnswer>();
  const controls = usePlanOrder(slug, promo, refusedPayer(answer));
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
            <PlanStage {...{ stage, controls, charged, answer, requestKey, countries }} />
          </div>
          <aside className={css.aside}>
            <PlanSummary {...{ order, charged, stage, next }} />
          </aside>
        </div>
      </Container>
      {stage === 'configuration' ? <BottomBar {...{ order, charged, next }} /> : null}
      {stage === 'configuration' ? <LongText context={texts} /> : null}
    </main>
  );
}

/** Who was to be invoiced in an order that was refused: without script the address does not know. */
function refusedPayer(answer: PlanAnswer | undefined): number | null {
  const chosen = answer?.intent === 'order' ? answer.values['legal_entity'] : undefined;
  return chosen === undefined ? null : Number(chosen);
}

/** A refused order is mended in the stage that can mend it; going on from there sets the address right. */
function shownStage(admitted: Stage, failure: OrderFailure | null): Stage {
  return failure ? stageOfFailure(failure) : admitted;
}
