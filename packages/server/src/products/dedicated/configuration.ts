import { textIn } from '../../i18n/localised.ts';
import { defineMessage } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { DsConfiguration, DsConfigured, DsDiskOption, DsTariff } from '@hoster/contract';
import { fillBays, placeDisks, raidLevels } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import { type DsCatalogue, type DsPlanRow, price, type DsDiskRow } from '../../catalogue/index.ts';
import { driveName, memoryName } from './names.ts';

/** Drives that are needed to mirror one. */
const mirrored = 2;

/** Configuration options of a plan, with the price of each; null for a plan that is sold as it is. */
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
        label: textIn(label, language),
        mbps,
        guaranteed_mbps: guaranteedMbps,
        traffic,
        price: price(priceCents),
      })),
    ips: parts.ips.map(({ id, label, count, priceCents }) => ({
      id,
      label: textIn(label, language),
      count,
      price: price(priceCents),
    })),
    // Only useful with a metered port.
    extra_traffic: parts.ports.some(({ planMbps, traffic }) => planMbps === row.portMbps && traffic !== null)
      ? parts.traffic.map(({ id, volume, priceCents }) => ({ id, volume, price: price(priceCents) }))
      : [],
  };
}

/** RAM options of a plan, smallest first: its own or more, for the processors that fit. */
function kitsOf({ cpu, platformId, ram, secondCpuCents }: DsPlanRow, { kits }: DsCatalogue) {
  const cpus = secondCpuCents === null ? cpu.count : Math.max(2, cpu.count);
  return kits.filter((kit) => kit.platformId === platformId && kit.gigabytes >= ram && kit.requiresCpu <= cpus);
}

/** GB of RAM that a server can be configured to; null for one that is sold as it is. */
export const mostRam = (row: DsPlanRow, parts: DsCatalogue): number | null =>
  row.isConfigurable ? (kitsOf(row, parts).at(-1)?.gigabytes ?? null) : null;

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

/** Software RAID, and the controllers that suit the bays; the plan's own first. */
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
    name: translate(language, softwareRaid),
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

/** RAID without a hardware controller. */
export const softwareRaid = defineMessage({
  id: 'products.dedicated.software-raid',
  defaultMessage: 'Software RAID',
  description: 'Part of the configuration of a dedicated server',
});

/** Identical drives. */
export interface Drives {
  readonly drive: DsDiskRow;
  readonly count: number;
}

/** Returns the chosen drives; those no longer sold are left out. */
export function drivesOf(chosen: DsConfigured['disks'], { disks }: DsCatalogue): Drives[] {
  return chosen.flatMap(({ option, count }) => {
    const drive = disks.find(({ id }) => id === option);
    return drive && count > 0 ? [{ drive, count }] : [];
  });
}

/** The front of a plan's chassis with drives in its bays; null for a plan without a chassis of the catalogue. */
export function frontOf(
  { chassisId }: DsPlanRow,
  chosen: DsConfigured['disks'],
  parts: DsCatalogue,
): DsTariff['front'] {
  const chassis = parts.chassis.find(({ id }) => id === chassisId);
  if (!chassis) return null;
  const groups = drivesOf(chosen, parts).map(({ drive, count }) => ({ option: drive, count }));
  return { units: chassis.units, bays: fillBays(chassis, groups).map((drive) => drive?.type ?? null) };
}

/** RAID included in a plan: by its controller, or by the operating system where it has enough drives. */
export function raidOf({ disks, raidControllerId }: DsPlanRow, { controllers }: DsCatalogue): DsTariff['raid'] {
  const controller = controllers.find(({ id }) => id === raidControllerId);
  if (controller) return { kind: 'hardware', name: controller.name };
  return { kind: disks.some(({ count }) => count > 1) ? 'software' : 'none', name: null };
}

/** The plan with this address. */
export const planBySlug = ({ plans }: DsCatalogue, slug: string): DsPlanRow | undefined =>
  plans.find((row) => row.slug === slug);
