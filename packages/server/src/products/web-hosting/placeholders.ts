import { defineMessages } from '@formatjs/intl';
import { translate, translator } from '../../i18n/translate.ts';
import type { Cms, VhTariff } from '@hoster/contract';
import { compareVersions, daysInWords, phpFor, recommendedPhp } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Placeholders } from '../../platform/documents/index.ts';
import { vhTestDays } from './terms.ts';
import type { VhOffer } from './offer.ts';

const words = defineMessages({
  unlimited: { id: 'products.web-hosting.figure.unlimited', defaultMessage: 'unlimited' },
  gigabytes: { id: 'products.web-hosting.figure.gigabytes', defaultMessage: '{amount} GB' },
  megabytes: { id: 'products.web-hosting.figure.megabytes', defaultMessage: '{amount} MB' },
  memory: { id: 'products.web-hosting.figure.memory', defaultMessage: '{amount} RAM' },
  sites: { id: 'products.web-hosting.figure.sites', defaultMessage: '{count, plural, one {# site} other {# sites}}' },
  anySites: { id: 'products.web-hosting.figure.any-sites', defaultMessage: 'unlimited sites' },
});

/** Gigabytes with the unit of the language: "15 GB", «15 ГБ». */
const gigabytes = (amount: number, language: Language): string => translate(language, words.gigabytes, { amount });

/** RAM with a suitable unit: "256 MB", "2 GB". */
function spokenMemory(megabytes: number, language: Language): string {
  if (megabytes % 1024 === 0) return gigabytes(megabytes / 1024, language);
  return translate(language, words.megabytes, { amount: megabytes });
}

/** A number that may be unlimited. */
const spokenCount = (count: number | null, language: Language): string =>
  count === null ? translate(language, words.unlimited) : String(count);

/** "5 sites", "15 GB NVMe", "1 GB RAM". */
export function spokenFacts(
  { sites, disk_size, memory_mb }: Pick<VhTariff, 'sites' | 'disk_size' | 'memory_mb'>,
  language: Language,
): string[] {
  const t = translator(language);
  return [
    sites === null ? t(words.anySites) : t(words.sites, { count: sites }),
    `${gigabytes(disk_size, language)} NVMe`,
    t(words.memory, { amount: spokenMemory(memory_mb, language) }),
  ];
}

/** "5 sites, 15 GB NVMe, 1 GB RAM", «5 сайтов, 15 ГБ NVMe, 1 ГБ памяти». */
const spokenPlan = (tariff: VhTariff, language: Language): string => spokenFacts(tariff, language).join(', ');

/**
 * Of every page: `{minDisk}` and `{maxDisk}` (GB), `{maxMemory}`, such as "4 GB", `{cmsCount}`, `{oldestPhp}` and
 * `{newestPhp}`, `{testDays}`, such as "30 days", `{countryCount}`, the countries that the visitor may see.
 */
export function vhPlaceholders({ cms, locations, php_versions, tariffs }: VhOffer, language: Language): Placeholders {
  const disks = tariffs.map((plan) => plan.disk_size);
  const versions = php_versions.map(({ version }) => version);
  return {
    minDisk: String(Math.min(...disks)),
    maxDisk: String(Math.max(...disks)),
    maxMemory: spokenMemory(Math.max(...tariffs.map((plan) => plan.memory_mb)), language),
    cmsCount: String(cms.length),
    oldestPhp: versions.at(-1) ?? '—',
    newestPhp: versions[0] ?? '—',
    testDays: daysInWords(vhTestDays, language),
    countryCount: String(new Set(locations.map(({ country_code: code }) => code)).size),
  };
}

/**
 * Of a system's page: `{cmsVersion}`, `{minPhp}`, `{phpRange}`, such as "8.1–8.4", `{bestPhp}`, `{memory}`, such as
 * "256 MB", `{database}`, such as "MariaDB or PostgreSQL", and of the plan that suits it `{plan}` and `{planSpec}`.
 */
export function cmsPlaceholders(offer: VhOffer, system: Cms, tariff: VhTariff, language: Language): Placeholders {
  const versions = phpFor(tariff, system).toSorted(compareVersions);
  return {
    cmsVersion: system.version,
    minPhp: system.min_php,
    phpRange: [...new Set([versions[0] ?? '—', versions.at(-1) ?? '—'])].join('–'),
    bestPhp: recommendedPhp(offer, tariff, system) ?? '—',
    memory: spokenMemory(system.memory_mb, language),
    database: new Intl.ListFormat(language, { type: 'disjunction' }).format(system.databases),
    plan: tariff.name,
    planSpec: spokenPlan(tariff, language),
  };
}

/**
 * Of a plan's page: `{planName}`, `{spec}`, `{disk}` (GB), `{memory}`, `{keepDays}`, `{sites}`, `{databases}`,
 * `{mailboxes}`.
 */
export const planPlaceholders = (tariff: VhTariff, language: Language): Placeholders => ({
  planName: tariff.name,
  spec: spokenPlan(tariff, language),
  disk: String(tariff.disk_size),
  memory: spokenMemory(tariff.memory_mb, language),
  keepDays: String(tariff.backups.keep_days),
  sites: spokenCount(tariff.sites, language),
  databases: spokenCount(tariff.databases, language),
  mailboxes: spokenCount(tariff.mailboxes, language),
});
