import type { BackupOrderContext } from '@hoster/contract';
import { expect, test } from 'vitest';
import { emptyDraft } from '../../api/order-draft.ts';
import { backupQuery, readBackupOrder } from './backup-order.ts';

const place = (id: number): BackupOrderContext['locations'][number] => ({
  id,
  slug: `place-${id}`,
  country_code: 'DE',
  cities: [],
  name: 'Germany',
  city: 'Frankfurt',
  datacenter: null,
  is_available: true,
  unavailable_reason: null,
  position: id,
});
const size = (volume: number, price: number, sold: number[] = []): BackupOrderContext['volumes'][number] => ({
  id: volume,
  volume,
  price,
  snapshots: 10,
  sub_accounts: 10,
  sold_out_locations: sold,
});
const context: BackupOrderContext = {
  page: null,
  locations: [place(1), place(2)],
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: true },
    { months: 12, discount_percent: 10, is_default: false },
  ],
  extra_services: { one_time: [], monthly: [] },
  payment_methods: [],
  tax: { country: null, rate_percent: 0, reverse_charge: false, label: null },
  limits: { items_max: 20, name_max_length: 63, comment_max_length: 2000, project_name_max_length: 64 },
  promo: null,
  projects: [],
  legal_entities: [],
  saved_cards: [],
  balance: null,
  overdraft: null,
  personal_info_complete: null,
  initial: { volume: 500, location: 1 },
  volumes: [size(100, 3), size(500, 8), size(5120, 42, [1])],
  protocols: ['ftp', 'sftp'],
  port_mbps: 1000,
};
const read = (query: string) => readBackupOrder(context, emptyDraft, new URLSearchParams(query));

test('an address without a query means the usual size, and stays bare', () => {
  const order = read('');
  expect(order.choice).toMatchObject({ volume: 500, location: 1, rent_period: 1, count: 1 });
  expect(order.problems).toEqual([]);
  expect(String(backupQuery(order, order.choice))).toBe('');
});

test('prices what the address says', () => {
  const order = read('volume=100&period=12&count=2');
  expect(order.total.net).toBe(6480);
  expect(String(backupQuery(order, order.choice, 'payment'))).toBe('volume=100&period=12&count=2&stage=payment');
});

test.each(['volume=300', 'volume=-5', 'volume=1e9', 'period=5', 'count=0'])(
  'brings %s into what is offered',
  (query) => {
    const { choice, problems } = read(query);
    expect([choice.volume, choice.rent_period, choice.count]).toEqual([500, 1, 1]);
    expect(problems).toEqual([]);
  },
);

test('a place without room for the size is a problem of the place', () => {
  expect(read('volume=5120').problems).toEqual([{ field: 'location', code: 'sold_out' }]);
  expect(read('volume=5120&location=2').problems).toEqual([]);
});
