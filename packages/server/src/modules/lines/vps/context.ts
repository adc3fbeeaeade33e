import type { VpsContextQuery, VpsOrderContext } from '@hoster/contract';
import { readOrderQuery, type VpsChoice, type VpsPriceData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { findLanding, presentLanding } from '../../catalogue/landings.ts';
import type { Catalogue, LandingRow, Stock } from '../../catalogue/load.ts';
import { presentPlanSet } from '../../catalogue/present.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { commonContext } from '../../orders/common-context.ts';
import { generalProject } from '../../orders/projects.ts';
import { presentSshKey, sshKeysOf } from '../../orders/ssh-keys.ts';
import { vpsShop } from './shop.ts';

const disableWarning = {
  en: 'Without base administration, our support team can’t access your server. Your tickets get the lowest priority and are handled within 24 hours.',
  ru: 'Без базового администрирования у поддержки нет доступа к серверу. Ваши тикеты получат самый низкий приоритет, мы ответим на них в течение 24 часов.',
} satisfies Record<Language, string>;

/**
 * Everything that the VPS catalogue and order page need before the visitor chooses. `slug` names a plan or a landing,
 * the rest of the query is that of the page.
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
  const tariff = data.tariffs.find((plan) => plan.slug === slug) ?? null;
  const landing = slug === null || tariff ? undefined : findLanding(catalogue, slug);
  if (slug !== null && !tariff && !landing) throw notFound(`No VPS plan or landing ${slug}`);

  const defaults = defaultChoice(data, catalogue, stock, tariff?.id ?? null, landing, language);
  return {
    page: null,
    // The datacenters' own call has what they sell; here they are places to choose from.
    locations: data.locations.map(
      ({ tariffs: _t, frequencies: _f, port_mbps: _p, price_percent: _s, ...place }) => place,
    ),
    rent_periods: [...data.rent_periods],
    extra_services: data.extra_services,
    ...(await commonContext(context, buyer, language, shop)),
    ssh_keys: buyer.viewer ? await presentedKeys(context, buyer.viewer) : [],
    initial: { ...readOrderQuery(query, defaults) },
    tariffs: [...data.tariffs],
    tariff: tariff?.id ?? null,
    landing: landing ? presentLanding(landing, catalogue, stock, language) : null,
    plan_sets: catalogue.planSets.map((row) => presentPlanSet(row, language)),
    base_administration: {
      default: true,
      price: data.base_administration.price,
      disable_warning: disableWarning[language],
    },
    trial: data.trial,
  };
}

const presentedKeys = async ({ db }: Context, { userId, email }: Viewer) =>
  (await sshKeysOf(db, userId)).map((row) => presentSshKey(row, email));

/** The initial choice: the popular plan or that of the page, where it is available. */
function defaultChoice(
  data: VpsPriceData,
  catalogue: Catalogue,
  stock: Stock,
  tariff: number | null,
  landing: LandingRow | undefined,
  language: Language,
): VpsChoice {
  const plan = tariff ?? catalogue.plans.find((row) => row.isPopular)?.id ?? catalogue.plans[0]?.id ?? null;
  const canHave = ({ id, is_available }: { id: number; is_available: boolean }) =>
    is_available && plan !== null && (stock.get(plan)?.get(id) ?? 0) > 0;
  const places = data.locations.filter(canHave);
  const place =
    places.find(({ country_code }) => country_code === landing?.countryCode) ?? places[0] ?? data.locations[0];
  // The newest Windows in the visitor's language on a Windows page; the catalogue's default elsewhere.
  const windows = data.os.findLast(
    (row) => row.family === 'windows' && row.version.endsWith(`Standard ${language.toUpperCase()}`),
  );
  const os = landing?.osFamily === 'windows' ? windows : data.os.find((row) => row.is_default);
  return {
    tariff: plan,
    location: place?.id ?? 0,
    os: os?.id ?? null,
    disk_image: null,
    control_panel: null,
    frequency: null,
    configuration: null,
    rent_period: data.rent_periods.find((period) => period.is_default)?.months ?? 1,
    count: 1,
    name: '',
    project_name: generalProject,
    extra_services: {
      monthly: startingExtras(data.extra_services.monthly),
      one_time: startingExtras(data.extra_services.one_time),
    },
    base_administration: true,
    trial: 'none',
  };
}

const startingExtras = (services: VpsPriceData['extra_services']['monthly']) =>
  services.filter((service) => service.default > 0).map((service) => ({ id: service.id, count: service.default }));
