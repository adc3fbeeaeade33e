import type { HomeContext, PageContext } from '@hoster/contract';
import { daysInWords } from '@hoster/domain';
import type { Db } from '../../db/types.ts';
import { notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { fillPage, type Placeholders } from '../content/fill.ts';
import { pageText } from '../content/service.ts';
import { findLanding } from './landings.ts';
import { catalogueOf, stockOf, type Catalogue, type LandingRow, type PlanRow } from './load.ts';
import { landingPlans, minLandingCents, minPlanCents, minVpsCents } from './min-price.ts';
import { price } from './present.ts';
import { vpsTrial } from './vps.ts';

const planPrefix = 'vps-plan-';

/**
 * Texts of a page type with its placeholders filled: a landing's with its own price, a plan's from the template of plan
 * pages. @throws AppError 404 when no page has this name
 */
export async function publicPageContext(db: Db, slug: string, language: Language): Promise<PageContext> {
  const [catalogue, stock] = await Promise.all([catalogueOf(db), stockOf(db)]);
  const plan = slug.startsWith(planPrefix)
    ? catalogue.plans.find((row) => row.slug === slug.slice(planPrefix.length))
    : undefined;
  const text = (await pageText(db, slug, language)) ?? (plan ? await pageText(db, 'vps-plan', language) : null);
  if (!text) throw notFound(`No page text ${slug}`);
  if (plan) {
    const cents = minPlanCents(plan, catalogue, stock) ?? plan.priceCents;
    return fillWithPrice(text, cents, language, { ...planValues(plan, language), ...customRanges(catalogue) });
  }
  const landing = slug.startsWith('vps-') ? findLanding(catalogue, slug.slice('vps-'.length)) : undefined;
  return landing
    ? fillWithPrice(text, minLandingCents(landing, catalogue, stock), language, {
        ...landingValues(landing, catalogue, language),
        ...largest(landingPlans(landing, catalogue, stock)),
      })
    : fillWithPrice(text, minVpsCents(catalogue, stock), language, largest(standardPlans(catalogue)));
}

/** The home page: its texts, and the lowest price of each line of products that can be bought. */
export async function homeContext(db: Db, language: Language): Promise<HomeContext> {
  const [catalogue, stock] = await Promise.all([catalogueOf(db), stockOf(db)]);
  const text = await pageText(db, 'home', language);
  const vps = minVpsCents(catalogue, stock);
  return {
    ...emptyPage,
    ...(text && fillWithPrice(text, vps, language, largest(standardPlans(catalogue)))),
    min_prices: {
      vps: vps === null ? null : price(vps),
      // These lines are not sold yet.
      web_hosting: null,
      dedicated: null,
      backup: null,
      vpn: null,
    },
  };
}

const emptyPage: PageContext = {
  seo_title: null,
  seo_title_optional: null,
  seo_description: null,
  seo_keywords: null,
  footer: null,
};

function landingValues(landing: LandingRow, catalogue: Catalogue, language: Language): Placeholders {
  const places = catalogue.locations.filter((row) => row.countryCode === landing.countryCode);
  return { country: landing.label[language], city: places.map((row) => row.city[language]).join(', ') };
}

const standardPlans = ({ plans }: Catalogue): PlanRow[] => plans.filter(({ isCustom }) => !isCustom);

/** `{maxCpu}`, `{maxRam}`, `{maxDisk}` (GB) and `{maxPort}` (Gbps) of the plans that a page lists. */
function largest(plans: readonly PlanRow[]): Placeholders {
  const most = (figure: (plan: PlanRow) => number) => String(Math.max(0, ...plans.map(figure)));
  return {
    maxCpu: most(({ cpuCount }) => cpuCount),
    maxRam: most(({ ramSize }) => ramSize),
    maxDisk: most(({ diskSize }) => diskSize),
    maxPort: most(({ portMbps }) => portMbps / 1000),
  };
}

/** `{freeTrial}` and `{paidTrial}`, such as "7 days"; `{freeTrialDays}` is the number alone. */
const trialValues = (language: Language): Placeholders => ({
  freeTrial: daysInWords(vpsTrial.free_days, language),
  freeTrialDays: String(vpsTrial.free_days),
  paidTrial: daysInWords(vpsTrial.paid_days, language),
});

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
    spec:
      language === 'ru'
        ? `${cpuCount}\u00a0vCPU, ${ramSize}\u00a0ГБ памяти, ${diskSize}\u00a0ГБ NVMe`
        : `${cpuCount} vCPU, ${ramSize} GB RAM, ${diskSize} GB NVMe`,
  };
}

/** Fills the placeholders of a page, with `{price}` in euros for search engines; visitors see their own currency. */
function fillWithPrice(
  page: PageContext,
  cents: number | null,
  language: Language,
  values: Placeholders = {},
): PageContext {
  const shown =
    cents === null ? '—' : priceFormats[language][cents % 100 === 0 ? 'whole' : 'exact'].format(cents / 100);
  return fillPage(
    page,
    { ...trialValues(language), ...values, price: shown },
    cents === null ? {} : { price: price(cents) },
  );
}

const formatsOf = (language: Language) => {
  const euros = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits });
  return { whole: euros(0), exact: euros(2) };
};
const priceFormats = { en: formatsOf('en'), ru: formatsOf('ru') };
