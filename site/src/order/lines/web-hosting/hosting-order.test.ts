import { VhOrder, type Cms, type VhOrderContext } from '@hoster/contract';
import { expect, test } from 'vitest';
import { emptySavedDraft } from '../../../api/order-draft.ts';
import { openLocation, strangerContext } from '../../order-context.fixture.ts';
import { vhTariff } from '../../../features/web-hosting/vh-tariff.fixture.ts';
import { sentByCommand } from '../../summary/order-command.fixture.ts';
import { hostingLine } from './hosting-line.ts';
import { hostingQuery, planOf, readHostingOrder } from './hosting-order.ts';

const cms = (slug: string, memory_mb: number): Cms => ({
  id: memory_mb,
  slug,
  name: slug,
  icon: null,
  kind: 'cms',
  version: '1',
  min_php: '8.2',
  max_php: null,
  memory_mb,
  databases: [],
  one_click: true,
  license: 'free',
});
const context: VhOrderContext = {
  ...strangerContext,
  locations: [openLocation(1), openLocation(2), openLocation(3)],
  tariffs: [
    vhTariff({ id: 1, slug: 'start', price: 2, memory_mb: 512, sold_out_locations: [1] }),
    vhTariff({ id: 2, slug: 'pro', price: 8, memory_mb: 2048 }),
  ],
  tariff: null,
  landing: null,
  cms: [cms('blog', 256), cms('shop', 2048)],
  php_versions: [
    { version: '8.4', is_default: true, end_of_life: false },
    { version: '7.4', is_default: false, end_of_life: true },
  ],
  test_days: 30,
  domain: { required: false },
};
const [start] = context.tariffs;
const read = (query: string, asked = context) => {
  if (!start) throw new Error('No plan');
  return readHostingOrder(asked, start, emptySavedDraft, new URLSearchParams(query));
};
const codes = (query: string) => read(query).problems.map(({ code }) => code);

test('a page is found by the slug of its plan', () => {
  expect(planOf(context, 'pro')?.id).toBe(2);
  expect(planOf(context, 'for-blog')).toBeUndefined();
});

test('an address without a query means the first place with room, and stays bare', () => {
  const order = read('');
  expect(order.choice).toMatchObject({ tariff: 1, location: 2, domain: null, cms: null, php_version: null, count: 1 });
  expect(order.problems).toEqual([]);
  expect(String(hostingQuery(order, order.choice))).toBe('');
});

test('keeps the choice in the address, except for the plan', () => {
  const query = 'location=3&domain=%D0%BF.%D1%80%D1%84&cms=blog&php=8.4&period=12&name=a&stage=payment';
  const order = read(`${query}&tariff=2`);
  expect(order.choice.tariff).toBe(1);
  expect(order.problems).toEqual([]);
  expect(String(hostingQuery(order, order.choice, 'payment'))).toBe(query);
  expect(order.total.net).toBe(2160);
});

test('a domain limits the order to one account; removing it restores the quantity', () => {
  const order = read('domain=example.com&count=3');
  expect(order.choice.count).toBe(1);
  expect(read('count=3').choice.count).toBe(3);
});

test.each([
  ['location=1', 'sold_out'],
  ['location=9', 'location_unavailable'],
  ['domain=nodot', 'domain_invalid'],
  ['domain=two+words.com', 'domain_invalid'],
  ['cms=gone', 'cms_unknown'],
  ['cms=shop', 'cms_needs_memory'],
  ['cms=blog&php=7.4', 'php_unsuited'],
  ['php=5.2', 'php_unknown'],
])('%s is refused with %s', (query, code) => {
  expect(codes(query)).toEqual([code]);
});

test('keeps the input of an invalid domain', () => {
  expect(read('domain=two+words.com%2Fpath').choice.domain).toBe('two words.com/path');
});

test('a shop that wants a domain asks for it', () => {
  const asking = { ...context, domain: { required: true } };
  expect(read('', asking).problems).toEqual([{ field: 'domain', code: 'domain_missing' }]);
  expect(read('domain=example.com', asking).problems).toEqual([]);
});

test('the command for a terminal sends the order that the page would', () => {
  const { path, body } = sentByCommand(read('cms=blog&location=2&domain=example.org'), (common) =>
    hostingLine('start').call(read('cms=blog&location=2&domain=example.org'), common),
  );
  expect(path).toBe('/my/api/vhosting/order/');
  expect(VhOrder.parse(body)).toMatchObject({ tariff: 1, location: 2, cms: 'blog', domain: 'example.org' });
});
