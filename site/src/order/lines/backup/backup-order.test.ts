import { BackupOrder, type BackupOrderContext } from '@hoster/contract';
import { expect, test } from 'vitest';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { sentByCommand } from '../../summary/order-command.fixture.ts';
import { openLocation, strangerContext } from '../../order-context.fixture.ts';
import { backupLine } from './backup-line.ts';
import { backupQuery, readBackupOrder } from './backup-order.ts';

const size = (volume: number, price: number, sold: number[] = []): BackupOrderContext['volumes'][number] => ({
  id: volume,
  volume,
  price,
  snapshots: 10,
  sub_accounts: 10,
  sold_out_locations: sold,
});
const context: BackupOrderContext = {
  ...strangerContext,
  locations: [openLocation(1), openLocation(2)],
  initial: { volume: 500, location: 1 },
  volumes: [size(100, 3), size(500, 8), size(5120, 42, [1])],
  protocols: ['ftp', 'sftp'],
  port_mbps: 1000,
};
const read = (query: string) => readBackupOrder(context, emptySavedDraft, new URLSearchParams(query));

test('an address without a query means the usual size, and stays bare', () => {
  const order = read('');
  expect(order.choice).toMatchObject({ volume: 500, location: 1, rent_period: 1, count: 1 });
  expect(order.problems).toEqual([]);
  expect(String(backupQuery(order, order.choice))).toBe('');
});

test('prices the configuration in the address', () => {
  const order = read('volume=100&period=12&count=2');
  expect(order.total.net).toBe(6480);
  expect(String(backupQuery(order, order.choice, 'payment'))).toBe('volume=100&period=12&count=2&stage=payment');
});

test.each(['volume=300', 'volume=-5', 'volume=1e9', 'period=5', 'count=0'])(
  'adjusts %s to what is offered',
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

test('the command for a terminal sends the order that the page would', () => {
  const order = read('volume=100&location=2&period=12&count=2&name=web');
  const { path, body } = sentByCommand(order, (common) => backupLine.call(order, common));
  expect(path).toBe('/my/api/backup-order/');
  expect(BackupOrder.parse(body)).toMatchObject({
    volume: 100,
    location: 2,
    rent_period: 12,
    count: 2,
    name: 'web',
    payment_method: 'balance',
    accept_terms: true,
    currency: 'EUR',
    expected_total: '64.80',
  });
});
