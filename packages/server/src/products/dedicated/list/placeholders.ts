import { textIn } from '../../../i18n/localised.ts';
import type { Language } from '../../../platform/http/index.ts';
import type { DsCatalogue, DsPlanRow, LocationRow } from '../../../catalogue/index.ts';
import type { Placeholders } from '../../../platform/documents/index.ts';
import { drivesOf, mostRam } from '../configuration.ts';
import { cpuName, drivesName, memoryName, modelName } from '../names.ts';

/** `{plans}`, the number of plans; `{maxCores}` and `{maxRam}` (GB, configured) of them. */
export function listPlaceholders(plans: readonly DsPlanRow[], parts: DsCatalogue): Placeholders {
  const most = (figure: (row: DsPlanRow) => number) => String(plans.map(figure).reduce((a, b) => Math.max(a, b), 0));
  return {
    plans: String(plans.length),
    maxCores: most(({ cpu }) => cpu.cores),
    maxRam: most((row) => mostRam(row, parts) ?? row.ram),
  };
}

/** Countries whose English names take an article. */
const WITH_ARTICLE = new Set(['AE', 'GB', 'NL', 'US']);

const countryAfterIn = ({ name, countryCode }: LocationRow, language: Language): string =>
  language === 'en' && WITH_ARTICLE.has(countryCode) ? `the ${name.en}` : textIn(name, language);

/**
 * `{serverSpec}`, such as "EPYC 9354P, 384 GB DDR5": short, for titles; `{planName}`; `{cpu}`, `{cores}`, `{ram}` (GB),
 * `{disks}`, `{port}` (Gbps); `{cities}` and `{country}`, the first one's, of its places, in English as after "in".
 */
export function planPlaceholders(
  row: DsPlanRow,
  parts: DsCatalogue,
  places: readonly LocationRow[],
  language: Language,
): Placeholders {
  const cpu = cpuName(row.cpu, row.cpu.count);
  const disks = drivesOf(row.disks, parts)
    .map(({ drive, count }) => drivesName(drive, count, language))
    .join(' + ');
  return {
    serverSpec: `${modelName(row.cpu, row.cpu.count)}, ${memoryName(row.ram, language)} ${row.ramType}`,
    planName: row.name,
    cpu,
    cores: String(row.cpu.cores),
    ram: String(row.ram),
    disks,
    port: String(row.portMbps / 1000),
    cities: new Intl.ListFormat(language, { type: 'conjunction' }).format(
      places.map(({ city }) => textIn(city, language)),
    ),
    country: places[0] ? countryAfterIn(places[0], language) : '—',
  };
}
