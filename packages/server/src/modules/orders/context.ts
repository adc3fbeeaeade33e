import type { VpsOrderContext } from '@hoster/contract';
import { readOrderQuery, toLedger, type VpsChoice, type VpsPriceData } from '@hoster/domain';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { findLanding, presentLanding } from '../catalogue/landings.ts';
import type { Catalogue, LandingRow, Stock } from '../catalogue/load.ts';
import { presentMethod, presentPlanSet } from '../catalogue/present.ts';
import { balanceOf, overdraftOf } from '../payments/balance.ts';
import { legalEntitiesOf } from '../payments/legal-entities.ts';
import { methodsFor } from '../payments/methods.ts';
import { savedCardsOf } from '../payments/saved-cards.ts';
import type { Buyer } from './buyer.ts';
import { orderLimits } from './limits.ts';
import { vpsShop } from './price-data.ts';
import { generalProject, projectsOf } from './projects.ts';
import { presentSshKey, sshKeysOf } from './ssh-keys.ts';

const disableWarning = {
  en: 'Without base administration our support does not log in to the server: your tickets get the lowest priority and are handled within 24 hours.',
  ru: 'Без базового администрирования поддержка не заходит на сервер: ваши тикеты получат самый низкий приоритет и будут обработаны в течение 24 часов.',
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
  query: URLSearchParams,
): Promise<VpsOrderContext> {
  const { data, catalogue, stock } = await vpsShop(context, buyer, language, query.get('promo') ?? undefined);
  const slug = query.get('slug');
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
    payment_methods: methodsFor(context, catalogue, buyer.visitor).map((row) => presentMethod(row, language)),
    tax: data.tax,
    limits: orderLimits,
    promo: data.promo,
    ...(await privatePart(context, buyer)),
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

/** What only the customer may see; empty for a visitor. */
async function privatePart({ db }: Context, { viewer, isComplete }: Buyer) {
  if (!viewer) {
    return {
      projects: [],
      legal_entities: [],
      saved_cards: [],
      ssh_keys: [],
      balance: null,
      overdraft: null,
      personal_info_complete: null,
    };
  }
  const [projects, keys, entities, cards, balance, overdraft] = await Promise.all([
    projectsOf(db, viewer.accountId),
    sshKeysOf(db, viewer.userId),
    legalEntitiesOf(db, viewer.accountId),
    savedCardsOf(db, viewer.accountId),
    balanceOf(db, viewer.accountId),
    overdraftOf(db, viewer.accountId),
  ]);
  return {
    projects,
    legal_entities: entities,
    saved_cards: cards,
    ssh_keys: keys.map((row) => presentSshKey(row, viewer.email)),
    balance: toLedger(balance, 'EUR'),
    overdraft: overdraftLeft(overdraft, balance),
    personal_info_complete: isComplete,
  };
}

/** The credit line and what is left of it; null when none was granted. */
export function overdraftLeft(limitCents: number, balanceCents: number): VpsOrderContext['overdraft'] {
  if (limitCents === 0) return null;
  const left = Math.max(0, limitCents + Math.min(0, balanceCents));
  return { limit: toLedger(limitCents, 'EUR'), available: toLedger(left, 'EUR') };
}

/** What is chosen before anyone chose: the popular plan or that of the page, where it can be had. */
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
