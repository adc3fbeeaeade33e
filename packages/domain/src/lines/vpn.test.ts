import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTotal } from '../money/pricing.ts';
import {
  entriesOf,
  exitsOf,
  findVpnProblems,
  readVpnQuery,
  vpnPricing,
  vpnQueryOf,
  writeVpnQuery,
  type VpnChoice,
  type VpnData,
} from './vpn.ts';

const node = (id: number, country: string, is_available = true): VpnData['nodes'][number] => ({
  id,
  slug: `node-${id}`,
  country_code: country,
  name: country,
  city: country,
  is_available,
  load_percent: null,
  roles: id === 4 ? ['single', 'exit'] : ['single', 'entry', 'exit'],
  ipv6: true,
  p2p: true,
});
const prices = (month: number, year: number) => [
  { months: 1, price: month, total: month, discount_percent: 0 },
  { months: 12, price: year, total: year * 12, discount_percent: 40 },
];
const data: VpnData = {
  nodes: [node(1, 'DE'), node(2, 'NL'), node(3, 'CH', false), node(4, 'HK')],
  offers: {
    single: { prices: prices(4.9, 2.9), exit_nodes: [1, 2, 3, 4], pairs: [] },
    'multi-hop': {
      prices: prices(6.9, 4.1),
      exit_nodes: [1, 2, 3],
      pairs: [
        { entry: 2, exit: 1 },
        { entry: 3, exit: 1 },
        { entry: 1, exit: 2 },
      ],
    },
  },
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: false },
    { months: 12, discount_percent: 40, is_default: true },
  ],
  promo: null,
  tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
};
const single: VpnChoice = {
  product: 'single',
  exit_node_location: 1,
  entry_node_location: null,
  rent_period: 1,
  count: 1,
};
const limits = { items_max: 20, project_name_max_length: 64 };

const id = fc.integer({ min: 1, max: 999_999_999 });
const route = fc.oneof(
  fc.record({
    product: fc.constant('single' as const),
    exit_node_location: id,
    entry_node_location: fc.constant(null),
  }),
  fc.record({ product: fc.constant('multi-hop' as const), exit_node_location: id, entry_node_location: id }),
);
const anyChoice: fc.Arbitrary<VpnChoice> = fc
  .tuple(
    route,
    fc.record({ rent_period: fc.integer({ min: 1, max: 36 }), count: fc.integer({ min: 1, max: 20 }) }),
    fc.oneof(fc.constant({}), fc.record({ project: id })),
  )
  .map(([way, items, project]) => ({ ...way, ...items, ...project }));

test('round-trips any choice through its address, whatever the defaults', () => {
  fc.assert(
    fc.property(anyChoice, anyChoice, (choice, standard) => {
      const address = writeVpnQuery(choice, standard).toString();
      expect(readVpnQuery(vpnQueryOf(new URLSearchParams(address)), standard)).toEqual(choice);
    }),
  );
});

test('each term has its own price', () => {
  expect(computeTotal(vpnPricing(data, single)).net).toBe(490);
  expect(computeTotal(vpnPricing(data, { ...single, rent_period: 12 })).net).toBe(3480);
  const two = { ...single, product: 'multi-hop' as const, entry_node_location: 2, rent_period: 12, count: 2 };
  expect(computeTotal(vpnPricing(data, two)).total).toBe(11_710);
});

test('knows which servers a route can begin and end at', () => {
  expect(exitsOf(data, 'multi-hop').map((one) => one.id)).toEqual([1, 2, 3]);
  expect(entriesOf(data, 1).map((one) => one.id)).toEqual([2, 3]);
});

test.each([
  ['a server that does not exist', { exit_node_location: 9 }, ['exit_node_location node_unknown']],
  ['a server that is off', { exit_node_location: 3 }, ['exit_node_location node_unavailable']],
  [
    'two servers that do not go together',
    { product: 'multi-hop' as const, entry_node_location: 3, exit_node_location: 2 },
    ['entry_node_location pair_not_offered'],
  ],
  [
    'an entry that is off',
    { product: 'multi-hop' as const, entry_node_location: 3 },
    ['entry_node_location node_unavailable'],
  ],
  [
    'an entry that is none',
    { product: 'multi-hop' as const, entry_node_location: 4 },
    ['entry_node_location node_unknown'],
  ],
  ['a term that is not offered', { rent_period: 5 }, ['rent_period period_not_offered']],
  ['nothing', { product: 'multi-hop' as const, entry_node_location: 2 }, []],
])('refuses %s', (_what, change, expected) => {
  const found = findVpnProblems(data, { ...single, ...change }, limits);
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
