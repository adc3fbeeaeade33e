import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import { disksOf, standardConfiguration } from './choice.ts';
import { placeDisks } from './bays.ts';
import { findConfigurationProblems, type DsConfigurationProblem } from './problems.ts';
import { levelFor } from './raid.ts';

/** A way out of a problem: put over the configuration, it makes the change. */
export interface DsFix {
  readonly kind:
    | 'second_cpu'
    | 'less_memory'
    | 'fewer_disks'
    | 'standard_disks'
    | 'software_raid'
    | 'raid_level'
    | 'standard_part'
    | 'no_extra_traffic';
  readonly change: Partial<DsConfigured>;
}

type Source = (offer: DsConfiguration, chosen: DsConfigured) => DsFix[];

const secondCpu: Source = ({ cpu }) =>
  cpu.options.some(({ count }) => count === 2) ? [{ kind: 'second_cpu', change: { cpu_count: 2 } }] : [];

/** The most memory that the processors chosen can have. */
const lessMemory: Source = (offer, chosen) => {
  const limit = offer.cpu.second_required_when?.ram_over ?? Infinity;
  const most = offer.memory.options
    .filter(({ requires_cpu: cpus, value }) => cpus <= chosen.cpu_count && value <= limit)
    .toSorted((a, b) => b.value - a.value)[0];
  return most && most.id !== chosen.memory ? [{ kind: 'less_memory', change: { memory: most.id } }] : [];
};

/** Takes drives away, last kind first, until the rest fits. */
const fewerDisks: Source = (offer, chosen) => {
  const disks = chosen.disks.filter(({ option }) => offer.disks.options.some(({ id }) => id === option));
  const isProblem = () =>
    findConfigurationProblems(offer, { ...chosen, disks }).some(
      ({ field, code }) => field === 'disks' || code === 'second_cpu_required' || code === 'controller_full',
    );
  while (isProblem() && disks.length > 0) {
    const last = disks.at(-1);
    if (!last) break;
    if (last.count > 1) disks[disks.length - 1] = { ...last, count: last.count - 1 };
    else disks.pop();
  }
  return disks.length > 0 && placeDisks(offer.chassis, disksOf(offer, disks)).left === 0
    ? [{ kind: 'fewer_disks', change: { disks } }]
    : [];
};

const standardDisks: Source = ({ disks }) => [{ kind: 'standard_disks', change: { disks: disks.default } }];
const softwareRaid: Source = () => [{ kind: 'software_raid', change: { raid_controller: null } }];

/** What an old address names is replaced by what comes with the server. */
const standardPart =
  (...fields: (keyof DsConfigured)[]): Source =>
  (offer) => {
    const standard = standardConfiguration(offer);
    return [
      { kind: 'standard_part', change: Object.fromEntries(fields.map((field) => [field, standard[field]] as const)) },
    ];
  };

const noExtraTraffic: Source = () => [{ kind: 'no_extra_traffic', change: { extra_traffic: null } }];

/** The nearest level that the drives and the controller can have, or none. */
const possibleLevel: Source = (offer, chosen) => {
  const largest = Math.max(0, ...disksOf(offer, chosen.disks).map(({ count }) => count));
  const levels = offer.raid_controllers.find(({ id }) => id === chosen.raid_controller)?.levels ?? [];
  const nearest = levelFor(chosen.raid_level, largest);
  const level = nearest !== null && levels.includes(nearest) ? nearest : null;
  return [{ kind: 'raid_level', change: { raid_level: level } }];
};

const sources: Readonly<Record<DsConfigurationProblem['code'], readonly Source[]>> = {
  cpu_count_unknown: [standardPart('cpu_count')],
  memory_unknown: [standardPart('memory')],
  controller_unknown: [standardPart('raid_controller', 'raid_level')],
  port_unknown: [standardPart('port')],
  ips_unknown: [standardPart('ips')],
  traffic_unknown: [noExtraTraffic],
  second_cpu_required: [secondCpu, lessMemory, fewerDisks],
  disks_do_not_fit: [fewerDisks, standardDisks],
  disk_too_many: [fewerDisks, standardDisks],
  disks_too_few: [standardDisks],
  disk_unknown: [standardDisks],
  controller_excludes_disks: [softwareRaid, standardDisks],
  controller_full: [softwareRaid, fewerDisks],
  raid_level_needs_disks: [possibleLevel],
  raid_level_unknown: [possibleLevel],
  traffic_not_metered: [noExtraTraffic],
};

/** The ways out of a problem that work, each leaving fewer problems than there were. */
export function dsFixes(offer: DsConfiguration, chosen: DsConfigured, problem: DsConfigurationProblem): DsFix[] {
  const before = findConfigurationProblems(offer, chosen).length;
  return sources[problem.code]
    .flatMap((source) => source(offer, chosen))
    .filter(({ change }) => {
      const left = findConfigurationProblems(offer, { ...chosen, ...change });
      return left.length < before && !left.some(({ code }) => code === problem.code);
    });
}
