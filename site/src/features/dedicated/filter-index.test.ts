import type { DsIndex } from '@hoster/contract';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { expect, test, vi } from 'vitest';
import type { AppContext } from '../../app/app-context.tsx';
import { loadFilterIndex } from './filter-index.ts';

const same = <Value>(value: Value) => ({ values: [value], rows: [0, 0, 0] });

const index: DsIndex = {
  tags: { values: [['start'], []], rows: [0, 1, 1] },
  vendor: { values: ['AMD', 'Intel'], rows: [0, 1, 1] },
  disk_types: same(['NVMe']),
  countries: same(['DE']),
  price: { values: [50, 90], rows: [0, 0, 1] },
  memory: same(64),
  storage: same(960),
  cores: same(8),
  frequency: same(3.4),
};

test('the index of a landing counts what filters leave, and what is left without each', async () => {
  const call = vi.fn(async () => index);
  const { count, without, landing } = await loadFilterIndex(
    { call } as Partial<AppContext> as AppContext,
    'in-germany',
  );
  expect(landing).toBe('in-germany');
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'getDsIndex',
    expect.objectContaining({ query: { landing: 'in-germany' } }),
  );
  expect(count(noDsFilter)).toBe(3);
  expect(count({ ...noDsFilter, vendors: ['Intel'] })).toBe(2);
  const none = { ...noDsFilter, vendors: ['AMD'], price: { min: 80, max: null } } as const;
  expect(count(none)).toBe(0);
  expect(without(none)).toEqual([
    { kind: 'vendors', value: 'AMD', count: 1 },
    { kind: 'price', value: null, count: 1 },
  ]);
});
