import type { Landing, PageContext, VpsOrderContext, VpsTariff } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { testShop } from '../testing/shop.ts';
import { catalogueOf, stockOf } from './load.ts';
import { landingPlans } from './min-price.ts';

const shop = await testShop();
const answer = await shop.browser().get('/my/api/vps-order/create_context/');
const tariffs = answer.json<VpsOrderContext>().tariffs.filter(({ is_custom }) => !is_custom);
afterAll(() => shop.close());

/** Plans that a text names although its page doesn't list them, and why that is true. */
const named: Readonly<Record<string, readonly number[]>> = {
  // Said to be too small for Windows.
  'on-windows': [1, 2],
  // For bots on Linux, with a link to the page of Linux.
  'for-trading': [1, 2],
  // Said to be in Frankfurt, with a link.
  'in-spain': [6, 7],
};

const slugs = [
  'in-usa',
  'in-germany',
  'in-netherlands',
  'in-spain',
  'in-switzerland',
  'on-windows',
  'on-ubuntu',
  'on-linux',
  'for-website-hosting',
  'for-databases',
  'for-trading',
  'with-kvm',
];

async function pageOf(slug: string, language: string) {
  const headers = { 'accept-language': language };
  const page = (
    await shop.browser().get(`/my/api/page-context/vps-${slug}/public_page_context/`, { headers })
  ).json<PageContext>();
  const [catalogue, stock] = await Promise.all([catalogueOf(shop.db), stockOf(shop.db)]);
  const landing = catalogue.landings.find((row) => `${row.prefix}-${row.slug}` === slug);
  if (!landing) throw new Error(`No landing ${slug}`);
  const ids = landingPlans(landing, catalogue, stock).map(({ id }) => id);
  const { footer, faq = [], seo_description: description } = page;
  const text = [description, footer, ...faq.flatMap(({ question, answer }) => [question, answer])].join('\n');
  return {
    listed: tariffs.filter(({ id }) => ids.includes(id)),
    text: text.replaceAll('/\u2060', '/').replaceAll(/[\s\u00a0\u2060]+/g, ' '),
  };
}

/** The first figure of each place that a pattern finds. */
const numbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, figure]) => Number(figure));

const patterns = {
  plan: /NVMe (\d)\b(?! ?(?:GB|ГБ))/g,
  /** Figures behind the name of a plan. */
  sizes: /NVMe (\d) \((\d+) vCPU, (\d+) (?:GB|ГБ)/g,
  mostCpu: /(?:[Uu]p to|[Дд]о) (\d+) vCPU/g,
  mostRam: /(?:[Uu]p to|[Дд]о) \d+ vCPU, (\d+) (?:GB RAM|ГБ памяти)/g,
  /** Gbps of a port, not of the DDoS protection. */
  port: /(?<!DDoS[^.]{0,40}(?:up to|до) )\b(\d+) (?:Gbps|Гбит\/с)/g,
} as const;

describe.each(['en', 'ru'])('the texts of the landings in %s', (language) => {
  it('know every landing', async () => {
    const get = async (kind: string) => (await shop.browser().get(`/my/api/vps-${kind}-landings/`)).json<Landing[]>();
    const all = [...(await get('location')), ...(await get('type'))].map(({ prefix, slug }) => `${prefix}-${slug}`);
    expect(all.toSorted()).toEqual(slugs.toSorted());
  });

  it('state plans, sizes and ports that the patterns of these tests find', async () => {
    const texts = (await Promise.all(slugs.map((slug) => pageOf(slug, language)))).map(({ text }) => text).join('\n');
    const idle = Object.entries(patterns).filter(([, pattern]) => numbers(texts, pattern).length < 6);
    expect(idle.map(([name]) => name)).toEqual([]);
  });

  it('name plans and figures of the plans that their pages list', async () => {
    for (const slug of slugs) {
      const { listed, text } = await pageOf(slug, language);
      expect.soft(text, `a placeholder of ${slug} without a value`).not.toMatch(/\{\w+\}/);
      const allowed = [...listed.map(({ id }) => id), ...(named[slug] ?? [])];
      for (const step of numbers(text, patterns.plan)) expect.soft(allowed, `${slug}: NVMe ${step}`).toContain(step);

      // Figures behind the name of a plan are its own.
      for (const [, step, cpu, ram] of text.matchAll(patterns.sizes)) {
        const plan = tariffs.find(({ id }) => id === Number(step));
        expect.soft([slug, step, plan?.cpu_count, plan?.ram_size]).toEqual([slug, step, Number(cpu), Number(ram)]);
      }
      // What is said to be the most is the most of the page.
      const most = (figure: (plan: VpsTariff) => number) => Math.max(...listed.map(figure));
      for (const cpu of numbers(text, patterns.mostCpu)) expect.soft(cpu, slug).toBe(most((plan) => plan.cpu_count));
      for (const ram of numbers(text, patterns.mostRam)) expect.soft(ram, slug).toBe(most((plan) => plan.ram_size));
      for (const port of numbers(text, patterns.port))
        expect
          .soft(
            listed.map((plan) => plan.port_mbps / 1000),
            slug,
          )
          .toContain(port);
    }
  });
});
