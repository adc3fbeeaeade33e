import type { OrderPromo, RentPeriod } from '@hoster/contract';
import type { EuroCents } from '@hoster/domain/money/money';
import { computeTotal } from '@hoster/domain/money/pricing';
import type { CataloguePlan } from './plan-rows.ts';

/** Price of a plan rented for a period, EUR net; `list` is the monthly price without discounts. */
export interface PlanPrice {
  perMonth: EuroCents;
  list: EuroCents;
  /** Price of the whole period: now, and on renewal. */
  term: EuroCents;
  renewal: EuroCents;
}

/**
 * @param surchargePercent of the location, 0 where the page isn't about a single one
 * @param promo of the address, as validated by the server
 */
export function planPrice(
  { slug, price }: Pick<CataloguePlan, 'slug' | 'price'>,
  period: RentPeriod,
  surchargePercent = 0,
  promo: OrderPromo | null = null,
): PlanPrice {
  const total = computeTotal({
    tariff: { key: slug, price },
    surcharges: [surchargePercent],
    period: { months: period.months, discountPercent: period.discount_percent },
    promo: promo?.valid ? { percent: promo.discount_percent, months: promo.months } : null,
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  });
  return { perMonth: total.perMonth, list: total.listPerMonth, term: total.net, renewal: total.renewal.net };
}

/** A month without a discount. */
export const MONTH: RentPeriod = { months: 1, discount_percent: 0, is_default: true };

/** The rent period in the address (`?period=12`), else the default one. */
export function wantedPeriod(periods: readonly RentPeriod[], query: URLSearchParams): RentPeriod {
  const months = Number(query.get('period'));
  return (
    periods.find((period) => period.months === months) ??
    periods.find(({ is_default }) => is_default) ??
    periods[0] ??
    MONTH
  );
}
