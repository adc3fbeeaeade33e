import type { CmsLanding, Landing, PageContext } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { cms, vhCapacity } from '../../catalogue/tables.ts';
import { pageTexts } from '../../platform/documents/tables.ts';
import { testShop } from '../../testing/shop.ts';
import { cmsLandingsPath, from, pagePath, placeLandingsPath, places, plans } from '../../testing/web-hosting.ts';

const shop = await testShop();
afterAll(() => shop.close());

/** Makes a page's text one that shows the values of its placeholders. */
async function showPlaceholders(slug: string, names: readonly string[]) {
  const footer = names.map((name) => `${name}={${name}}`).join('\n');
  const front = {
    seo_title: 'From {price}',
    seo_title_optional: null,
    seo_description: null,
    seo_keywords: null,
    headline: slug,
    noindex: false,
    faq: [],
  };
  for (const language of ['en', 'ru'] as const)
    await shop.db
      .insert(pageTexts)
      .values({ slug, language, front, footer })
      .onConflictDoUpdate({ target: [pageTexts.slug, pageTexts.language], set: { front, footer } });
}

/** Text with plain blanks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

async function pageOf(slug: string, language = 'en', country = 'DE') {
  const headers = { ...from(country).headers, 'accept-language': language };
  return shop.browser().get(pagePath(slug), { headers });
}

/** Values of the placeholders of a page as they're shown. */
async function placeholdersOf(slug: string, language = 'en', country = 'DE'): Promise<Record<string, string>> {
  const { footer } = (await pageOf(slug, language, country)).json<PageContext>();
  return Object.fromEntries(
    (footer ?? '').split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
}

const everywhere = [
  'price',
  'minDisk',
  'maxDisk',
  'cmsCount',
  'oldestPhp',
  'newestPhp',
  'testDays',
  'maxMemory',
  'countryCount',
];
const ofCms = ['cmsVersion', 'minPhp', 'phpRange', 'bestPhp', 'memory', 'database', 'plan', 'planSpec', 'planPrice'];
const ofPlan = ['planName', 'spec', 'disk', 'memory', 'keepDays', 'sites', 'databases', 'mailboxes'];
const data = (value: number, shown: string) => `<data data-eur value="${value}">${shown}</data>`;

describe('the figures in the texts of web hosting', () => {
  // First of all: the texts are those of the files.
  it.each(['en', 'ru'])('fill every placeholder of every page in %s', async (language) => {
    const landings = [
      ...(await shop.browser().get(placeLandingsPath)).json<Landing[]>(),
      ...(await shop.browser().get(cmsLandingsPath)).json<Landing[]>(),
    ];
    const slugs = [
      'vh-list',
      ...Object.keys(plans).map((plan) => `vh-plan-${plan}`),
      ...landings.map(({ prefix, slug }) => `vh-${prefix}-${slug}`),
    ];
    for (const slug of new Set(slugs)) {
      const { body } = await pageOf(slug, language);
      expect(body, `placeholders of ${slug}`).not.toMatch(/\{\w+\}/);
    }
  });

  it.each(['en', 'ru'] as const)(
    'say on each page of a system in %s what it needs and how it’s installed',
    async (language) => {
      const systems = (await shop.browser().get(cmsLandingsPath)).json<CmsLanding[]>();
      expect(systems).toHaveLength(29);
      const rows = await shop.db.select().from(cms);
      for (const { slug, cms: system } of systems) {
        const row = rows.find((one) => one.slug === slug);
        const page = (await pageOf(`vh-for-${slug}`, language)).json<PageContext>();
        const text = plain(
          [page.footer, page.seo_description, ...(page.faq ?? []).map(({ answer }) => answer)].join(' '),
        );
        const last = page.faq?.at(-1);
        const [question, answer] = [plain(last?.question ?? ''), plain(last?.answer ?? '')];
        expect.soft(question, slug).toContain(system.name);
        expect.soft(answer, slug).toContain(`${system.name} ${system.version}`);
        expect.soft(answer, slug).toMatch(/\bPHP \d\.\d\b/);
        expect.soft(answer, slug).toContain('MariaDB');
        // Requirements and the plan are in the text that is written for the system.
        expect.soft(text, slug).toContain(`${system.min_php}–`);
        const memory =
          system.memory_mb % 1024 === 0 ? `${system.memory_mb / 1024} (GB|ГБ)` : `${system.memory_mb} (MB|МБ)`;
        expect.soft(text, slug).toMatch(new RegExp(memory));
        expect.soft(text, slug).toMatch(/\b(Start|Basic|Pro|Business)\b/);
        expect.soft(answer, slug).toContain(row?.adminPath ?? '');
        const hasAddress = system.kind !== 'framework' && !['magento', 'prestashop'].includes(slug);
        expect.soft([slug, row?.adminPath !== null]).toEqual([slug, hasAddress]);
        if (system.one_click) expect.soft(question, slug).toMatch(/one-click|в один клик/);
      }
    },
  );

  it('are those of the catalogue on every page', async () => {
    await showPlaceholders('vh-list', everywhere);
    const figures = {
      minDisk: '5',
      maxDisk: '80',
      cmsCount: '29',
      oldestPhp: '5.6',
      newestPhp: '8.5',
      countryCount: '6',
    };
    expect(await placeholdersOf('vh-list')).toEqual({
      ...figures,
      price: data(2.4, '€2.40'),
      testDays: '30 days',
      maxMemory: '4 GB',
    });
    expect(await placeholdersOf('vh-list', 'ru')).toEqual({
      ...figures,
      price: data(2.4, '2,40\u00a0€'),
      testDays: '30 дней',
      maxMemory: '4\u00a0ГБ',
    });
    expect((await pageOf('vh-list')).json<PageContext>().seo_title).toBe('From €2.40');
  });

  it('are those of a system, in both languages', async () => {
    await showPlaceholders('vh-for-magento', [...everywhere, ...ofCms]);
    expect(await placeholdersOf('vh-for-magento')).toMatchObject({
      price: data(2.4, '€2.40'),
      phpRange: '8.3–8.4',
      minPhp: '8.3',
      bestPhp: '8.4',
      memory: '2 GB',
      database: 'MariaDB',
      plan: 'Pro',
      planSpec: '20 sites, 40 GB NVMe, 2 GB RAM',
      planPrice: data(8, '€8'),
    });
    await showPlaceholders('vh-for-laravel', ofCms);
    const laravel = await placeholdersOf('vh-for-laravel', 'ru');
    expect(laravel).toMatchObject({
      phpRange: '8.3–8.5',
      memory: '256\u00a0МБ',
      database: 'MariaDB или PostgreSQL',
      planSpec: '1\u00a0сайт, 5\u00a0ГБ NVMe, 512\u00a0МБ памяти',
      planPrice: data(2.4, '2,40\u00a0€'),
    });
    expect(await placeholdersOf('vh-for-laravel')).toMatchObject({ database: 'MariaDB or PostgreSQL' });
    // Old ones run on the newest that they can.
    await showPlaceholders('vh-for-simpla', ofCms);
    expect(await placeholdersOf('vh-for-simpla')).toMatchObject({ phpRange: '5.6–7.4', bestPhp: '7.4' });
  });

  it('name a range of one version once, and the largest plan for what none has the memory for', async () => {
    const change = { minPhp: '8.4', maxPhp: '8.4', memoryMb: 10_000 };
    await shop.db.update(cms).set(change).where(eq(cms.slug, 'magento'));
    expect(await placeholdersOf('vh-for-magento')).toMatchObject({
      phpRange: '8.4',
      memory: '10000 MB',
      plan: 'Business',
    });
    await shop.db.update(cms).set({ minPhp: '8.3', maxPhp: '8.4', memoryMb: 2048 }).where(eq(cms.slug, 'magento'));
  });

  it('are those of a country, even when it’s sold out', async () => {
    await showPlaceholders('vh-in-switzerland', [...everywhere, 'country', 'city']);
    expect(await placeholdersOf('vh-in-switzerland')).toMatchObject({
      price: data(2.4, '€2.40'),
      country: 'Switzerland',
      city: 'Zurich',
    });
    expect(await placeholdersOf('vh-in-switzerland', 'ru')).toMatchObject({ country: 'Швейцария', city: 'Цюрих' });
  });

  it('are those of a plan, in the text of all plans', async () => {
    await showPlaceholders('vh-plan', [...everywhere, ...ofPlan]);
    expect(await placeholdersOf('vh-plan-basic')).toMatchObject({
      price: data(4.5, '€4.50'),
      planName: 'Basic',
      spec: '5 sites, 15 GB NVMe, 1 GB RAM',
      disk: '15',
      memory: '1 GB',
      keepDays: '14',
      sites: '5',
      databases: '5',
      mailboxes: '25',
    });
    expect(await placeholdersOf('vh-plan-business')).toMatchObject({
      spec: 'unlimited sites, 80 GB NVMe, 4 GB RAM',
      sites: 'unlimited',
      mailboxes: 'unlimited',
    });
    expect(await placeholdersOf('vh-plan-basic', 'ru')).toMatchObject({
      spec: '5\u00a0сайтов, 15\u00a0ГБ NVMe, 1\u00a0ГБ памяти',
    });
    expect(await placeholdersOf('vh-plan-business', 'ru')).toMatchObject({
      spec: 'сайты без ограничений, 80\u00a0ГБ NVMe, 4\u00a0ГБ памяти',
      databases: 'без ограничений',
    });
  });
});

describe('a page of web hosting', () => {
  it('is for everyone, also about a country where they can’t order', async () => {
    await showPlaceholders('vh-in-russia', ['country', 'city', 'countryCount']);
    await showPlaceholders('vh-in-ukraine', ['country', 'city']);
    for (const country of ['DE', 'RU', 'UA', 'US']) {
      const russia = await placeholdersOf('vh-in-russia', 'en', country);
      const city = 'Moscow, Saint Petersburg';
      expect([country, russia]).toEqual([country, { country: 'Russia', city, countryCount: '6' }]);
      const ukraine = await placeholdersOf('vh-in-ukraine', 'en', country);
      expect([country, ukraine]).toEqual([country, { country: 'Ukraine', city: 'Kyiv' }]);
    }
  });

  it.each(['vh-plan', 'vh-plan-nothing', 'vh-for-nothing', 'vh-in-france', 'vh-wordpress', 'vh-', 'vh-in-germany-x'])(
    'isn’t found by the name %s',
    async (slug) => {
      await showPlaceholders('vh-plan', ofPlan);
      expect((await pageOf(slug)).statusCode).toBe(404);
    },
  );

  it('has its figures when everything is sold out', async () => {
    await showPlaceholders('vh-list', everywhere);
    const rooms = await shop.db.select().from(vhCapacity);
    await shop.db.update(vhCapacity).set({ accounts: 0 });
    expect(await placeholdersOf('vh-list')).toMatchObject({ price: data(2.4, '€2.40') });
    for (const { locationId, accounts } of rooms)
      await shop.db.update(vhCapacity).set({ accounts }).where(eq(vhCapacity.locationId, locationId));
    expect(rooms.find(({ locationId }) => locationId === places.zurich)?.accounts).toBe(0);
  });
});
