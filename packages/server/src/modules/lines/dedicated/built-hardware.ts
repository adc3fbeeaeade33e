import type { DsConfigured, DsDetails } from '@hoster/contract';
import type { Language } from '../../../http/language.ts';
import type { DsCatalogue, DsPlanRow } from '../../catalogue/dedicated-load.ts';
import type { Catalogue } from '../../catalogue/load.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import { configurationOf, softwareRaid } from './configuration.ts';
import { dsSpecOf } from './ds-spec.ts';
import { drivesOf, raidOf } from './hardware.ts';
import { cpuName, driveName, memoryName, portName, trafficName } from './names.ts';

/** What a dedicated server is made of, in words. */
type Hardware = Pick<DsDetails, 'cpu' | 'memory' | 'disks' | 'raid' | 'port' | 'ips'>;

/** What the server of a service is made of; null for a plan that the catalogue doesn't have any more. */
export function builtHardware(
  { dedicated: parts, everyPlan }: Catalogue,
  service: Pick<ServiceRow, 'planId' | 'spec'>,
  language: Language,
): Hardware | null {
  const plan = everyPlan.dedicated.find(({ id }) => id === service.planId);
  if (!plan) return null;
  const { configuration: chosen } = dsSpecOf(service);
  const ram = parts.kits.find(({ id }) => id === chosen?.memory)?.gigabytes ?? plan.ram;
  return {
    cpu: cpuName(plan.cpu, chosen?.cpu_count ?? plan.cpu.count),
    memory: [memoryName(ram, language), plan.ramType, ...(plan.ecc ? ['ECC'] : [])].join(' '),
    disks: drivesOf(chosen?.disks ?? plan.disks, parts).map(
      ({ drive, count }) => `${count} × ${driveName(drive, language)}`,
    ),
    raid: raidName(plan, chosen, parts, language),
    ...networkOf(plan, chosen, parts, language),
  };
}

function raidName(plan: DsPlanRow, chosen: DsConfigured | null, parts: DsCatalogue, language: Language): string | null {
  if (!chosen) return raidOf(plan, parts).name;
  const controller = parts.controllers.find(({ id }) => id === chosen.raid_controller)?.name;
  if (chosen.raid_level === null) return controller ?? null;
  return controller === undefined
    ? `${softwareRaid[language]} ${chosen.raid_level}`
    : `RAID ${chosen.raid_level}, ${controller}`;
}

const included = {
  en: { ipv4: (count: number) => (count === 1 ? '1 IPv4 address' : `${count} IPv4 addresses`), more: 'extra transfer' },
  ru: {
    ipv4: (count: number) => (count === 1 ? '1 IPv4-адрес' : `IPv4-адреса: ${count}`),
    more: 'дополнительный трафик',
  },
};

function networkOf(
  plan: DsPlanRow,
  chosen: DsConfigured | null,
  parts: DsCatalogue,
  language: Language,
): Pick<Hardware, 'port' | 'ips'> {
  const words = included[language];
  const port = chosen
    ? parts.ports.find(({ id }) => id === chosen.port)
    : parts.ports.find(({ planMbps }) => planMbps === plan.portMbps);
  const more = parts.traffic.find(({ id }) => id === chosen?.extra_traffic);
  return {
    port: [
      port?.label[language] ?? portName(plan.portMbps, language),
      ...(more ? [`${words.more}: ${trafficName(more.volume, language)}`] : []),
    ].join(', '),
    ips: [
      words.ipv4(plan.ipv4Count),
      ...(plan.ipv6Prefix === null ? [] : [`IPv6 /${plan.ipv6Prefix}`]),
      ...(chosen?.ips ?? []).flatMap((id) => parts.ips.find((row) => row.id === id)?.label[language] ?? []),
    ],
  };
}

/** Names of the configured parts of a price, by their keys in `dsPricing`. */
export function partNamesOf({ dedicated: parts, everyPlan }: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>) {
  const plan = everyPlan.dedicated.find(({ id }) => id === service.planId);
  const { configuration: chosen, offer } = dsSpecOf(service);
  if (!plan || !chosen || offer !== null) return [];
  const en = namesIn('en');
  const ru = namesIn('ru');
  return Object.keys(en).map((slug) => ({ slug, name: { en: en[slug] ?? '', ru: ru[slug] ?? '' } }));

  function namesIn(language: Language): Record<string, string> {
    const offered = plan && configurationOf(plan, parts, language);
    const traffic = parts.traffic.find(({ id }) => id === chosen?.extra_traffic);
    return {
      cpu: `${chosen?.cpu_count} × CPU`,
      memory: offered?.memory.options.find(({ id }) => id === chosen?.memory)?.label ?? '',
      disks: drivesOf(chosen?.disks ?? [], parts)
        .map(({ drive, count }) => `${count} × ${driveName(drive, language)}`)
        .join(', '),
      raid: parts.controllers.find(({ id }) => id === chosen?.raid_controller)?.name ?? '',
      port: parts.ports.find(({ id }) => id === chosen?.port)?.label[language] ?? '',
      traffic: traffic ? `${included[language].more}: ${trafficName(traffic.volume, language)}` : '',
      ...Object.fromEntries(parts.ips.map(({ id, label }) => [`ip-${id}`, label[language]])),
    };
  }
}
