import type { Language } from '../../../http/language.ts';
import type { DsCatalogue, DsPlanRow } from '../../catalogue/dedicated-load.ts';
import type { LocationRow } from '../../catalogue/load.ts';
import type { Placeholders } from '../../content/fill.ts';
import { drivesOf } from './hardware.ts';
import { cpuName, drivesName, memoryName } from './names.ts';

/** `{plans}`, how many there are; `{maxCores}` and `{maxRam}` (GB) of them. */
export function listFigures(plans: readonly DsPlanRow[]): Placeholders {
  const most = (figure: (row: DsPlanRow) => number) => String(plans.map(figure).reduce((a, b) => Math.max(a, b), 0));
  return {
    plans: String(plans.length),
    maxCores: most(({ cpu }) => cpu.cores),
    maxRam: most(({ ram }) => ram),
  };
}

/**
 * `{serverSpec}`, such as "AMD EPYC 9354P, 384 GB DDR5, 4 × 3.84 TB NVMe"; `{planName}`; `{cpu}`, `{cores}`, `{ram}` (GB),
 * `{disks}`, `{port}` (Gbps); `{cities}` and `{country}`, the first one's, of its places.
 */
export function planFigures(
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
    serverSpec: `${cpu}, ${memoryName(row.ram, language)} ${row.ramType}, ${disks}`,
    planName: row.name,
    cpu,
    cores: String(row.cpu.cores),
    ram: String(row.ram),
    disks,
    port: String(row.portMbps / 1000),
    cities: new Intl.ListFormat(language, { type: 'conjunction' }).format(places.map(({ city }) => city[language])),
    country: places[0]?.name[language] ?? '—',
  };
}
