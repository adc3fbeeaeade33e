import { emailTo, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

// An incident shows on pages that other tests look at.
test.use({ siteEnv: { TZ: 'UTC' } });
test.describe.configure({ mode: 'default' });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('an email template is looked at in both languages, and sent to its reader', async ({
  page,
  context,
  request,
  site,
}) => {
  await sendPassword(context, site.url, staff);
  const main = page.getByRole('main');
  await page.goto('/admin/emails/order-placed/');
  await expect(main.getByText(/Your order/).first()).toBeVisible();
  await main.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/language=ru/);
  await expect(main.getByText(/заказ/i).first()).toBeVisible();
  await main.getByRole('button', { name: 'Send me a test' }).click();
  await expect(main.getByText(`Sent to ${staff.email}.`)).toBeVisible();
  expect(await emailTo(request, site.url, staff.email)).toMatch(/заказ/i);
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
