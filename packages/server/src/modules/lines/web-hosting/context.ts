import type { VhContextQuery, VhOrderContext, VhTariff } from '@hoster/contract';
import { cmsOf, openPlaces, readVhQuery, suitedTariff, type VhChoice } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { LandingRow } from '../../catalogue/load.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { commonContext } from '../../orders/common-context.ts';
import { generalProject } from '../../orders/projects.ts';
import { vhTestDays } from './facts.ts';
import { presentVhLanding, vhLandingOf } from './landings.ts';
import type { VhOffer } from './offer.ts';
import { vhShop } from './shop.ts';

/**
 * Everything that the pages of web hosting need before the visitor chooses. `slug` names a plan or a landing, the rest of
 * the query is that of the page.
 * @throws AppError 404 for a slug that is neither, or that this visitor may not see
 */
export async function vhOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  { slug, ...query }: VhContextQuery,
): Promise<VhOrderContext> {
  const shop = await vhShop(context, buyer, language, query.promo_code);
  const { catalogue, data } = shop;
  const tariff = data.tariffs.find((plan) => plan.slug === slug);
  const landing = slug === undefined || tariff ? undefined : vhLandingOf(catalogue, data, slug);
  if (slug !== undefined && !tariff && !landing) throw notFound(`No web hosting plan or landing ${slug}`);
  return {
    page: null,
    locations: data.locations,
    rent_periods: data.rent_periods,
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readVhQuery(query, defaultChoice(data, tariff, landing)) },
    tariffs: data.tariffs,
    tariff: tariff?.id ?? null,
    landing: landing ? presentVhLanding(landing, data, language) : null,
    cms: data.cms,
    php_versions: data.php_versions,
    test_days: vhTestDays,
    domain: { required: false },
  };
}

/**
 * The initial choice: the plan of the page, the one that suits its system, or the popular one; the place
 * of the page's country even when it's full, or else one with room.
 */
function defaultChoice(offer: VhOffer, named: VhTariff | undefined, landing: LandingRow | undefined): VhChoice {
  const { locations, rent_periods, tariffs } = offer;
  const system = landing?.kind === 'vh_cms' ? cmsOf(offer, landing.slug) : undefined;
  const suited = system && suitedTariff(tariffs, system);
  const tariff = named ?? suited ?? tariffs.find((plan) => plan.is_popular) ?? tariffs[0];
  const near = locations.filter(({ country_code: code }) => code === landing?.countryCode);
  const place = openPlaces(near, tariff)[0] ?? near[0] ?? openPlaces(locations, tariff)[0] ?? locations[0];
  return {
    tariff: tariff?.id ?? 0,
    location: place?.id ?? 0,
    domain: null,
    cms: system?.slug ?? null,
    php_version: null,
    rent_period: rent_periods.find((period) => period.is_default)?.months ?? 1,
    count: 1,
    name: '',
    project_name: generalProject,
  };
}
