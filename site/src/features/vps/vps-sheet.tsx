import type { OrderPromo, RentPeriod, VpsTariff } from '@hoster/contract';
import { planPrice } from '../../parts/catalogue/plan-price.ts';
import type { PlanRow } from '../../parts/catalogue/plan-rows.ts';
import { PlanSheet } from '../../parts/catalogue/plan-sheet.tsx';
import { vpsColumns, vpsSpecs } from './columns.tsx';

interface VpsSheetProps {
  rows: readonly PlanRow<VpsTariff>[];
  period: RentPeriod;
  /** Surcharge of the page's location, in percent. */
  surcharge: number;
  /** The promo code of the address; discounts the prices when valid. */
  promo?: OrderPromo | null;
  /** Query for the links to plan pages: it carries the choices made here. */
  query: string;
}

/** The plans of VPS. */
export const VpsSheet = ({ surcharge, promo = null, ...sheet }: VpsSheetProps) => (
  <PlanSheet
    {...sheet}
    columns={vpsColumns}
    specsOf={vpsSpecs}
    priceOf={(plan) => planPrice(plan, sheet.period, surcharge, promo)}
  />
);
