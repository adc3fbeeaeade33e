import { lowestCents } from '@hoster/domain';
import { textIn } from '../../i18n/localised.ts';
import type { Language } from '../../platform/http/index.ts';
import {
  type Catalogue,
  findLanding,
  landingPlans,
  type LandingRow,
  largest,
  minLandingCents,
  minPlanCents,
  type PlanRow,
  standardPlans,
  stockOf,
  vpsOffers,
} from '../../catalogue/index.ts';
import type { Placeholders } from '../../platform/documents/index.ts';
import type { LinePage, PageAsked } from '../../sales/index.ts';
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
    prices: {
      ...options,
      price: landing ? minLandingCents(landing, catalogue, stock) : lowestCents(vpsOffers(catalogue, stock)),
    },
    values: landing
      ? { ...landingValues(landing, catalogue, language), ...largest(landingPlans(landing, catalogue, stock)) }
      : largest(standardPlans(catalogue)),
    isShown: true,
  };
}

function landingValues(landing: LandingRow, catalogue: Catalogue, language: Language): Placeholders {
  const places = catalogue.locations.filter((row) => row.countryCode === landing.countryCode);
  return { country: textIn(landing.label, language), city: places.map((row) => textIn(row.city, language)).join(', ') };
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

const lowest = (cents: readonly number[]): number | null => (cents.length === 0 ? null : Math.min(...cents));

/**
 * Option prices in texts about servers, in addition to the plan's, EUR cents a month: extras by their slugs, Windows
 * licences, the cheapest paid edition of each control panel, and the cheapest backup storage.
 */
function optionPrices({ extras, os, panels, backupVolumes }: Catalogue): Record<string, number | null> {
  const extra = (slug: string) => extras.find((row) => row.slug === slug)?.priceCents ?? null;
  const windows = os.filter(({ family }) => family === 'windows').map(({ priceCents }) => priceCents);
  const panel = (vendor: string) =>
    lowest(panels.filter(({ slug }) => slug.split('-')[0] === vendor).map(({ priceCents }) => priceCents));
  return {
    ipv4Price: extra('extra-ipv4'),
    trafficPrice: extra('extra-traffic'),
    snapshotPrice: extra('snapshot-storage'),
    administrationPrice: extra('extended-administration'),
    migrationPrice: extra('site-migration'),
    windowsFrom: lowest(windows),
    windowsTo: windows.length === 0 ? null : Math.max(...windows),
    ispmanagerPrice: panel('ispmanager'),
    pleskPrice: panel('plesk'),
    cpanelPrice: panel('cpanel'),
    backupPrice: lowest(backupVolumes.map(({ priceCents }) => priceCents)),
  };
}
