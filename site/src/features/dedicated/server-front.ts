import type { DiskType, DsTariff } from '@hoster/contract';
import type { ServerChassisProps } from '@hoster/ui/server-chassis';
import { useIntl, type IntlShape } from 'react-intl';
import { chassisDrives, diskMark } from './drive-drawing.ts';

type Drawn = Pick<ServerChassisProps, 'units' | 'bays' | 'disks'>;

const heights: readonly Drawn['units'][] = [1, 2, 4];

/** A front as `ServerChassis` and `Rack` draw it. `driveOf` says what a drive looks like. */
export function drawnFront<Drive>(
  { units, bays }: { units: number; bays: readonly (Drive | null)[] },
  driveOf: (drive: Drive) => { type: DiskType; mark?: string | undefined },
): Drawn {
  return {
    units: heights.find((height) => height === units),
    bays: bays.length,
    disks: bays.map((drive) => {
      if (drive === null) return null;
      const { type, mark } = driveOf(drive);
      return { type: chassisDrives[type], mark };
    }),
  };
}

/** The front of a server of the list: its drives have no text on them. */
export const listedFront = (front: NonNullable<DsTariff['front']>): Drawn => drawnFront(front, (type) => ({ type }));

type Drives = Pick<DsTariff['disks'][number], 'type' | 'volume' | 'count'>;

/** A front with the sizes of the plan's drives: those of a kind are in its bays in their order. */
export function markedFront(front: NonNullable<DsTariff['front']>, disks: readonly Drives[]): Drawn {
  const drives = disks.flatMap(({ count, ...disk }) => Array.from({ length: count }, () => disk));
  return drawnFront(front, (type) => {
    const at = drives.findIndex((drive) => drive.type === type);
    const [drive] = at === -1 ? [] : drives.splice(at, 1);
    return { type, mark: drive && diskMark(drive.volume) };
  });
}

/** A front in words: "1U server, 2 of 4 bays with drives". */
export function frontWords({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return ({ units, bays }: { units: number; bays: readonly unknown[] }): string =>
    formatMessage(
      {
        id: 'dedicated.picture',
        defaultMessage: '{units, number}U server, {used, number} of {bays, number} bays with drives',
        description: 'Text alternative of the picture of a server',
      },
      { units, used: bays.filter((drive) => drive !== null).length, bays: bays.length },
    );
}

/** `frontWords` in the language of the page. */
export const useFrontText = () => frontWords(useIntl());
