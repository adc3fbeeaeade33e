import type { Language } from '../../../http/language.ts';
import { findLanding } from '../../catalogue/landings.ts';
import { stockOf, type Catalogue, type LandingRow, type PlanRow } from '../../catalogue/load.ts';
import { landingPlans, minLandingCents, minPlanCents, minVpsCents } from '../../catalogue/min-price.ts';
import { largest, standardPlans } from '../../catalogue/vps-figures.ts';
import type { Placeholders } from '../../content/fill.ts';
import type { LinePage, PageAsked } from '../../orders/line.ts';
import { optionPrices } from './option-prices.ts';
import { sizeFacts } from './upgrades.ts';

const prefix = 'vps-';
const planPrefix = 'vps-plan-';

/** The pages of virtual servers: the list, a landing with its own price, a plan; see `LineOffer.page`. */
export async function vpsPage({ db, catalogue, slug, language }: PageAsked): Promise<LinePage | null> {
  if (!slug.startsWith(prefix)) return null;
  const stock = await stockOf(db);
  const options = optionPrices(catalogue);
  const plan = catalogue.plans.find((row) => `${planPrefix}${row.slug}` === slug);
  if (plan)
    return {
      texts: [slug, 'vps-plan'],
      prices: { ...options, price: minPlanCents(plan, catalogue, stock) ?? plan.priceCents },
      values: { ...planValues(plan, language), ...customRanges(catalogue) },
      isShown: true,
    };
  const landing = findLanding(catalogue, slug.slice(prefix.length));
  return {
    texts: [slug],
    prices: { ...options, price: landing ? minLandingCents(landing, catalogue, stock) : minVpsCents(catalogue, stock) },
    values: landing
      ? { ...landingValues(landing, catalogue, language), ...largest(landingPlans(landing, catalogue, stock)) }
      : largest(standardPlans(catalogue)),
    isShown: true,
  };
}

function landingValues(landing: LandingRow, catalogue: Catalogue, language: Language): Placeholders {
  const places = catalogue.locations.filter((row) => row.countryCode === landing.countryCode);
  return { country: landing.label[language], city: places.map((row) => row.city[language]).join(', ') };
}

/** `{cpuRange}`, `{ramRange}` and `{diskRange}` (GB) that a custom server may have, such as "1–16". */
function customRanges({ parameters }: Catalogue): Placeholders {
  const range = (wanted: string) => {
    const parameter = parameters.find(({ name }) => name === wanted);
    return parameter ? `${parameter.min}–${parameter.max}` : '—';
  };
  return { cpuRange: range('cpu_count'), ramRange: range('ram_size'), diskRange: range('disk_size') };
}

function planValues(plan: PlanRow, language: Language): Placeholders {
  const { cpuCount, ramSize, diskSize } = plan;
  return {
    planName: plan.name,
    spec: sizeFacts({ cpu_count: cpuCount, ram_size: ramSize, disk_size: diskSize }, language).join(', '),
  };
}
