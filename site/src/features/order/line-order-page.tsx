import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/charge';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../api/errors.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { useCurrency } from '../../start/use-currency.ts';
import { useCartEvents } from '../analytics/use-cart-events.ts';
import { Crumbs } from '../catalogue/crumbs.tsx';
import { FormerPlanNote } from '../former-plan/former-plan-note.tsx';
import { LongText } from '../long-text/long-text.tsx';
import type { OrderAnswer } from './order-answer.ts';
import { ApiOrder } from './api-order.tsx';
import { chargedTotal, type CommonBody, type OrderCall, type OrderControls } from './line-order.ts';
import type { OrderPageData } from './load-order.ts';
import { BottomBar } from './onward.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderStage } from './order-stage.tsx';
import { stageOfFailure, type OrderFailure } from './outcome.ts';
import type { Stage } from './stages.ts';

interface LineOrderPageProps {
  visit: OrderPageData;
  controls: OrderControls;
  /** What the page answered to its last form. */
  answer: OrderAnswer | undefined;
  /** Slug of the page's texts. */
  slug: string;
  /** The title while its texts are missing. */
  title: ReactNode;
  /** Under the title of the configuration stage. */
  intro: ReactNode;
  /** What is ordered, as the button says it: "NVMe 3". */
  what: string;
  summary: (shown: { charged: ChargedTotal; stage: Stage; next: Stage }) => ReactNode;
  /** The call that orders: that of the line, for this order. */
  call: (body: CommonBody) => OrderCall;
  /** The stage of the line's own. */
  configuration: (refusal: { failure: OrderFailure | null; errors: FieldErrors }) => ReactNode;
}

/** The order page of a product line, with what the line has of its own. */
export function LineOrderPage(props: LineOrderPageProps) {
  const { visit, controls, answer, slug, title, intro, what, summary, call, configuration } = props;
  const { promo: _, stage: admitted, next, former, ...rest } = visit;
  const { currency } = useCurrency();
  const { data: texts = null } = useQuery(pageContextQuery(useApp(), slug));
  const charged = chargedTotal(controls.order, currency.short, currency.multiplier);
  // A rejected order is shown in the stage in which it can be fixed; continuing from there corrects the address.
  const stage = answer?.intent === 'order' ? stageOfFailure(answer.failure) : admitted;
  useCartEvents({ line: controls.line, stage, total: controls.order.total });
  const configures = stage === 'configuration';
  return (
    <OrderPage
      path={configures ? <Crumbs headline={texts?.headline} /> : null}
      heading={texts?.headline ?? title}
      intro={
        configures ? (
          <>
            <FormerPlanNote former={former} />
            {intro}
          </>
        ) : null
      }
      stage={stage}
      query={controls.query}
      summary={summary({ charged, stage, next })}
      bar={configures ? <BottomBar charged={charged} next={next} /> : null}
      after={configures ? <LongText context={texts} folded /> : null}
    >
      <OrderStage {...rest} {...{ stage, controls, charged, answer, what, configuration }} />
      {configures ? <ApiOrder order={controls.order} charged={charged} call={call} /> : null}
    </OrderPage>
  );
}
