import type { Location } from '@hoster/contract';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { availabilityOf, type CataloguePlan } from './plan-rows.ts';

interface Shown {
  tariffs: readonly Pick<CataloguePlan, 'slug' | 'locations' | 'sold_out_locations'>[];
  locations: readonly Location[];
}

/**
 * Price and availability of a plan, for search engines; null when there's no such plan.
 * @param price that its page opens with
 */
export function productFacts(slug: string, { tariffs, locations }: Shown, price: number): ProductFacts | null {
  const tariff = tariffs.find((one) => one.slug === slug);
  return tariff ? { price, available: availabilityOf(tariff, locations).state !== 'sold_out' } : null;
}
