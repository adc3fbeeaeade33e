import type { DsConfiguration, DsConfigured, DsTariff, Page } from '@hoster/contract';
import { dsFixes, findConfigurationProblems, standardConfiguration } from '@hoster/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { dsPlanRows } from '../../seed/dedicated-plans.ts';
import { testShop } from '../../testing/shop.ts';
import { contextOf, tariffsPath } from '../../testing/dedicated.ts';

const shop = await testShop();
afterAll(() => shop.close());

const slugs = dsPlanRows.map(({ slug }) => slug);

async function offerOf(slug: string): Promise<DsConfiguration> {
  const { configuration } = await contextOf(shop.browser(), `slug=${slug}`);
  if (!configuration) throw new Error(`${slug} can’t be configured.`);
  return configuration;
}

/** Each option of an offer chosen alone, by its name. */
function* alone(offer: DsConfiguration): Generator<[string, Partial<DsConfigured>]> {
  for (const { count } of offer.cpu.options) yield [`${count} CPU`, { cpu_count: count }];
  for (const { id, label } of offer.memory.options) yield [label, { memory: id }];
  for (const { id, max_count: most, name } of offer.disks.options)
    for (const count of [1, most]) yield [`${count} × ${name}`, { disks: [{ option: id, count }] }];
  for (const { id, levels, name } of offer.raid_controllers) {
    yield [name, { raid_controller: id }];
    for (const level of levels) yield [`${name} ${level}`, { raid_controller: id, raid_level: level }];
  }
  for (const { id, label } of offer.ports) yield [label, { port: id }];
  for (const { id, label } of offer.ips) yield [label, { ips: [id] }];
  for (const { id, volume } of offer.extra_traffic) yield [`${volume} TB`, { extra_traffic: id }];
}

/** Whether fixes lead to a server that can be built. */
function canBeMended(offer: DsConfiguration, chosen: DsConfigured): boolean {
  const problems = findConfigurationProblems(offer, chosen);
  return (
    problems.length === 0 ||
    problems.some((problem) =>
      dsFixes(offer, chosen, problem).some(({ change }) => canBeMended(offer, { ...chosen, ...change })),
    )
  );
}

describe('the seeded servers', () => {
  it('can all be configured but one', async () => {
    const answer = await shop.browser().get(`${tariffsPath}?page_size=500`);
    const { results } = answer.json<Page<DsTariff>>();
    expect(results.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
    expect(results.filter(({ is_configurable: is }) => !is).map(({ slug }) => slug)).toEqual(['ryzen-5-3600']);
    expect((await contextOf(shop.browser(), 'slug=ryzen-5-3600')).configuration).toBeNull();
  });

  it('can be built as they are, and mended after any choice', async () => {
    for (const slug of slugs.filter((one) => one !== 'ryzen-5-3600')) {
      const offer = await offerOf(slug);
      const standard = standardConfiguration(offer);
      expect(findConfigurationProblems(offer, standard), `of ${slug}`).toEqual([]);
      const tariff = (await contextOf(shop.browser(), `slug=${slug}`)).tariff;
      const ram = offer.memory.options.find(({ id }) => id === standard.memory);
      expect(ram, `of ${slug}`).toMatchObject({ value: tariff.memory_with_units.value, price: 0 });
      expect(offer.memory.options.at(-1)?.value, `of ${slug}`).toBe(tariff.memory_with_units.max_value);
      expect(offer.ports[0], `of ${slug}`).toMatchObject({
        mbps: tariff.port_mbps,
        guaranteed_mbps: tariff.guaranteed_mbps,
        traffic: tariff.traffic,
        price: 0,
      });
      const hopeless = [...alone(offer)].filter(([, change]) => !canBeMended(offer, { ...standard, ...change }));
      expect(hopeless, `of ${slug}`).toEqual([]);
    }
  });

  it('have a clock that is their cores and their base frequency', () => {
    for (const { slug, frequency, cpu } of dsPlanRows)
      expect([slug, ...(frequency ?? '').split('\u00d7').map(Number)]).toEqual([slug, cpu.cores, cpu.frequency]);
  });
});

describe('the options', () => {
  it('make sense of the chassis', async () => {
    const forms = async (slug: string) => [...new Set((await offerOf(slug)).disks.options.map(({ form }) => form))];
    expect(await forms('ryzen-9-5950x')).toEqual(['M.2', '2.5', '3.5']);
    expect(await forms('epyc-9354p')).toEqual(['U.2', '2.5']);
    expect(await forms('storage-e-2236')).toEqual(['2.5', '3.5']);
    expect((await offerOf('e3-1270v6')).disks.options.every(({ max_count: most }) => most <= 2)).toBe(true);
  });

  it('have a second processor on the board with two sockets alone', async () => {
    const { cpu } = await offerOf('epyc-9124');
    expect(cpu).toEqual({
      installed: 1,
      options: [
        { count: 1, price: 0 },
        { count: 2, price: 99 },
      ],
      second_required_when: { ram_over: 384, nvme_over: 4 },
    });
    expect((await offerOf('silver-4210r-x2')).cpu).toMatchObject({
      installed: 2,
      options: [{ count: 2, price: 0 }],
      second_required_when: null,
    });
    // Processors that work alone.
    for (const slug of ['epyc-9454p', 'gold-5412u'])
      expect((await offerOf(slug)).cpu.options).toEqual([{ count: 1, price: 0 }]);
  });

  it('have RAID by the operating system first, unless a controller is in the price', async () => {
    const names = async (slug: string) =>
      (await offerOf(slug)).raid_controllers.map(({ name, price }) => [name, price]);
    expect(await names('silver-4210r-x2')).toEqual([
      ['Broadcom 9361-8i', 0],
      ['Software RAID', 0],
      ['Broadcom 9460-16i', 29],
    ]);
    expect(await names('e-2236')).toEqual([
      ['Software RAID', 0],
      ['Broadcom 9361-8i', 19],
    ]);
  });

  it('have extra transfer where a port is metered', async () => {
    expect((await offerOf('e-2236')).extra_traffic.length).toBeGreaterThan(0);
    expect((await offerOf('epyc-9354p')).extra_traffic).toEqual([]);
  });

  it('are in the visitor’s language', async () => {
    const { configuration, tariff } = await contextOf(shop.browser(), 'slug=epyc-9354p', 'ru');
    expect(configuration?.memory.options[0]?.label).toBe('384\u00a0ГБ (12 × 32\u00a0ГБ)');
    expect(configuration?.disks.options.map(({ name }) => name)).toContain('3,84\u00a0ТБ NVMe U.2');
    expect(configuration?.ports[0]?.label).toBe('10\u00a0Гбит/с, гарантирован 1\u00a0Гбит/с');
    expect(tariff.disks[0]?.name).toBe('3,84\u00a0ТБ NVMe');
  });
});
