import type { FormerPlan, OrderContext, PageContext, RentPeriod } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { PageLead } from '@hoster/ui/page-lead';
import { PlanTableNotes } from '@hoster/ui/plan-table';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PageRoute } from '../../router/page.ts';
import { usePageData } from '../../router/page-slot.tsx';
import { FormerPlanNote } from '../former-plan/former-plan-note.tsx';
import { PromoNote } from '../promo-code/promo-note.tsx';
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
  /** Below the plans. */
  children: ReactNode;
}

/** A page of a catalogue: what it's about in figures, its plans, and what else there is to know. */
export function CataloguePage(props: CataloguePageProps) {
  const { texts, title, mark, lead, facts, context, period, promoCode, sheet, notes, children } = props;
  const { pathname } = useLocation();
  const former = usePageData<PageRoute<FormerPlan | null>>();
  return (
    <main id="main">
      <PageLead
        breadcrumbs={<Crumbs headline={texts?.headline} />}
        title={texts?.headline ?? title}
        mark={mark}
        facts={facts}
      >
        {lead}
      </PageLead>
      <Band
        padding="none"
        titleId="plans"
        title={
          <FormattedMessage id="catalogue.plans" defaultMessage="Plans" description="Heading of the table of plans" />
        }
        aside={<PeriodSwitch periods={context.rent_periods} chosen={period} path={pathname} promoCode={promoCode} />}
      >
        <div>
          <FormerPlanNote former={former} />
          <PromoNote promo={context.promo} />
          {sheet}
          <PlanTableNotes>{notes}</PlanTableNotes>
        </div>
      </Band>
      {children}
    </main>
  );
}
