import type { DsContextQuery, DsOrderContext } from '@hoster/contract';
import { openPlaces, readDsQuery, readNumber, standardConfiguration, type DsChoice, type DsData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { DsPlanRow } from '../../catalogue/dedicated-load.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { commonContext } from '../../orders/common-context.ts';
import { generalProject } from '../../orders/projects.ts';
import { presentSshKey, sshKeysOf } from '../../orders/ssh-keys.ts';
import { planBySlug } from './listed.ts';
import { offerOf } from './offers.ts';
import { dataOf, dsShop, planOf, type DsShop } from './shop.ts';
import { dsSurvey } from './survey.ts';
import type { DsOfferRow } from './tables.ts';

/**
 * Everything that the page of a dedicated server needs before the visitor chooses. `slug` names the server, or
 * `custom_tariff_id` an offer; the rest of the query is that of the page.
 * @throws AppError 404 for an unknown server, and an offer that isn't the buyer's or has expired
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
  return {
    page: null,
    locations: [...data.locations],
    rent_periods: [...data.rent_periods],
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readDsQuery(query, defaultChoice(data, offer)) },
    tariff: data.tariff,
    configuration: data.configuration,
    os: [...data.os],
    control_panels: [...data.control_panels],
    ssh_keys: viewer ? keys.map((row) => presentSshKey(row, viewer.email)) : [],
    custom: offer ? { id: offer.id, expires: offer.expiresAt.toISOString(), comment: offer.comment } : null,
    survey: dsSurvey(language),
  };
}

function wanted(shop: DsShop, { custom_tariff_id: id, slug = '' }: DsContextQuery) {
  if (id !== undefined) {
    const offer = offerOf(shop.offers, readNumber(id, 10), shop.now);
    if (!offer) throw notFound(`No offer ${id} for this account`);
    return { offer, plan: planOf(shop, offer.planId) };
  }
  const plan = planBySlug(shop.catalogue.dedicated, slug);
  if (!plan) throw notFound(`No dedicated server ${slug}`);
  return { offer: undefined, plan } satisfies { offer: undefined; plan: DsPlanRow };
}

/** The initial choice: the server as it is, where it is available. */
function defaultChoice(data: DsData, offer: DsOfferRow | undefined): DsChoice {
  const { configuration, locations, os, rent_periods: periods, tariff } = data;
  const place = openPlaces(locations, tariff)[0] ?? locations[0];
  const system = os.find((row) => row.is_default) ?? os[0];
  return {
    tariff: tariff.id,
    custom_tariff_id: offer?.id ?? null,
    location: place?.id ?? 0,
    os: system?.id ?? 0,
    control_panel: null,
    configuration: configuration && standardConfiguration(configuration),
    rent_period: periods.find((period) => period.is_default)?.months ?? 1,
    count: 1,
    name: '',
    project_name: generalProject,
  };
}
