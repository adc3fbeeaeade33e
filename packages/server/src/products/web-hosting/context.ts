import type { VhContextQuery, VhOrderContext } from '@hoster/contract';
import { cmsOf, defaultVhChoice, readVhQuery } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { type Buyer, commonContext, initialNames } from '../../sales/index.ts';
import { vhTestDays } from './terms.ts';
import { presentVhLanding, vhLandingOf } from './landings.ts';
import { vhShop } from './shop.ts';

/**
 * Initial data for the pages of web hosting. `slug` names a plan or a landing, the rest of the query is that of the
 * page.
 * @throws AppError 404 for a slug that is neither
 */
export async function vhOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  { slug, scope, ...query }: VhContextQuery,
): Promise<VhOrderContext> {
  const shop = await vhShop(context, buyer, language, query.promo_code);
  const { catalogue, data } = shop;
  const tariff = data.tariffs.find((plan) => plan.slug === slug);
  const landing = slug === undefined || tariff ? undefined : vhLandingOf(catalogue, data, slug);
  if (slug !== undefined && !tariff && !landing) throw notFound(`No web hosting plan or landing ${slug}`);
  const cms = landing?.kind === 'vh_cms' ? cmsOf(data, landing.slug) : undefined;
  const defaults = defaultVhChoice(data, tariff, { country: landing?.countryCode, cms });
  return {
    page: null,
    locations: data.locations,
    rent_periods: data.rent_periods,
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop, scope)),
    initial: { ...readVhQuery(query, { ...defaults, ...initialNames(language) }) },
    tariffs: data.tariffs,
    tariff: tariff?.id ?? null,
    landing: landing ? presentVhLanding(landing, catalogue, data, language) : null,
    cms: data.cms,
    php_versions: data.php_versions,
    test_days: vhTestDays,
    domain: { required: false },
  };
}
