import { fromCents } from '@hoster/domain/money/money';
import { localPath } from '../../i18n/languages.ts';
import { productLd, type ProductLd } from '../../seo/json-ld.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';
import type { PlanPrice } from './plan-price.ts';
import type { CataloguePlan, PlanRow } from './plan-rows.ts';

interface Offered<Plan extends CataloguePlan> {
  rows: readonly PlanRow<Plan>[];
  /** Query that the table's links add to the address of a plan. */
  query: string;
  /** As the table of plans shows it. */
  priceOf: (plan: Plan) => PlanPrice;
  wordsOf: (plan: Plan) => Pick<ProductLd, 'name' | 'description'>;
}

/** Offers of a catalogue page for search engines, one a plan. */
export const plansLd = <Plan extends CataloguePlan>(
  { lang, origin }: DescribedPage,
  { rows, query, priceOf, wordsOf }: Offered<Plan>,
): object[] =>
  rows.map(({ tariff, availability }) =>
    productLd({
      ...wordsOf(tariff),
      price: fromCents(priceOf(tariff).perMonth),
      url: origin + localPath(lang, tariff.url),
      query,
      available: availability.state !== 'sold_out',
    }),
  );
