import type { ParameterLimit, VpsConfiguration, VpsParameterLimits } from '@hoster/contract';

/** Absolute limits of a custom VPS: vCPU, GB of RAM, GB of disk. */
export const vpsLimits: VpsParameterLimits = {
  cpu_count: { min: 1, max: 16, step: 1 },
  ram_size: { min: 1, max: 32, step: 1 },
  disk_size: { min: 20, max: 640, step: 10 },
};

/** At most so many GB of RAM for each vCPU, at least so many GB of disk for each GB of RAM. */
const ramPerCpu = 4;
const diskPerRam = 10;

const stepUp = (value: number, { min, step }: ParameterLimit) => min + Math.ceil((value - min) / step) * step;
const stepDown = (value: number, { min, step }: ParameterLimit) => min + Math.floor((value - min) / step) * step;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Limits of each size given the other ones; a size that is not given does not bound the others. */
export function limitsGiven(
  { cpu_count: cpu, ram_size: ram, disk_size: disk }: { [Name in keyof VpsConfiguration]?: number | undefined },
  limits: VpsParameterLimits = vpsLimits,
): VpsParameterLimits {
  const narrowed = ({ min, max, step }: ParameterLimit, low: number, high: number): ParameterLimit => {
    const lowest = clamp(stepUp(low, { min, max, step }), min, max);
    return { min: lowest, max: clamp(stepDown(high, { min, max, step }), lowest, max), step };
  };
  return {
    cpu_count: narrowed(limits.cpu_count, ram === undefined ? 0 : ram / ramPerCpu, Infinity),
    ram_size: narrowed(
      limits.ram_size,
      0,
      Math.min(cpu === undefined ? Infinity : cpu * ramPerCpu, disk === undefined ? Infinity : disk / diskPerRam),
    ),
    disk_size: narrowed(limits.disk_size, ram === undefined ? 0 : ram * diskPerRam, Infinity),
  };
}

function snap(value: number, limit: ParameterLimit): number {
  const rounded = limit.min + Math.round((value - limit.min) / limit.step) * limit.step;
  return clamp(Number.isFinite(rounded) ? rounded : limit.min, limit.min, stepDown(limit.max, limit));
}

/**
 * The nearest configuration that can be ordered. `keep` names the size that the buyer has just moved: it holds, and the
 * others give way; without it vCPU holds before RAM, RAM before disk.
 */
export function clampConfiguration(
  configuration: VpsConfiguration,
  keep: keyof VpsConfiguration = 'cpu_count',
  limits: VpsParameterLimits = vpsLimits,
): VpsConfiguration {
  let cpu = snap(configuration.cpu_count, limits.cpu_count);
  let ram = snap(configuration.ram_size, limits.ram_size);
  let disk = snap(configuration.disk_size, limits.disk_size);
  if (keep === 'disk_size') ram = Math.min(ram, limitsGiven({ disk_size: disk }, limits).ram_size.max);
  if (keep === 'cpu_count') ram = Math.min(ram, limitsGiven({ cpu_count: cpu }, limits).ram_size.max);
  else cpu = Math.max(cpu, limitsGiven({ ram_size: ram }, limits).cpu_count.min);
  disk = Math.max(disk, limitsGiven({ ram_size: ram }, limits).disk_size.min);
  return { cpu_count: cpu, ram_size: ram, disk_size: disk };
}

/** Whether a configuration can be ordered as it is. */
export function isWithinLimits(configuration: VpsConfiguration, limits: VpsParameterLimits = vpsLimits): boolean {
  const clamped = clampConfiguration(configuration, 'cpu_count', limits);
  return (
    clamped.cpu_count === configuration.cpu_count &&
    clamped.ram_size === configuration.ram_size &&
    clamped.disk_size === configuration.disk_size
  );
}

/** A size that is not what the buyer asked for, or had before. */
export interface SizeChange {
  name: keyof VpsConfiguration;
  from: number;
  to: number;
  /** `limit`: its own bounds; `ram_per_cpu`, `disk_per_ram`: what another size needs. */
  reason: 'limit' | 'ram_per_cpu' | 'disk_per_ram';
}

/**
 * Every size that changed besides what the buyer did, with the reason: nothing is changed silently.
 * @param before the sizes until now
 * @param moved the size that the buyer has set, and to what
 * @param after the sizes that hold now
 */
export function sizeChanges(
  before: VpsConfiguration,
  moved: { name: keyof VpsConfiguration; value: number },
  after: VpsConfiguration,
): SizeChange[] {
  const names = ['cpu_count', 'ram_size', 'disk_size'] as const;
  return names.flatMap((name): SizeChange[] => {
    const isMoved = name === moved.name;
    const from = isMoved ? moved.value : before[name];
    const to = after[name];
    if (from === to) return [];
    if (isMoved) return [{ name, from, to, reason: 'limit' }];
    const isDisk = name === 'disk_size' || moved.name === 'disk_size';
    return [{ name, from, to, reason: isDisk ? 'disk_per_ram' : 'ram_per_cpu' }];
  });
}
