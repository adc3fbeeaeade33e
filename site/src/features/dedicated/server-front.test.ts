import { expect, test } from 'vitest';
import { markedFront } from './server-front.ts';

test('drives have their sizes, each kind in the bays that hold it', () => {
  const bays: ('HDD' | 'SSD' | null)[] = ['HDD', null, 'HDD', 'SSD'];
  const disks = [
    { type: 'SSD', volume: 480, count: 1 },
    { type: 'HDD', volume: 10_240, count: 1 },
    { type: 'HDD', volume: 8192, count: 1 },
  ] as const;
  expect(markedFront({ units: 2, bays }, disks)).toEqual({
    units: 2,
    bays: 4,
    disks: [{ type: 'hdd', mark: '10T' }, null, { type: 'hdd', mark: '8T' }, { type: 'ssd', mark: '480G' }],
  });
});
