import type { RaidLevel } from '@hoster/contract';
import type { DiskGroup } from './bays.ts';

export const raidLevels: readonly RaidLevel[] = ['0', '1', '5', '6', '10'];

/** Fewest drives of a level. */
export const raidMinimum: Readonly<Record<RaidLevel, number>> = { '0': 2, '1': 2, '5': 3, '6': 4, '10': 4 };

/** GB that can be used of equal drives at a level. Level 10 leaves an odd drive out. */
export function usableVolume(level: RaidLevel | null, volume: number, count: number): number {
  if (level === null || level === '0') return volume * count;
  if (level === '1') return volume;
  if (level === '10') return volume * Math.floor(count / 2);
  return volume * Math.max(0, count - (level === '5' ? 1 : 2));
}

/**
 * GB that can be used of all drives. Each kind of drive is an array of its own; one with too few drives for the level is
 * mirrored when it has two, and a single drive stays on its own.
 */
export function usableSpace(level: RaidLevel | null, groups: readonly DiskGroup[]): number {
  return groups.reduce((sum, { option, count }) => sum + usableVolume(levelFor(level, count), option.volume, count), 0);
}

/** The level that so many equal drives get when a level was asked for. */
export function levelFor(level: RaidLevel | null, count: number): RaidLevel | null {
  if (level === null || count >= raidMinimum[level]) return level;
  return count >= raidMinimum['1'] ? '1' : null;
}
