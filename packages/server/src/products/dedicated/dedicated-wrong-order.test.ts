import type { DsOrderInput } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { aDsOrder, contextOf, orderPath, places, plans, standardOf, systems } from '../../testing/dedicated.ts';

const shop = await testShop();
const customer = await shop.customer();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const post = (change: Partial<DsOrderInput> | object, headers: Record<string, string> = {}) =>
  customer.post(orderPath, { ...aDsOrder(customer), ...change }, { headers });

describe('a wrong order', () => {
  it('reports errors by field', async () => {
    const wrong = {
      location: places.zurich,
      os: 999,
      rent_period: 7,
      name: '-bad-',
      extra_services: { monthly: [{ id: 1, count: 1 }] },
      survey: { purpose: 'world domination' },
      ssh_key: { title: 'x', key: 'nothing' },
    };
    const answer = await post(wrong);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        location: ['This server isn’t available in this location.'],
        os: ['This option is no longer available.'],
        rent_period: ['This term isn’t available.'],
        name: [expect.stringContaining('Use Latin letters')],
        extra_services: { monthly: ['This option is no longer available.'] },
        survey: [expect.stringContaining('Answer the questions again')],
        ssh_key: { key: ['Enter a valid public key.'] },
      },
    ]);
    const russian = await post({ tariff: 999 }, { 'accept-language': 'ru' });
    expect([russian.statusCode, russian.json()]).toEqual([400, { tariff: ['Этого сервера больше нет.'] }]);
    const panel = await post({ os: systems.windows, control_panel: 1 });
    expect(panel.json()).toEqual({ control_panel: [expect.stringContaining('does not support')] });
    expect((await post({ ssh_keys: [999_999] })).json()).toEqual({ ssh_keys: ['This key isn’t in your account.'] });
    expect((await shop.browser().post(orderPath, aDsOrder(customer))).statusCode).toBe(401);
  });

  it('has the errors of its configuration at the parts', async () => {
    const standard = await standardOf(customer, 'epyc-9124');
    const configured = (change: object, headers = {}) =>
      post({ tariff: plans.epyc9124, configuration: { ...standard, ...change } }, headers);
    const wrong = {
      memory: 9999,
      disks: [{ option: 9999, count: 1 }],
      raid_controller: 9999,
      port: 1,
      ips: [7],
      extra_traffic: 1,
    };
    const gone = ['This option is no longer available.'];
    expect((await configured(wrong)).json()).toEqual({
      configuration: { memory: gone, disks: gone, raid_controller: gone, port: gone, ips: gone, extra_traffic: gone },
    });
    const { configuration: offer } = await contextOf(customer, 'slug=epyc-9124');
    const large = offer?.memory.options.at(-1)?.id;
    expect((await configured({ memory: large }, { 'accept-language': 'ru' })).json()).toEqual({
      configuration: {
        cpu_count: ['Для такого объёма памяти или стольких дисков NVMe нужен второй процессор.'],
      },
    });
    const fixed = { tariff: plans.ryzen5, configuration: standard };
    expect((await post(fixed)).json()).toEqual({ configuration: ['This server can’t be configured.'] });
    const e3 = await standardOf(customer, 'e3-1270v6');
    expect((await post({ configuration: { ...e3, extra_traffic: 1 } })).json()).toEqual({
      configuration: { extra_traffic: ['Transfer isn’t limited on this port, so you don’t need extra.'] },
    });
  });

  it.each<[string, object]>([
    ['a number for a list', { configuration: { cpu_count: 1, memory: 1, disks: 7, port: 1 } }],
    ['huge numbers', { tariff: 1e300, location: -1, os: 2 ** 40 }],
    [
      'thousands of drives',
      { configuration: { cpu_count: 1, memory: 1, disks: [{ option: 1, count: 1e9 }], port: 1 } },
    ],
    ['unknown fields', { volume: 7 }],
    ['answers that are too long', { survey: { notes: 'x'.repeat(501) } }],
    ['answers of a wrong type', { survey: { notes: 7 } }],
    ['an unknown question', { survey: { __proto__2: 'x' } }],
    ['a list for a text', { survey: { notes: ['x'] } }],
    ['an option twice', { survey: { software: ['mail', 'mail'] } }],
    ['answers that are no answers', { survey: [1, 2] }],
    ['no configuration at all', { configuration: 'all' }],
    ['the name of what every object has', { survey: { constructor: 'x' } }],
  ])('with %s is refused', async (_what, change) => {
    const answer = await post(change);
    expect(answer.statusCode).toBe(400);
    if ('survey' in change) expect(Object.keys(answer.json<object>())).toEqual(['survey']);
  });
});
