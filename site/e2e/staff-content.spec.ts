import type { Browser, Page } from '@playwright/test';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { expect, settled, test } from './support/test.ts';

// What is written here shows on pages that other tests look at.
test.use({ siteEnv: { TZ: 'UTC' } });
test.describe.configure({ mode: 'default' });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

/** A page of the staff, in a browser of their own. */
async function office(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled });
  await sendPassword(context, url, staff);
  return context.newPage();
}

const fill = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
};

test('staff write a news article in two languages without a script, and visitors read it', async ({
  browser,
  page,
  site,
}) => {
  const desk = await office(browser, site.url, false);
  const main = desk.getByRole('main');
  await desk.goto('/admin/content/news/new/');
  await desk.getByLabel('Name in the address').fill('Our new rack');
  const english = main.getByRole('region', { name: 'English' });
  const russian = main.getByRole('region', { name: 'Russian' });
  await english.getByLabel('Title').fill('A new rack in Zurich');
  await english.getByLabel('Text').fill('It has **forty** places.');
  await main.getByRole('button', { name: 'Preview' }).click();
  // Nothing is public before it's saved, and nothing typed is lost.
  await expect(english.getByRole('strong')).toHaveText('forty');
  await main.getByRole('button', { name: 'Save article' }).click();
  await expect(main.getByRole('alert')).toContainText('Teaser');
  await english.getByLabel('Teaser').fill('Room for forty more servers.');
  await russian.getByLabel('Title').fill('Новая стойка в Цюрихе');
  await russian.getByLabel('Teaser').fill('Место ещё для сорока серверов.');
  await russian.getByLabel('Text').fill('В ней **сорок** мест.');
  await main.getByRole('button', { name: 'Save article' }).click();
  await expect(desk.getByText('Article saved.')).toBeVisible();

  await page.goto('/news/');
  await page.getByRole('link', { name: 'A new rack in Zurich' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A new rack in Zurich' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('strong').filter({ hasText: 'forty' })).toBeVisible();
  await page.goto('/ru/news/our-new-rack/');
  await expect(page.getByRole('heading', { level: 1, name: 'Новая стойка в Цюрихе' })).toBeVisible();
  await desk.context().close();
});

test('staff name a client without a script, whose quote is on the home page in both languages', async ({
  browser,
  page,
  site,
}) => {
  const desk = await office(browser, site.url, false);
  await desk.goto('/admin/clients/?edit=new');
  await fill(desk, { Name: 'Nordlicht Verlag', Website: 'nordlicht', 'Quote (English)': 'It simply runs.' });
  await desk.getByRole('button', { name: 'Save client' }).click();
  await expect(desk.getByRole('alert').first()).toContainText('Website');
  await fill(desk, {
    Website: 'https://nordlicht.example/',
    'Quote (Russian)': 'Просто работает.',
    'Who says it (English)': 'Ada Berg, publisher',
    'Who says it (Russian)': 'Ада Берг, издатель',
  });
  await desk.getByRole('button', { name: 'Save client' }).click();
  await expect(desk.getByText('Saved.')).toBeVisible();

  const quoteOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('blockquote');
  await page.goto('/');
  await expect(quoteOf('Nordlicht Verlag')).toHaveText('It simply runs.');
  await page.goto('/ru/');
  await expect(quoteOf('Ада Берг')).toHaveText('Просто работает.');
  await desk.context().close();
});

test('staff announce something in the banner of the catalogue, for its time', async ({ browser, page, site }) => {
  const desk = await office(browser, site.url, false);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  await desk.goto('/admin/banner/');
  await fill(desk, {
    'Text (English)': 'Winter: two weeks free',
    'Text (Russian)': 'Зимой две недели бесплатно',
    Link: '/vpn/',
    'Start, UTC': at(2),
    'End, UTC': at(1),
  });
  await desk.getByRole('checkbox', { name: 'Show this banner' }).check();
  await desk.getByRole('button', { name: 'Save banner' }).click();
  await expect(desk.getByRole('alert').first()).toContainText('End, UTC');
  await desk.getByLabel('Start, UTC').fill(at(-1));
  await desk.getByRole('button', { name: 'Save banner' }).click();
  await expect(desk.getByText('Shown now')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/virtual-private-servers/');
  await expect(page.getByText('Winter: two weeks free').first()).toBeVisible();
  await page.goto('/ru/virtual-private-servers/');
  await expect(page.getByText('Зимой две недели бесплатно').first()).toBeVisible();
  await desk.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `a canned answer is written once and put into a ticket, ${javaScriptEnabled ? 'with' : 'without'} script`,
    { tag: javaScriptEnabled ? [] : '@full' },
    async ({ browser, context, page, site }) => {
      const name = `Backups ${javaScriptEnabled ? 'with' : 'without'} script`;
      await sendPassword(context, site.url, await makeCustomer(site.url));
      await page.goto('/my/tickets/new/');
      await settled(page);
      await page.getByLabel('Subject').fill('Where are my backups?');
      await page.getByLabel('Message', { exact: true }).fill('I can’t find them.');
      await page.getByRole('button', { name: 'Open ticket' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Where are my backups?' })).toBeVisible();
      const number = /\/my\/tickets\/(\d+)\//.exec(page.url())?.[1] ?? '';

      const desk = await office(browser, site.url, javaScriptEnabled);
      const main = desk.getByRole('main');
      await desk.goto('/admin/tickets/answers/?edit=new');
      if (javaScriptEnabled) await settled(desk);
      const form = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Save answer' }) });
      await form.getByLabel('Name', { exact: true }).fill(name);
      await form.getByLabel('Text in English').fill('They are under Backups. See ticket {nummer}.');
      await form.getByLabel('Text in Russian').fill('Они в разделе «Бэкапы». Тикет {ticket}.');
      await form.getByRole('button', { name: 'Save answer' }).click();
      await expect(form.getByText(/nummer/).last()).toBeVisible();
      await form.getByLabel('Text in English').fill('They are under Backups. See ticket {ticket}.');
      await form.getByRole('button', { name: 'Save answer' }).click();
      await expect(desk.getByText('Answer saved.')).toBeVisible();

      await desk.goto(`/admin/tickets/${number}/`);
      if (javaScriptEnabled) await settled(desk);
      await main.getByLabel('Canned answer').selectOption(name);
      await main.getByRole('button', { name: 'Insert' }).click();
      await expect(main.getByLabel('Message', { exact: true })).toHaveValue(
        /They are under Backups\. See ticket #?\d+\./,
      );
      await main.getByRole('button', { name: 'Send' }).click();
      await expect(main.getByRole('listitem').getByText(/They are under Backups/)).toBeVisible();
      await page.goto(`/my/tickets/${number}/`);
      await expect(page.getByRole('listitem').getByText(/They are under Backups\. See ticket/)).toBeVisible();
      await desk.context().close();
    },
  );
}
