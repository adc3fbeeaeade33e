import type { DsConfiguration, DsDiskOption } from '@hoster/contract';
import { placeDisks, raidLevels } from '@hoster/domain';
import type { Language } from '../../../http/language.ts';
import type { DsCatalogue, DsPlanRow } from '../../catalogue/dedicated-load.ts';
import { price } from '../../catalogue/present.ts';
import { driveName, memoryName } from './names.ts';

/** Drives that are needed to mirror one. */
const mirrored = 2;

/** What a plan can be changed to, with what each option adds to its price; null for one that is sold as it is. */
export function configurationOf(row: DsPlanRow, parts: DsCatalogue, language: Language): DsConfiguration | null {
  const platform = parts.platforms.find(({ id }) => id === row.platformId);
  const chassis = parts.chassis.find(({ id }) => id === row.chassisId);
  if (!row.isConfigurable || !platform || !chassis) return null;
  const { secondCpuRamOver: ramOver, secondCpuNvmeOver: nvmeOver } = platform;
  const canHaveSecond = row.secondCpuCents !== null && row.cpu.count === 1;
  return {
    platform: { id: platform.id, name: platform.name, vendor: platform.vendor, sockets: platform.sockets },
    chassis: {
      id: chassis.id,
      name: chassis.name,
      units: chassis.units,
      bays: chassis.bays,
      hot_swap: chassis.hotSwap,
      psu: chassis.psu,
    },
    cpu: {
      installed: row.cpu.count,
      options: [
        { count: row.cpu.count, price: 0 },
        ...(canHaveSecond ? [{ count: 2, price: price(row.secondCpuCents ?? 0) }] : []),
      ],
      second_required_when: canHaveSecond ? { ram_over: ramOver, nvme_over: nvmeOver } : null,
    },
    memory: memoryOf(row, parts, platform.memorySlots, language),
    disks: disksOf(row, parts, chassis, language),
    raid_controllers: controllersOf(row, parts, chassis, language),
    ports: parts.ports
      .filter(({ planMbps }) => planMbps === row.portMbps)
      .map(({ id, label, mbps, guaranteedMbps, traffic, priceCents }) => ({
        id,
        label: label[language],
        mbps,
        guaranteed_mbps: guaranteedMbps,
        traffic,
        price: price(priceCents),
      })),
    ips: parts.ips.map(({ id, label, count, priceCents }) => ({
      id,
      label: label[language],
      count,
      price: price(priceCents),
    })),
    // Of use with a metered port only.
    extra_traffic: parts.ports.some(({ planMbps, traffic }) => planMbps === row.portMbps && traffic !== null)
      ? parts.traffic.map(({ id, volume, priceCents }) => ({ id, volume, price: price(priceCents) }))
      : [],
  };
}

/** RAM that a plan can have, smallest first: its own or more, for the processors that fit. */
export function kitsOf({ cpu, platformId, ram, secondCpuCents }: DsPlanRow, { kits }: DsCatalogue) {
  const cpus = secondCpuCents === null ? cpu.count : Math.max(2, cpu.count);
  return kits.filter((kit) => kit.platformId === platformId && kit.gigabytes >= ram && kit.requiresCpu <= cpus);
}

function memoryOf(row: DsPlanRow, parts: DsCatalogue, slots: number, language: Language): DsConfiguration['memory'] {
  const kits = kitsOf(row, parts);
  const own = kits.find(({ gigabytes }) => gigabytes === row.ram);
  return {
    slots,
    options: kits.map(({ id, gigabytes, modules, requiresCpu, priceCents }) => ({
      id,
      value: gigabytes,
      label: `${memoryName(gigabytes, language)} (${modules} × ${memoryName(gigabytes / modules, language)})`,
      price: price(Math.max(0, priceCents - (own?.priceCents ?? 0))),
      requires_cpu: requiresCpu,
    })),
    default: own?.id ?? kits[0]?.id ?? 0,
  };
}

type Chassis = Pick<DsCatalogue['chassis'][number], 'bays'>;

const baysOf = ({ bays }: Chassis): number => bays.reduce((sum, { count }) => sum + count, 0);

function disksOf(row: DsPlanRow, { disks }: DsCatalogue, chassis: Chassis, language: Language) {
  const all = baysOf(chassis);
  return {
    min: 1,
    max: all,
    mirror_hint_below: mirrored,
    options: disks.flatMap((disk): DsDiskOption[] => {
      const option = {
        id: disk.id,
        type: disk.type,
        name: driveName(disk, language),
        volume: disk.volume,
        form: disk.form,
        interface: disk.interface,
        price: price(disk.priceCents),
        max_count: disk.maxCount,
      };
      const fitting = all - placeDisks(chassis, [{ option, count: all }]).left;
      return fitting > 0 ? [{ ...option, max_count: Math.min(disk.maxCount, fitting) }] : [];
    }),
    default: row.disks,
  };
}

/** RAID by the operating system, and the controllers that make sense of the bays; first what the plan has. */
function controllersOf(
  row: DsPlanRow,
  { controllers }: DsCatalogue,
  chassis: Chassis,
  language: Language,
): DsConfiguration['raid_controllers'] {
  const bays = baysOf({ bays: chassis.bays.filter(({ form }) => form !== 'M.2') });
  const hardware = controllers
    .filter(({ id, minBays }) => id === row.raidControllerId || bays >= minBays)
    .map(({ id, name, priceCents, levels, supports, maxDisks }) => ({
      id,
      name,
      price: id === row.raidControllerId ? 0 : price(priceCents),
      levels,
      supports,
      max_disks: maxDisks,
    }));
  const software: DsConfiguration['raid_controllers'][number] = {
    id: null,
    name: softwareRaid[language],
    price: 0,
    levels: [...raidLevels],
    supports: ['NVMe', 'SSD', 'HDD'],
    max_disks: baysOf(chassis),
  };
  return [
    ...hardware.filter(({ id }) => id === row.raidControllerId),
    software,
    ...hardware.filter(({ id }) => id !== row.raidControllerId),
  ];
}

/** RAID without a controller. */
export const softwareRaid = { en: 'Software RAID', ru: 'Программный RAID' } satisfies Record<Language, string>;
