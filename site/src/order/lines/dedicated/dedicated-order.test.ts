import { DsOrder, type DsOrderContext } from '@hoster/contract';
import { offer, server } from '@hoster/domain/lines/dedicated/dedicated.fixture';
import { expect, test } from 'vitest';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { canonicalQuery } from '../../actions/form-query.ts';
import { sentByCommand } from '../../summary/order-command.fixture.ts';
import { openLocation, strangerContext } from '../../order-context.fixture.ts';
import { dedicatedLine } from './dedicated-line.ts';
import { dedicatedQuery, firstProblem, readDedicatedOrder } from './dedicated-order.ts';

const context: DsOrderContext = {
  ...strangerContext,
  locations: [openLocation(1), openLocation(2), openLocation(3)],
  tariff: server({ price: 200, setup_fee: 0, locations: [1, 2], sold_out_locations: [1] }),
  configuration: offer,
  os: [
    {
      id: 4,
      slug: 'debian-13',
      name: 'Debian',
      version: '13',
      family: 'linux',
      icon: 'debian',
      price: 0,
      min_cpu: 1,
      min_ram: 1,
      min_disk: 1,
      control_panels: [],
      excluded_tariffs: [],
      excluded_locations: [],
      end_of_support: null,
      is_default: true,
      position: 1,
    },
  ],
  control_panels: [],
  ssh_keys: [],
  custom: null,
  survey: null,
};
const read = (query: string, asked = context) => readDedicatedOrder(asked, emptySavedDraft, new URLSearchParams(query));

test('starts with the plan as listed, in an available location, at its price', () => {
  const order = read('');
  expect(order.choice).toMatchObject({ location: 2, os: 4, configuration: { cpu_count: 1, memory: 1, port: 1 } });
  expect(order.total.perMonth).toBe(20_000);
  expect(firstProblem(order)).toBeNull();
  expect(String(dedicatedQuery(order, order.choice))).toBe('');
});

test('the address keeps the configuration, and the price updates', () => {
  const order = read('cpus=2&memory=3&disks=1:4&level=10&ips=1,2&name=db');
  expect(order.total.perMonth).toBe(20_000 + 9_900 + 21_000 + 3_200 + 1_650);
  expect(String(dedicatedQuery(order, order.choice, 'payment'))).toBe(
    'cpus=2&memory=3&disks=1%3A4&level=10&ips=1%2C2&name=db&stage=payment',
  );
});

test.each([
  ['memory=3', 'configuration.cpu_count'],
  ['disks=3:3', 'configuration.disks'],
  ['raid=1', 'configuration.raid_controller'],
  ['level=6', 'configuration.raid_level'],
  ['location=3', 'location'],
  ['os=99', 'os'],
])('%s has to be fixed first at %s', (query, field) => {
  expect(firstProblem(read(query))).toBe(field);
});

test('a form without script gives the same address', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['disk-0', '0'],
    ['disk-1', '4'],
    ['disk-2', '0'],
    ['ip', '0'],
    ['ip', '2'],
  ] as const)
    form.append(name, value);
  expect(read(String(canonicalQuery(form))).choice.configuration).toMatchObject({
    disks: [{ option: 1, count: 4 }],
    ips: [2],
  });
});

test('an offer is for one server, and stays in the address', () => {
  const order = read('count=5', {
    ...context,
    configuration: null,
    custom: { id: 9, expires: '2027-01-01T00:00:00Z', comment: null },
  });
  expect(order.choice).toMatchObject({ count: 1, custom_tariff_id: 9, configuration: null });
  expect(String(dedicatedQuery(order, order.choice))).toBe('custom_tariff_id=9');
});

test('the command for a terminal sends the order that the page would', () => {
  const order = read('disks=1:4&level=10');
  const { path, body } = sentByCommand(order, (common) => dedicatedLine('x').call(order, common));
  expect(path).toBe('/my/api/ds-order/');
  expect(DsOrder.parse(body)).toMatchObject({
    tariff: order.context.tariff.id,
    location: 2,
    os: 4,
    configuration: { disks: [{ option: 1, count: 4 }], raid_level: '10' },
    survey: null,
  });
});
