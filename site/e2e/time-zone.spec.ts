import { makeCustomer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', { tag: '@full' }, () => {
    test.use({ javaScriptEnabled, timezoneId: 'America/Los_Angeles' });

    test('times follow the time zone that is chosen in the settings', async ({ context, page, site }) => {
      await sendPassword(context, site.url, await makeCustomer(site.url));
      await page.goto('/my/settings/');
      const zone = page.getByLabel('Show times in');
      await expect(zone).toHaveValue('');
      await zone.selectOption('Asia/Tokyo');
      if (javaScriptEnabled) await settled(page);
      await page.getByRole('button', { name: 'Save time zone' }).click();
      await expect(page.getByText('Time zone saved.')).toBeVisible();
      await expect(zone).toHaveValue('Asia/Tokyo');
      if (javaScriptEnabled) await expectAccessible(page);

      await page.goto('/my/security/');
      const session = page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem').first();
      await expect(session).toContainText('GMT+9');

      await page.goto('/my/settings/');
      await zone.selectOption('');
      await page.getByRole('button', { name: 'Save time zone' }).click();
      await expect(page.getByText('Time zone saved.')).toBeVisible();
      await page.goto('/my/security/');
      await expect(session).not.toContainText('GMT+9');
    });
  });
