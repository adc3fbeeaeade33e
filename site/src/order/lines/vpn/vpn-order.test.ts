import { type VpnNode, VpnOrder, type VpnOrderContext, type VpnProduct } from '@hoster/contract';
import { expect, test } from 'vitest';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { sentByCommand } from '../../summary/order-command.fixture.ts';
import { strangerContext } from '../../order-context.fixture.ts';
import { vpnLine } from './vpn-line.ts';
import { readVpnOrder, vpnQuery } from './vpn-order.ts';

const node = (id: number, country: string, load: number, is_available = true): VpnNode => ({
  id,
  slug: `node-${id}`,
  country_code: country,
  name: country,
  city: country,
  is_available,
  load_percent: load,
  roles: ['single', 'entry', 'exit'],
  ipv6: true,
  p2p: false,
});
const nodes = [node(1, 'DE', 60), node(2, 'NL', 20), node(3, 'FR', 5, false), node(4, 'CH', 30)];
const context = (product: VpnProduct, month: number): VpnOrderContext => ({
  ...strangerContext,
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: false },
    { months: 12, discount_percent: 40, is_default: true },
  ],
  product,
  prices: [
    { months: 1, price: month, total: month, discount_percent: 0 },
    { months: 12, price: month - 2, total: (month - 2) * 12, discount_percent: 40 },
  ],
  exit_nodes: [1, 2, 3, 4],
  pairs:
    product === 'single'
      ? []
      : [
          { entry: 2, exit: 1 },
          { entry: 4, exit: 1 },
          { entry: 1, exit: 2 },
          { entry: 4, exit: 2 },
        ],
  devices_max: 5,
  protocols: ['wireguard'],
  money_back_days: 7,
});
const backendData = {
  contexts: { single: context('single', 4.9), 'multi-hop': context('multi-hop', 6.9) },
  nodes,
  savedDraft: emptySavedDraft,
};
const read = (query: string) => readVpnOrder(backendData, new URLSearchParams(query));

test('an address without a query means one server, the first that is up, for the usual term', () => {
  const order = read('');
  expect(order.choice).toMatchObject({ product: 'single', exit_node_location: 1, rent_period: 12 });
  expect(order.total.net).toBe(3480);
  expect(String(vpnQuery(order, order.choice))).toBe('');
});

test('two servers begin with the least loaded entry that has a route to the exit', () => {
  const order = read('product=multi-hop&exit=1');
  expect(order.choice.entry_node_location).toBe(2);
  expect(order.problems).toEqual([]);
  expect(order.total.net).toBe(5880);
});

test('an entry that does not go with the exit stays chosen, so that it can be explained', () => {
  const order = read('product=multi-hop&exit=2&entry=2');
  expect(order.choice.entry_node_location).toBe(2);
  expect(order.problems).toEqual([{ field: 'entry_node_location', code: 'pair_not_offered' }]);
});

test('reports unavailable values in the address', () => {
  expect(read('exit=3').problems).toEqual([{ field: 'exit_node_location', code: 'node_unavailable' }]);
  expect(read('product=multi-hop&exit=2&entry=3').problems).toEqual([
    { field: 'entry_node_location', code: 'pair_not_offered' },
  ]);
  expect(read('exit=99').choice.exit_node_location, 'what never was is the least loaded').toBe(2);
});

test.each(['', 'product=multi-hop&exit=1'])('the command for a terminal sends the order of "%s"', (query) => {
  const order = read(query);
  const { path, body } = sentByCommand(order, (common) => vpnLine.call(order, common));
  expect(path).toBe('/my/api/vpn/order/');
  const { product, exit_node_location, entry_node_location } = order.choice;
  expect(VpnOrder.parse(body)).toMatchObject({ product, exit_node_location, entry_node_location, rent_period: 12 });
});
