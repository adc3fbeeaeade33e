import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { VpsContextQuery, VpsOrderContext } from '@hoster/contract';
import { defaultVpsChoice, readVpsQuery, type VpsPriceData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { findLanding, presentLanding, presentPlanSet } from '../../catalogue/index.ts';
import { type Buyer, commonContext, initialNames, presentSshKey, sshKeysOf } from '../../sales/index.ts';
import { vpsShop } from './shop.ts';

const disableWarning = defineMessage({
  id: 'products.vps.disable-warning',
  defaultMessage:
    'Without base administration, our support team can’t access your server. Your tickets get the lowest priority and are handled within 24 hours.',
  description: 'Warning at an option of a VPS',
});

/**
 * Initial data for the VPS catalogue and order page. `slug` names a plan or a landing, the rest of the query is that of
 * the page.
 * @throws AppError 404 for a slug that is neither
 */
export async function vpsOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  query: VpsContextQuery,
): Promise<VpsOrderContext> {
  const shop = await vpsShop(context, buyer, language, query.promo_code);
  const { data, catalogue, stock } = shop;
  const slug = query.slug ?? null;
  const tariff = data.tariffs.find((plan) => plan.slug === slug);
  const landing = slug === null || tariff ? undefined : findLanding(catalogue, slug);
  if (slug !== null && !tariff && !landing) throw notFound(`No VPS plan or landing ${slug}`);

  const defaults = defaultVpsChoice(data, tariff, {
    country: landing?.countryCode,
    ...(landing?.osFamily === 'windows' && { os: newestWindows(data, language) }),
  });
  return {
    page: null,
    // What data centres sell is in a call of their own; here they are locations to choose from.
    locations: data.locations.map(
      ({ tariffs: _t, frequencies: _f, port_mbps: _p, price_percent: _s, ...place }) => place,
    ),
    rent_periods: [...data.rent_periods],
    extra_services: data.extra_services,
    ...(await commonContext(context, buyer, language, shop, query.scope)),
    ssh_keys: buyer.viewer && query.scope !== 'catalogue' ? await presentedKeys(context, buyer.viewer) : [],
    initial: { ...readVpsQuery(query, { ...defaults, ...initialNames(language) }) },
    tariffs: [...data.tariffs],
    tariff: tariff?.id ?? null,
    landing: landing ? presentLanding(landing, catalogue, stock, language) : null,
    plan_sets: catalogue.planSets.map((row) => presentPlanSet(row, language)),
    base_administration: {
      ...data.base_administration,
      disable_warning: translate(language, disableWarning),
    },
    trial: data.trial,
  };
}

const presentedKeys = async ({ db }: Context, { userId, email }: Viewer) =>
  (await sshKeysOf(db, userId)).map((row) => presentSshKey(row, email));

/** The newest Windows in the visitor's language. */
const newestWindows = ({ os }: VpsPriceData, language: Language) =>
  os.findLast((row) => row.family === 'windows' && row.version.endsWith(`Standard ${language.toUpperCase()}`))?.id ??
  null;
