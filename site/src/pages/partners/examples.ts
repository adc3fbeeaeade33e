import type { RentPeriod } from '@hoster/contract';
import type { LinePagePath } from '@hoster/domain/lines/line-pages';
import type { EuroCents } from '@hoster/domain/money/money';
import type { AppContext } from '../../app/app-context.tsx';
import { planPrice } from '../../parts/catalogue/plan-price.ts';

/** An order that a partner earns from. */
export interface Example {
  /** Page of its product line, without language prefix. */
  url: LinePagePath;
  /** Name of the plan. */
  plan: string;
  months: number;
  /** Price of the term, net. */
  price: EuroCents;
}

interface Catalogue {
  tariffs: readonly { slug: string; name: string; price: number; is_popular: boolean }[];
  rent_periods: readonly RentPeriod[];
}

/** The most popular plan of a line for a year, or for the longest term below that. */
export function exampleOf(url: LinePagePath, { tariffs, rent_periods: periods }: Catalogue): Example[] {
  const plan = tariffs.find(({ is_popular: is }) => is) ?? tariffs[0];
  const period = periods.filter(({ months }) => months <= 12).toSorted((a, b) => b.months - a.months)[0];
  if (!plan || !period) return [];
  return [{ url, plan: plan.name, months: period.months, price: planPrice(plan, period).term }];
}

const quietly = { ignore: [404], rethrow: false };

/** An order of web hosting and one of a VPS, with the catalogue’s prices. */
export async function loadExamples({ call }: Pick<AppContext, 'call'>): Promise<Example[]> {
  const [hosting, vps] = await Promise.all([call('getVhOrderContext', quietly), call('getVpsOrderContext', quietly)]);
  return [
    ...(hosting ? exampleOf('/web-hosting/', hosting) : []),
    ...(vps
      ? exampleOf('/virtual-private-servers/', { ...vps, tariffs: vps.tariffs.filter(({ is_custom: is }) => !is) })
      : []),
  ];
}
