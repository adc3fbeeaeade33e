import type { FormerPlan, OrderContext, RentPeriod } from '@hoster/contract';
import { Band } from '@hoster/ui/band';
import { PlanTableNotes } from '@hoster/ui/plan-table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useCallback, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PageRoute } from '../../app/router/page.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useAddressState } from '../../app/router/use-address-state.ts';
import { FormerPlanNote } from '../former-plan/former-plan-note.tsx';
import { PromoNote } from '../promo-code/promo-note.tsx';
import { PeriodSwitch, periodQuery } from './period-switch.tsx';
import { wantedPeriod } from './plan-price.ts';

export interface PlansBandProps {
  context: Pick<OrderContext, 'rent_periods' | 'promo'>;
  promoCode: string | undefined;
  /** Whether the page has no plans at all: it says so, and offers nothing to choose. */
  isEmpty: boolean;
  /** The plans, at the prices of a period. */
  sheet: (period: RentPeriod) => ReactNode;
  /** Notes that apply to every line of the sheet. */
  notes: ReactNode;
}

/**
 * The plans of a catalogue, and the choice of the rent period. Separate from its page: a choice re-renders only the
 * prices, and updates the address.
 */
export function PlansBand({ context, isEmpty, promoCode, sheet, notes }: PlansBandProps) {
  const { rent_periods: periods, promo } = context;
  const { pathname, search } = useLocation();
  const former = usePageData<PageRoute<FormerPlan | null>>();
  const asked = useMemo(() => wantedPeriod(periods, new URLSearchParams(search)), [periods, search]);
  const write = useCallback((period: RentPeriod) => new URLSearchParams(periodQuery(period, promoCode)), [promoCode]);
  const [period, setPeriod] = useAddressState(asked, write);
  return (
    <Band
      padding="none"
      titleId="plans"
      title={
        <FormattedMessage id="catalogue.plans" defaultMessage="Plans" description="Heading of the table of plans" />
      }
      aside={
        isEmpty ? undefined : (
          <PeriodSwitch
            periods={periods}
            chosen={period}
            onChoose={(chosen) => setPeriod(() => chosen)}
            path={pathname}
            promoCode={promoCode}
          />
        )
      }
    >
      <div>
        <FormerPlanNote former={former} />
        {isEmpty ? (
          <NoPlans />
        ) : (
          <>
            <PromoNote promo={promo} />
            {sheet(period)}
            <PlanTableNotes>{notes}</PlanTableNotes>
          </>
        )}
      </div>
    </Band>
  );
}

/** In place of the plans. */
const NoPlans = () => (
  <Text>
    <FormattedMessage
      id="catalogue.no-plans"
      defaultMessage="No plans are on sale here at the moment. <link>See all services</link>"
      values={{ link: (text) => <TextLink href="/services/">{text}</TextLink> }}
    />
  </Text>
);
