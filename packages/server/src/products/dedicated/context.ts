import type { DsContextQuery, DsOrderContext } from '@hoster/contract';
import { defaultDsChoice, readDsQuery, readNumber } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import type { DsPlanRow } from '../../catalogue/index.ts';
import { type Buyer, commonContext, initialNames, presentSshKey, sshKeysOf } from '../../sales/index.ts';
import { planBySlug } from './configuration.ts';
import { offerOf } from './offers/offers.ts';
import { dataOf, dsShop, type DsShop } from './shop.ts';
import { dsSurvey } from './survey.ts';

/**
 * Initial data for the page of a dedicated server. `slug` names the server, or `custom_tariff_id` an offer; the rest of
 * the query is that of the page.
 * @throws AppError 404 for an unknown server, and an offer that isn't the buyer's or can no longer be ordered
 */
export async function dsOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  query: DsContextQuery,
): Promise<DsOrderContext> {
  const shop = await dsShop(context, buyer, language, query.promo_code);
  const { offer, plan } = wanted(shop, query);
  const data = dataOf(shop, plan, offer);
  const { viewer } = buyer;
  const keys = viewer ? await sshKeysOf(context.db, viewer.userId) : [];
  const custom = offer ? { id: offer.id, expires: offer.expiresAt.toISOString(), comment: offer.comment } : null;
  return {
    page: null,
    locations: [...data.locations],
    rent_periods: [...data.rent_periods],
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readDsQuery(query, { ...defaultDsChoice({ ...data, custom }), ...initialNames(language) }) },
    tariff: data.tariff,
    configuration: data.configuration,
    os: [...data.os],
    control_panels: [...data.control_panels],
    ssh_keys: viewer ? keys.map((row) => presentSshKey(row, viewer.email)) : [],
    custom,
    survey: dsSurvey(language),
  };
}

function wanted(shop: DsShop, { custom_tariff_id: id, slug = '' }: DsContextQuery) {
  if (id !== undefined) {
    const offer = offerOf(shop.offers, readNumber(id, 10), shop.now);
    // The plan may have been taken off sale since.
    const plan = shop.catalogue.dedicated.plans.find((row) => row.id === offer?.planId);
    if (!offer || !plan) throw notFound(`No offer ${id} for this account`);
    return { offer, plan };
  }
  const plan = planBySlug(shop.catalogue.dedicated, slug);
  if (!plan) throw notFound(`No dedicated server ${slug}`);
  return { offer: undefined, plan } satisfies { offer: undefined; plan: DsPlanRow };
}
