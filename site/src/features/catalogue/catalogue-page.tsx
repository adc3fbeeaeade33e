import type { FormerPlan, OrderContext, PageContext, RentPeriod } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PageRoute } from '../../router/page.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { FormerPlanNote } from '../former-plan/former-plan-note.tsx';
import { LongText } from '../long-text/long-text.tsx';
import { PromoNote } from '../promo-code/promo-note.tsx';
import * as css from './catalogue.css.ts';
import { Crumbs } from './crumbs.tsx';
import { PeriodSwitch } from './period-switch.tsx';

interface CataloguePageProps {
  texts: PageContext | null;
  /** The heading while the texts are missing. */
  title: ReactNode;
  /** Beside the heading. */
  mark?: ReactNode;
  lead: ReactNode;
  facts: ReactNode;
  context: Pick<OrderContext, 'rent_periods' | 'promo'>;
  period: RentPeriod;
  promoCode: string | undefined;
  /** The plans. */
  sheet: ReactNode;
  /** What holds for every line of the sheet. */
  notes: ReactNode;
  /** Between the plans and the long text. */
  children: ReactNode;
}

/** A page of a catalogue: what it's about in figures, its plans, and what else there is to know. */
export function CataloguePage(props: CataloguePageProps) {
  const { texts, title, mark, lead, facts, context, period, promoCode, sheet, notes, children } = props;
  const { pathname } = useLocation();
  const former = usePageData<PageRoute<FormerPlan | null>>();
  const heading = <Heading level={1}>{texts?.headline ?? title}</Heading>;
  return (
    <main id="main">
      <Container element="header" className={css.lead}>
        <div className={css.leadText}>
          <Crumbs headline={texts?.headline} />
          {mark ? (
            <div className={css.marked}>
              {mark}
              {heading}
            </div>
          ) : (
            heading
          )}
          <Text size={18} tone="muted">
            {lead}
          </Text>
        </div>
        {facts}
      </Container>
      <Container element="section" aria-labelledby="plans">
        <div className={css.sheetHead}>
          <h2 id="plans" className={css.bandTitle}>
            <FormattedMessage id="catalogue.plans" defaultMessage="Plans" description="Heading of the table of plans" />
          </h2>
          <PeriodSwitch periods={context.rent_periods} chosen={period} path={pathname} promoCode={promoCode} />
        </div>
        <FormerPlanNote former={former} />
        <PromoNote promo={context.promo} />
        {sheet}
        <div className={css.notes}>{notes}</div>
      </Container>
      {children}
      <LongText context={texts} />
    </main>
  );
}
