import { emailTo, makeBuyer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

// Texts change on pages that other tests look at.
test.use({ siteEnv: { TZ: 'UTC' } });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('what staff write reaches visitors and customers: a test email, a canned answer, banner, client and news', async ({
  browser,
  context,
  page,
  request,
  site,
}) => {
  const office = await browser.newContext({ baseURL: site.url });
  const desk = await office.newPage();
  await sendPassword(office, site.url, staff);
  const main = desk.getByRole('main');

  await test.step('an email is looked at in both languages and sent to its reader', async () => {
    await desk.goto('/admin/emails/order-placed/');
    await expect(main.getByText(/Your order/).first()).toBeVisible();
    await main.getByRole('link', { name: 'Русский' }).click();
    await expect(desk).toHaveURL(/language=ru/);
    await expect(main.getByText(/заказ/i).first()).toBeVisible();
    await main.getByRole('button', { name: 'Send me a test' }).click();
    await expect(main.getByText(`Sent to ${staff.email}.`)).toBeVisible();
    expect(await emailTo(request, site.url, staff.email)).toMatch(/заказ/i);
  });

  await test.step('an answer is written once, and filled in for a customer', async () => {
    await sendPassword(context, site.url, await makeBuyer(site.url));
    await page.goto('/my/tickets/new/');
    await page.getByLabel('Subject').fill('Where is my invoice?');
    await page.getByLabel('Message', { exact: true }).fill('I can’t find it');
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my invoice?' })).toBeVisible();
    await desk.goto('/admin/tickets/answers/?edit=new');
    const dialog = desk.getByRole('dialog', { name: 'Add answer' });
    await settled(desk);
    await dialog.getByLabel('Name', { exact: true }).fill('Invoices');
    await dialog.getByLabel('Text in English').fill('Dear {client}, see Invoices.');
    await dialog.getByLabel('Text in Russian').fill('{customer}, откройте раздел «Счета».');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(dialog.getByText(/There are no other placeholders/)).toBeVisible();
    await dialog.getByLabel('Text in English').fill('Dear {customer}, see Invoices.');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(desk.getByText('Answer saved.')).toBeVisible();
    await desk.goto('/admin/tickets/');
    await main.getByRole('link', { name: /Where is my invoice\?/ }).click();
    await settled(desk);
    await main.getByLabel('Canned answer').selectOption('Invoices');
    await main.getByRole('button', { name: 'Insert' }).click();
    await expect(main.getByLabel('Message', { exact: true })).toHaveValue(/^Dear Ada(?: Berg)?, see Invoices\.$/);
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('listitem').getByText(/Dear Ada/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(/Dear Ada.*see Invoices/)).toBeVisible();
  });

  await test.step('a banner', async () => {
    await desk.goto('/admin/banner/');
    await main.getByLabel('Text (English)').fill('Moving day: setup is free');
    await main.getByLabel('Text (Russian)').fill('День переезда: установка бесплатно');
    await main.getByRole('checkbox', { name: 'Show this banner' }).check();
    await main.getByLabel('Start, UTC').fill('2020-01-02T10:00');
    await main.getByLabel('End, UTC').fill('2020-01-01T10:00');
    await main.getByRole('button', { name: 'Save banner' }).click();
    await expect(main.getByLabel('End, UTC'), 'an end before its start').toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Text (English)')).toHaveValue('Moving day: setup is free');
    await main.getByLabel('End, UTC').fill(`${tomorrow()}T10:00`);
    await main.getByRole('button', { name: 'Save banner' }).click();
    await expect(main.getByText('Saved.')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('a reference client', async () => {
    await desk.goto('/admin/clients/?edit=new');
    const dialog = desk.getByRole('dialog', { name: 'Add client' });
    await settled(desk);
    await dialog.getByLabel('Name', { exact: true }).fill('Fair & Sons');
    await dialog.getByLabel('Website').fill('fair.example');
    await dialog.getByRole('button', { name: 'Save client' }).click();
    await expect(dialog.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Website').fill('https://fair.example/');
    await dialog.getByRole('button', { name: 'Save client' }).click();
    await expect(desk.getByRole('row').filter({ hasText: 'Fair & Sons' })).toContainText('Shown');
  });

  await test.step('a news article', async () => {
    await desk.goto('/admin/content/news/new/');
    await settled(desk);
    await main.getByLabel('Name in the address').fill('new-hall');
    await main.getByRole('checkbox').last().check();
    const english = main.getByRole('region', { name: 'English' });
    await english.getByLabel('Title').fill('A new hall in Frankfurt');
    await english.getByLabel('Teaser').fill('Twice the room.');
    await english.getByLabel('Text').fill('It is **cold** there.');
    await main.getByRole('button', { name: 'Save article' }).click();
    await expect(main.getByText('Article saved.')).toBeVisible();
    await expectAccessible(desk);
  });
  await office.close();

  const visitor = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const visit = await visitor.newPage();
  // Pages that others have just seen follow a little later.
  await expect(async () => {
    await visit.goto('/virtual-private-servers/');
    await expect(visit.getByText('Moving day: setup is free')).toBeVisible({ timeout: 500 });
  }).toPass();
  await visit.goto('/ru/virtual-private-servers/');
  await expect(visit.getByText('День переезда: установка бесплатно')).toBeVisible();
  await visit.goto('/');
  await expect(visit.getByText('Fair & Sons').first()).toBeVisible();
  await visit.goto('/news/');
  await visit.getByRole('link', { name: 'A new hall in Frankfurt' }).first().click();
  await expect(visit.getByRole('heading', { level: 1, name: 'A new hall in Frankfurt' })).toBeVisible();
  await expect(visit.locator('strong', { hasText: 'cold' })).toBeVisible();
  await visitor.close();
});

test('the queue is worked off by keyboard', async ({ page, context, site }) => {
  await sendPassword(context, site.url, staff);
  const main = page.getByRole('main');
  await page.goto('/admin/incidents/new/');
  await settled(page);
  for (const [label, text] of [
    ['Title (English)', 'Noise in hall two'],
    ['Title (Russian)', 'Шум во втором зале'],
    ['Message (English)', 'We are looking.'],
    ['Message (Russian)', 'Разбираемся.'],
  ] as const)
    await main.getByLabel(label).fill(text);
  await main.getByRole('group', { name: 'VPS' }).getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.')).toBeVisible();

  await page.goto('/admin/?kind=incident');
  await settled(page);
  const row = main.getByRole('row').filter({ hasText: 'Noise in hall two' });
  await page.keyboard.press('j');
  await expect(row.getByRole('link', { name: /^Noise in hall two/ })).toBeFocused();
  await page.keyboard.press('k');
  await expect(row.getByRole('link', { name: /^Noise in hall two/ })).toBeFocused();
  await row.getByRole('button', { name: /^Take/ }).press('Enter');
  await expect(page.getByText('It’s yours now.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Take/ })).toHaveCount(0);

  const manage = row.getByRole('link', { name: 'Manage Noise in hall two' });
  const dialog = page.getByRole('dialog', { name: 'Manage' });
  await manage.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(manage, 'back where it was opened').toBeFocused();
  await manage.press('Enter');
  await dialog.getByLabel('Snooze until').fill('2020-02-02');
  await dialog.getByRole('button', { name: 'Snooze' }).press('Enter');
  await expect(dialog.getByLabel('Snooze until')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Snooze until').fill(tomorrow());
  await dialog.getByRole('button', { name: 'Snooze' }).press('Enter');
  await expect(page.getByText('Snoozed. It comes back by itself.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await main.getByRole('link', { name: 'Snoozed' }).press('Enter');
  await expect(row).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search the staff area' });
  await expect(palette).toBeFocused();
  await palette.fill('demo@hoster.example');
  await expect(page.getByRole('option', { name: /Alex Sommer/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: /Alex Sommer/ })).toHaveCount(0);
});
