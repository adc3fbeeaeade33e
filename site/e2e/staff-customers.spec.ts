import { makeBuyer, sendPassword } from './support/customers.ts';
import { choose, expect, expectAccessible, settled, test } from './support/test.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript, on a phone', () => {
    test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { viewport: { width: 390, height: 844 } }) });

    test('staff find a customer by the last digits of a card and credit them, which the customer sees', async ({
      browser,
      context,
      page,
      site,
    }) => {
      const customer = await makeBuyer(site.url);
      await sendPassword(context, site.url, customer);
      await page.goto('/my/billing/');
      await page.getByRole('button', { name: 'Add card' }).click();
      await page.waitForURL('**/bank/pay/**');
      await page.getByRole('button', { name: 'Add card', exact: true }).click();
      await expect(
        page.getByText(/^Card added\. Renewals are paid from your balance first, then with Visa/),
      ).toBeVisible();

      const office = await browser.newContext({
        baseURL: site.url,
        javaScriptEnabled,
        ...(!javaScriptEnabled && { viewport: { width: 390, height: 844 } }),
      });
      const desk = await office.newPage();
      await sendPassword(office, site.url, staff);
      await desk.goto('/admin/customers/');
      if (javaScriptEnabled) await settled(desk);
      await desk.getByRole('searchbox', { name: 'Search customers' }).fill('4242');
      await desk.getByRole('button', { name: 'Search', exact: true }).click();
      const row = desk.getByRole('row').filter({ hasText: customer.email });
      await expect(row).toContainText('Found by card');
      await row.getByRole('link', { name: 'Ada Berg' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Ada Berg' })).toBeVisible();
      await expect(desk.getByText('•••• 4242')).toBeVisible();
      await desk.getByRole('link', { name: 'Money' }).click();
      await desk.getByRole('link', { name: 'Change the balance' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Change the balance' });
      if (javaScriptEnabled) await settled(desk);
      await choose(dialog.getByRole('radio', { name: 'Debit' }));
      await dialog.getByLabel('Amount in EUR').fill('12.5');
      await dialog.getByLabel('Description for the customer').fill('Sorry for the outage');
      await dialog.getByLabel('Reason').fill('Outage in Frankfurt');
      await dialog.getByRole('button', { name: 'Change the balance' }).click();
      await expect(dialog.getByText('That’s more than is on the balance.')).toBeVisible();
      await expect(dialog.getByLabel('Reason')).toHaveValue('Outage in Frankfurt');
      await choose(dialog.getByRole('radio', { name: 'Credit' }));
      await dialog.getByRole('button', { name: 'Change the balance' }).click();
      await expect(desk.getByRole('status').filter({ hasText: 'Balance changed.' })).toBeVisible();
      await expect(desk.getByRole('row').filter({ hasText: 'Sorry for the outage' })).toContainText('€12.50');
      // axe itself is a script.
      if (javaScriptEnabled) await expectAccessible(desk);
      await desk.goto('/admin/audit/?search=Outage');
      await expect(desk.getByRole('row').filter({ hasText: 'Done' })).toContainText('balance: 0.00 → 12.50');
      await office.close();

      await page.goto('/my/billing/');
      await expect(page.getByRole('row').filter({ hasText: 'Sorry for the outage' })).toContainText('€12.50');
    });
  });

test('a blocked customer can’t sign in until staff unblock them', async ({ browser, context, page, site }) => {
  const customer = await makeBuyer(site.url);
  await sendPassword(context, site.url, staff);
  await page.goto(`/admin/customers/?search=${customer.email}`);
  await page.getByRole('link', { name: 'Ada Berg' }).click();
  await settled(page);
  await page.getByRole('link', { name: 'Block: Ada Berg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block' });
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Sends spam');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked and signed out.')).toBeVisible();
  await expect(page.getByText(/Blocked since .*: Sends spam/)).toBeVisible();
  await expectAccessible(page);

  const home = await browser.newContext({ baseURL: site.url });
  const visit = await home.newPage();
  const signIn = async () => {
    await visit.goto('/auth/login/');
    await visit.locator('main input[name=login]').fill(customer.email);
    await visit.locator('main input[name=password]').fill(customer.password);
    await visit.locator('main input[name=password]').press('Enter');
  };
  await signIn();
  await expect(visit.getByRole('main')).toContainText(/disabled|blocked|inactive|contact/i);
  await page.getByRole('link', { name: 'Unblock: Ada Berg' }).click();
  await page.getByRole('dialog', { name: 'Unblock' }).getByLabel('Reason').fill('Has explained');
  await page.getByRole('dialog', { name: 'Unblock' }).getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Unblocked.')).toBeVisible();
  await signIn();
  await visit.waitForURL('**/my/**');
  await home.close();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('two accounts of one customer are merged, and the second signs in no more', async ({
      browser,
      context,
      page,
      site,
    }) => {
      const [kept, other] = [await makeBuyer(site.url), await makeBuyer(site.url)];
      await sendPassword(context, site.url, staff);
      await page.goto(`/admin/customers/?search=${kept.email}`);
      await page.getByRole('link', { name: 'Ada Berg' }).click();
      await page.getByRole('link', { name: 'Merge with another customer' }).click();
      const dialog = page.getByRole('dialog', { name: /Merge/ });
      const field = dialog.getByRole('textbox').first();
      if (javaScriptEnabled) await settled(page);
      await field.fill('nobody@nowhere.example');
      await dialog.getByRole('button').last().click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(other.email);
      await dialog.getByRole('button').last().click();
      await expect(dialog.getByText(other.email)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await dialog.getByLabel('Reason').fill('Signed up twice');
      await dialog.getByRole('button').last().click();
      await expect(page.getByText('Customers merged.')).toBeVisible();
      await page.goto(`/admin/customers/?search=${other.email}`);
      await expect(page.getByRole('row').filter({ hasText: 'Ada Berg' })).toContainText(kept.email);

      const visit = await (await browser.newContext({ baseURL: site.url })).newPage();
      await visit.goto('/auth/login/');
      await visit.locator('main input[name=login]').fill(other.email);
      await visit.locator('main input[name=password]').fill(other.password);
      await visit.locator('main input[name=password]').press('Enter');
      await expect(visit.getByRole('main').getByRole('alert').first()).toBeVisible();
      await visit.context().close();
    });
  });

test('every part of a customer’s page is accessible, and customers find none of it', async ({
  context,
  page,
  site,
}) => {
  await sendPassword(context, site.url, staff);
  await page.goto('/admin/customers/?search=demo@hoster.example');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alex Sommer' }).click();
  await page.getByRole('navigation', { name: 'Pages of the customer' }).waitFor();
  const path = new URL(page.url()).pathname;
  for (const tab of ['services', 'tickets', 'sessions', 'notes']) {
    await page.goto(`${path}?tab=${tab}`);
    await expectAccessible(page);
  }
  await page.getByLabel('New note').fill('Prefers calls\nin the morning');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('main').getByText('Prefers calls')).toBeVisible();
  await page.getByRole('button', { name: /^Delete note/ }).click();
  await expect(page.getByText('Note deleted.')).toBeVisible();
  await context.clearCookies();
  await sendPassword(context, site.url, { email: 'demo@hoster.example', password: 'demo-hoster-2026' });
  expect((await page.goto(path))?.status()).toBe(404);
  expect((await page.goto('/admin/customers/'))?.status()).toBe(404);
});
