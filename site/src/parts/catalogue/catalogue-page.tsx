import type { PageContext } from '@hoster/contract';
import { PageLead } from '@hoster/ui/page-lead';
import type { ReactNode } from 'react';
import { Crumbs } from './crumbs.tsx';
import { PlansBand, type PlansBandProps } from './plans-band.tsx';

interface CataloguePageProps extends PlansBandProps {
  texts: PageContext | null;
  /** The heading when the texts are missing. */
  title: ReactNode;
  /** Beside the heading. */
  mark?: ReactNode;
  lead: ReactNode;
  facts: ReactNode;
  /** Below the plans. */
  children: ReactNode;
}

/** A page of a catalogue: its figures, its plans, and further information. */
export function CataloguePage(props: CataloguePageProps) {
  const { texts, title, mark, lead, facts, children, ...plans } = props;
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
      <PlansBand {...plans} />
      {children}
    </main>
  );
}
