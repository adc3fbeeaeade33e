import type { DsConfiguration, DsConfigured, RaidLevel } from '@hoster/contract';
import { findCommonProblems, type OrderProblem } from '../../order/problems.ts';
import { byId } from '../vps/choice.ts';
import { placeDisks } from './bays.ts';
import { disksOf, type DsChoice, type DsData } from './choice.ts';
import { raidMinimum } from './raid.ts';

/** Why a configuration can't be built, by the fields of the order's `configuration`. */
export type DsConfigurationProblem =
  | { readonly field: 'cpu_count'; readonly code: 'cpu_count_unknown' | 'second_cpu_required' }
  | { readonly field: 'memory'; readonly code: 'memory_unknown' }
  | { readonly field: 'disks'; readonly code: 'disk_unknown' | 'disks_too_few' | 'disks_do_not_fit' | 'disk_too_many' }
  | {
      readonly field: 'raid_controller';
      readonly code: 'controller_unknown' | 'controller_excludes_disks' | 'controller_full';
    }
  | { readonly field: 'raid_level'; readonly code: 'raid_level_unknown' | 'raid_level_needs_disks' }
  | { readonly field: 'port'; readonly code: 'port_unknown' }
  | { readonly field: 'ips'; readonly code: 'ips_unknown' }
  | { readonly field: 'extra_traffic'; readonly code: 'traffic_unknown' | 'traffic_not_metered' };

/** Why a choice of a dedicated server can't be ordered. */
export type DsProblem =
  | OrderProblem
  | { readonly field: 'location'; readonly code: 'location_unavailable' | 'sold_out' }
  | { readonly field: 'os'; readonly code: 'os_unknown' }
  | { readonly field: 'control_panel'; readonly code: 'panel_unknown' | 'panel_not_supported_by_os' }
  | { readonly field: 'configuration'; readonly code: 'not_configurable' };

/** Problems of the whole, and those of the configuration. */
export interface DsProblems {
  readonly order: readonly DsProblem[];
  readonly configuration: readonly DsConfigurationProblem[];
}

/** Everything that an order is refused for and its schema can't know; `sold_out` is no fault of the buyer's. */
export function findDsProblems(
  data: DsData,
  choice: DsChoice,
  limits: Parameters<typeof findCommonProblems>[2],
): DsProblems {
  const { configuration: offer } = data;
  const { configuration: chosen } = choice;
  return {
    order: [
      ...placeProblems(data, choice),
      ...systemProblems(data, choice),
      ...(chosen && !offer ? [{ field: 'configuration', code: 'not_configurable' } as const] : []),
      ...findCommonProblems(data, choice, limits),
    ],
    configuration: offer && chosen ? findConfigurationProblems(offer, chosen) : [],
  };
}

function placeProblems({ tariff, locations }: DsData, { location }: DsChoice): DsProblem[] {
  const isOpen = byId(locations, location)?.is_available === true && tariff.locations.includes(location);
  if (!isOpen) return [{ field: 'location', code: 'location_unavailable' }];
  return tariff.sold_out_locations.includes(location) ? [{ field: 'location', code: 'sold_out' }] : [];
}

function systemProblems({ os, control_panels: panels }: DsData, choice: DsChoice): DsProblem[] {
  const system = byId(os, choice.os);
  const panel = choice.control_panel;
  if (panel !== null && !byId(panels, panel)) return [{ field: 'control_panel', code: 'panel_unknown' }];
  if (!system) return [{ field: 'os', code: 'os_unknown' }];
  return panel !== null && !system.control_panels.includes(panel)
    ? [{ field: 'control_panel', code: 'panel_not_supported_by_os' }]
    : [];
}

/** Everything about a configuration that can't be built, in the order of the form. */
export function findConfigurationProblems(offer: DsConfiguration, chosen: DsConfigured): DsConfigurationProblem[] {
  return [
    ...cpuProblems(offer, chosen),
    ...diskProblems(offer, chosen),
    ...raidProblems(offer, chosen),
    ...(byId(offer.ports, chosen.port) ? [] : [{ field: 'port', code: 'port_unknown' } as const]),
    ...(chosen.ips.every((id) => byId(offer.ips, id)) && new Set(chosen.ips).size === chosen.ips.length
      ? []
      : [{ field: 'ips', code: 'ips_unknown' } as const]),
    ...trafficProblems(offer, chosen),
  ];
}

/** Nobody pays for more of what isn't limited. */
function trafficProblems(
  offer: DsConfiguration,
  { extra_traffic: traffic, port }: DsConfigured,
): DsConfigurationProblem[] {
  if (traffic === null) return [];
  if (!byId(offer.extra_traffic, traffic)) return [{ field: 'extra_traffic', code: 'traffic_unknown' }];
  return byId(offer.ports, port)?.traffic === null ? [{ field: 'extra_traffic', code: 'traffic_not_metered' }] : [];
}

function cpuProblems(offer: DsConfiguration, chosen: DsConfigured): DsConfigurationProblem[] {
  const { options, second_required_when: when } = offer.cpu;
  const memory = byId(offer.memory.options, chosen.memory);
  const isKnown = options.some(({ count }) => count === chosen.cpu_count);
  const nvme = disksOf(offer, chosen.disks).reduce(
    (sum, { option, count }) => sum + (option.type === 'NVMe' ? count : 0),
    0,
  );
  const needsSecond =
    (memory?.requires_cpu ?? 1) > chosen.cpu_count ||
    (chosen.cpu_count < 2 &&
      ((memory?.value ?? 0) > (when?.ram_over ?? Infinity) || nvme > (when?.nvme_over ?? Infinity)));
  return [
    ...(isKnown ? [] : [{ field: 'cpu_count', code: 'cpu_count_unknown' } as const]),
    ...(isKnown && needsSecond ? [{ field: 'cpu_count', code: 'second_cpu_required' } as const] : []),
    ...(memory ? [] : [{ field: 'memory', code: 'memory_unknown' } as const]),
  ];
}

function diskProblems(offer: DsConfiguration, { disks }: DsConfigured): DsConfigurationProblem[] {
  const groups = disksOf(offer, disks);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const isKnown =
    disks.every(({ option }) => byId(offer.disks.options, option)) &&
    new Set(disks.map(({ option }) => option)).size === disks.length;
  if (!isKnown) return [{ field: 'disks', code: 'disk_unknown' }];
  if (total < offer.disks.min) return [{ field: 'disks', code: 'disks_too_few' }];
  if (total > offer.disks.max || placeDisks(offer.chassis, groups).left > 0)
    return [{ field: 'disks', code: 'disks_do_not_fit' }];
  return groups.some(({ option, count }) => count > option.max_count)
    ? [{ field: 'disks', code: 'disk_too_many' }]
    : [];
}

function raidProblems(offer: DsConfiguration, chosen: DsConfigured): DsConfigurationProblem[] {
  const controller = offer.raid_controllers.find(({ id }) => id === chosen.raid_controller);
  if (!controller) return [{ field: 'raid_controller', code: 'controller_unknown' }];
  const groups = disksOf(offer, chosen.disks);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const excludes = groups.some(({ option }) => !controller.supports.includes(option.type));
  const isFull = total > controller.max_disks;
  return [
    ...(controller.id !== null && (excludes || isFull)
      ? [{ field: 'raid_controller', code: excludes ? 'controller_excludes_disks' : 'controller_full' } as const]
      : []),
    ...levelProblems(controller.levels, groups, chosen.raid_level),
  ];
}

function levelProblems(
  levels: readonly RaidLevel[],
  groups: readonly { readonly count: number }[],
  level: RaidLevel | null,
): DsConfigurationProblem[] {
  if (level === null) return [];
  if (!levels.includes(level)) return [{ field: 'raid_level', code: 'raid_level_unknown' }];
  const largest = Math.max(0, ...groups.map(({ count }) => count));
  return largest < raidMinimum[level] ? [{ field: 'raid_level', code: 'raid_level_needs_disks' }] : [];
}

/** Whether there are so few drives that none of them can be mirrored. */
export function advisesMirror(offer: DsConfiguration, chosen: DsConfigured): boolean {
  const total = disksOf(offer, chosen.disks).reduce((sum, { count }) => sum + count, 0);
  return total > 0 && total < offer.disks.mirror_hint_below;
}
