import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { PageLayout } from '@hoster/ui/page-layout';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from '../../start/focus-page.ts';
import type { OrderAnswer } from './order-answer.ts';
import { OrderSteps } from './order-steps.tsx';
import type { Stage } from './stages.ts';

interface OrderPageProps {
  /** Above the heading. */
  path?: ReactNode;
  heading: ReactNode;
  /** Under the heading. */
  intro?: ReactNode;
  stage: Stage;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
  summary: ReactNode;
  /** At the bottom of small windows. */
  bar?: ReactNode;
  /** The stage. */
  children: ReactNode;
  /** Below everything. */
  after?: ReactNode;
}

/** The order page of any product line: the stage, and a summary that stays in sight. */
export function OrderPage({ path, heading, intro, stage, query, summary, bar, children, after }: OrderPageProps) {
  const { pathname } = useLocation();
  const shown = useRef(stage);
  useLayoutEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    // The pressed button has gone with its stage: Tab would continue where it was, in the footer.
    if (document.activeElement === document.body) focusPage();
  }, [stage]);
  return (
    <main id="main">
      <Container>
        <PageLayout
          header={
            <>
              {path}
              <Heading level={1}>{heading}</Heading>
              {intro}
              <OrderSteps shown={stage} path={pathname} query={query} />
            </>
          }
          aside={summary}
        >
          {children}
        </PageLayout>
      </Container>
      {bar}
      {after}
    </main>
  );
}

/** Who was to be invoiced in an order that was refused: without script the address does not know. */
export function refusedPayer(answer: OrderAnswer | undefined): number | null {
  const chosen = answer?.intent === 'order' ? answer.values['legal_entity'] : undefined;
  return chosen === undefined ? null : Number(chosen);
}
