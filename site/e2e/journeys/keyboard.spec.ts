import { tabTo, typePersonalData } from '../support/keyboard.ts';
import { expectActiveService } from '../support/order.ts';
import { expect, freshEmail, goodPassword, linkIn, readMail, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an order can be placed with the keyboard only', async ({ page, site }) => {
  const t = words.en;
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', /All VPS plans/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /VPS/ })).toBeVisible();
  await page.waitForURL('**/virtual-private-servers/');
  await tabTo(page, 'link', /Order NVMe 3/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /NVMe 3/ })).toBeVisible();

  // Arrows choose within a group of radio buttons.
  await tabTo(page, 'radio', /Frankfurt/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Rotterdam/ })).toBeChecked();
  await tabTo(page, 'textbox', /^Hostname/);
  await page.keyboard.type('keys-1');
  await tabTo(page, 'button', /Continue to account/);
  await expect(page).toHaveURL(/location=\d+.*name=keys-1/);
  await page.keyboard.press('Enter');

  await page.waitForURL('**stage=account**');
  const email = freshEmail();
  await tabTo(page, 'textbox', /^Email$/);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.checkMail)).toBeVisible();
  await page.goto(linkIn(await readMail(page, site.url, email, t.confirmSubject), '/auth/confirm-email/'));

  await page.waitForURL('**stage=personal-data**');
  await typePersonalData(page);

  await page.waitForURL('**stage=payment**');
  await tabTo(page, 'radio', /Bank card/);
  await tabTo(page, 'checkbox', /I accept the/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Order NVMe 3/);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Demo Bank', { exact: true })).toBeVisible();
  await tabTo(page, 'button', /^Pay$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.ready })).toBeVisible();
  await expectActiveService(page, site.url, { t, email, name: 'keys-1', total: /16\.07/ });
});
