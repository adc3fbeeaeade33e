import { textIn } from '../../../i18n/localised.ts';
import { defineMessages } from '@formatjs/intl';
import { inEveryLanguage, translate, translator } from '../../../i18n/translate.ts';
import { defaultLanguage } from '@hoster/domain';
import type { DsConfigured, DsDetails } from '@hoster/contract';
import type { Language } from '../../../platform/http/index.ts';
import type { Catalogue, DsCatalogue, DsPlanRow } from '../../../catalogue/index.ts';
import type { ServiceRow } from '../../../sales/index.ts';
import { configurationOf, softwareRaid, drivesOf, raidOf } from '../configuration.ts';
import { dsSpecOf } from '../specification.ts';
import { cpuName, driveName, memoryName, portName, trafficName } from '../names.ts';

/** Hardware of a dedicated server, in words. */
type Hardware = Pick<DsDetails, 'cpu' | 'memory' | 'disks' | 'raid' | 'port' | 'ips'>;

/** Returns the hardware of a service's server; null for a plan that is no longer in the catalogue. */
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
    ? `${translate(language, softwareRaid)} ${chosen.raid_level}`
    : `RAID ${chosen.raid_level}, ${controller}`;
}

const included = defineMessages({
  ipv4: {
    id: 'products.dedicated.hardware.ipv4',
    defaultMessage: '{count, plural, =1 {1 IPv4 address} other {# IPv4 addresses}}',
    description: 'Part of a dedicated server',
  },
  more: {
    id: 'products.dedicated.hardware.more',
    defaultMessage: 'extra transfer',
    description: 'Part of a dedicated server in an order',
  },
});

function networkOf(
  plan: DsPlanRow,
  chosen: DsConfigured | null,
  parts: DsCatalogue,
  language: Language,
): Pick<Hardware, 'port' | 'ips'> {
  const words = translator(language);
  const port = chosen
    ? parts.ports.find(({ id }) => id === chosen.port)
    : parts.ports.find(({ planMbps }) => planMbps === plan.portMbps);
  const more = parts.traffic.find(({ id }) => id === chosen?.extra_traffic);
  return {
    port: [
      textIn(port?.label, language) ?? portName(plan.portMbps, language),
      ...(more ? [`${words(included.more)}: ${trafficName(more.volume, language)}`] : []),
    ].join(', '),
    ips: [
      words(included.ipv4, { count: plan.ipv4Count }),
      ...(plan.ipv6Prefix === null ? [] : [`IPv6 /${plan.ipv6Prefix}`]),
      ...(chosen?.ips ?? []).flatMap((id) => textIn(parts.ips.find((row) => row.id === id)?.label, language) ?? []),
    ],
  };
}

/** Names of the configured parts of a price, by their keys in `dsPricing`. */
export function partNamesOf({ dedicated: parts, everyPlan }: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>) {
  const plan = everyPlan.dedicated.find(({ id }) => id === service.planId);
  const { configuration: chosen, offer } = dsSpecOf(service);
  if (!plan || !chosen || offer !== null) return [];
  return Object.keys(namesIn(defaultLanguage)).map((slug) => ({
    slug,
    name: inEveryLanguage((language) => namesIn(language)[slug] ?? ''),
  }));

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
      port: textIn(parts.ports.find(({ id }) => id === chosen?.port)?.label, language) ?? '',
      traffic: traffic ? `${translate(language, included.more)}: ${trafficName(traffic.volume, language)}` : '',
      ...Object.fromEntries(parts.ips.map(({ id, label }) => [`ip-${id}`, textIn(label, language)])),
    };
  }
}
