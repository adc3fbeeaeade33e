import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../api/errors.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { useSite } from '../../app/visitor/use-site.ts';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { useCartEvents } from '../analytics/use-cart-events.ts';
import { Crumbs } from '../../parts/catalogue/crumbs.tsx';
import { FormerPlanNote } from '../../parts/former-plan/former-plan-note.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import type { OrderAnswer } from '../actions/order-answer.ts';
import { ApiOrder } from '../summary/api-order.tsx';
import type { SummaryFrame } from '../summary/order-summary.tsx';
import type { CommonBody, OrderCall } from '../line-adapter.ts';
import { chargedTotal, type OrderControls } from '../line-order.ts';
import type { OrderPageData } from './load-order.ts';
import { ContinueButton } from '../stages/configuration/continue-button.tsx';
import { ClosedNotice, isLineClosed, isShopClosed } from './closed-notice.tsx';
import { MinimumNote } from '../payment/minimum-note.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderStage } from './order-stage.tsx';
import { stageOfFailure, type OrderFailure } from '../actions/order-failure.ts';

interface LineOrderPageProps {
  data: OrderPageData;
  controls: OrderControls;
  /** The page's response to the last form sent. */
  answer: OrderAnswer | undefined;
  /** Slug of the page's texts. */
  slug: string;
  /** The title when its texts are missing. */
  title: ReactNode;
  /** Shown under the title of the configuration stage. */
  intro: ReactNode;
  /** What is ordered, as shown on the button: "NVMe 3". */
  what: string;
  summary: (frame: SummaryFrame) => ReactNode;
  /** The line's API call for this order. */
  call: (body: CommonBody) => OrderCall;
  /** The line's own stage. */
  configuration: (refusal: { failure: OrderFailure | null; errors: FieldErrors }) => ReactNode;
}

/** The order page of a product line, with the line's own parts. */
export function LineOrderPage(props: LineOrderPageProps) {
  const { data, controls, answer, slug, title, intro, what, summary, call, configuration } = props;
  const { promo: _, stage: admitted, next, former, ...rest } = data;
  const { currency } = useCurrency();
  const { data: texts = null } = useQuery(pageContextQuery(useApp(), slug));
  const charged = chargedTotal(controls.order, currency.short, currency.multiplier);
  // A rejected order is shown in the stage in which it can be fixed; continuing from there corrects the address.
  const stage = answer?.intent === 'order' ? stageOfFailure(answer.failure) : admitted;
  useCartEvents({ line: controls.line, stage, total: controls.order.total });
  const configures = stage === 'configuration';
  const { features } = useSite();
  const isClosed = isLineClosed(features, controls.line);
  const orders = configures && !isClosed;
  const minimums = (
    <MinimumNote
      methods={controls.order.context.payment_methods}
      euroTotal={controls.order.total.total}
      currency={charged.currency}
    />
  );
  // The forms of the last two stages end with a bar of their own, and the account's have their own buttons.
  const bar =
    orders || stage === 'account' ? (
      <OrderBar placement="page" charged={charged} note={minimums}>
        {orders ? <ContinueButton next={next} /> : null}
      </OrderBar>
    ) : null;
  return (
    <OrderFrame
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
      summary={summary({ charged, note: minimums, action: orders ? <ContinueButton next={next} /> : null })}
      bar={bar}
      after={configures ? <LongText context={texts} folded="service" /> : null}
    >
      {isClosed ? <ClosedNotice isForLine={!isShopClosed(features)} /> : null}
      {isClosed && !configures ? null : (
        <OrderStage {...rest} {...{ stage, controls, charged, minimums, answer, what, configuration }} />
      )}
      {orders ? <ApiOrder order={controls.order} charged={charged} call={call} /> : null}
    </OrderFrame>
  );
}
