import type { OrderPromo, RentPeriod, VpsTariff } from '@hoster/contract';
import { planPrice } from '../catalogue/plan-price.ts';
import type { PlanRow } from '../catalogue/plan-rows.ts';
import { PlanSheet } from '../catalogue/plan-sheet.tsx';
import { vpsColumns, vpsSpecs } from './columns.tsx';

interface VpsSheetProps {
  rows: readonly PlanRow<VpsTariff>[];
  period: RentPeriod;
  /** Of the place that the page is about, in percent. */
  surcharge: number;
  /** Of the address; takes its share off the prices when it's valid. */
  promo?: OrderPromo | null;
  /** Query that the plan pages get: the choices made here go along. */
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
