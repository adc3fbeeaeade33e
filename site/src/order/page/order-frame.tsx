import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { PageLayout } from '@hoster/ui/page-layout';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from '../../app/browser/focus-page.ts';
import { OrderSteps } from './order-steps.tsx';
import type { Stage } from '../stages/stages.ts';

interface OrderFrameProps {
  /** Shown above the heading. */
  path?: ReactNode;
  heading: ReactNode;
  /** Shown under the heading. */
  intro?: ReactNode;
  stage: Stage;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
  summary: ReactNode;
  /** Shown at the bottom of small windows. */
  bar?: ReactNode;
  /** The stage. */
  children: ReactNode;
  /** Shown below everything. */
  after?: ReactNode;
}

/** The frame of an order page: the stage, and a summary that stays visible. */
export function OrderFrame({ path, heading, intro, stage, query, summary, bar, children, after }: OrderFrameProps) {
  const { pathname } = useLocation();
  const shown = useRef(stage);
  useLayoutEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    // The pressed button has disappeared with its stage: Tab would continue from its position, in the footer.
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
