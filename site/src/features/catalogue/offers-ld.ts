import type { AppContext } from '../../app-context.tsx';
import { localPath } from '../../i18n/languages.ts';
import { productLd, type ProductLd } from '../../seo/json-ld.ts';
import type { CataloguePlan, PlanRow } from './plan-rows.ts';

/** Offers of a catalogue page for search engines, one a plan. */
export const offersLd = <Plan extends CataloguePlan>(
  app: AppContext,
  rows: readonly PlanRow<Plan>[],
  offerOf: (plan: Plan) => Pick<ProductLd, 'name' | 'description' | 'price'>,
): object[] =>
  rows.map(({ tariff, availability }) =>
    productLd({
      ...offerOf(tariff),
      url: app.facts.origin + localPath(app.lang, tariff.url),
      available: availability.state !== 'sold_out',
    }),
  );
