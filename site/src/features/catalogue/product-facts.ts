import type { Location } from '@hoster/contract';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { availabilityOf, type CataloguePlan } from './plan-rows.ts';

/** Price and availability of a plan, for search engines; null when there's no such plan. */
export function productFacts(
  slug: string,
  tariffs: readonly Pick<CataloguePlan, 'slug' | 'price' | 'locations' | 'sold_out_locations'>[],
  locations: readonly Location[],
): ProductFacts | null {
  const tariff = tariffs.find((one) => one.slug === slug);
  return tariff ? { price: tariff.price, available: availabilityOf(tariff, locations).state !== 'sold_out' } : null;
}
