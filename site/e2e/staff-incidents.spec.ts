import { emailTo, makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { choose, expect, expectAccessible, test } from './support/test.ts';
import { words } from './support/words.ts';

// Incidents show on pages that other tests look at.
test.use({ siteEnv: { TZ: 'UTC' } });
test.describe.configure({ mode: 'default' });

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const title = 'Packet loss in Frankfurt';

test('staff publish an incident, its customer reads of it on the site and by email until it is resolved', async ({
  browser,
  context,
  page,
  request,
  site,
}) => {
  const buyer = await makeBuyer(site.url);
  await sendPassword(context, site.url, buyer);
  await page.goto('/virtual-private-servers/nvme-3/?stage=payment&name=lossy-box');
  await choose(page.getByRole('radio', { name: /^Bank card/ }));
  await acceptTerms(page, words.en);
  await page.getByRole('button', { name: words.en.order }).click();
  await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'lossy-box' }).click();
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible();

  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const desk = await office.newPage();
  await sendPassword(office, site.url, staff);
  await desk.goto('/admin/incidents/');
  await desk.getByRole('link', { name: 'Open incident' }).click();
  await desk.getByLabel('Title (English)').fill(title);
  await desk.getByLabel('Message (English)').fill('We’re looking for the cause.');
  await desk.getByLabel('Message (Russian)').fill('Ищем причину.');
  await desk.getByRole('radio', { name: 'Major outage' }).check();
  for (const box of await desk.getByRole('group', { name: 'VPS' }).getByRole('checkbox').all()) await box.check();
  await desk.getByRole('checkbox', { name: 'Email affected customers' }).check();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByLabel('Title (Russian)')).toHaveAttribute('aria-invalid', 'true');
  await desk.getByLabel('Title (Russian)').fill('Потери пакетов');
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByRole('heading', { name: title })).toBeVisible();
  await expect(desk.getByRole('table').getByText('lossy-box')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Published.')).toBeVisible();

  await page.goto('/status/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto('/my/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await (await request.get(`${site.url}/status.atom`)).text()).toContain(title);
  expect(await emailTo(request, site.url, buyer.email, title)).toContain('lossy-box');
  await desk.goto('/admin/?kind=incident');
  await desk.getByRole('link', { name: /^Packet loss/ }).click();

  await desk.getByRole('radio', { name: 'Resolved' }).check();
  await desk.getByLabel('Message (English)').fill('It’s fixed.');
  await desk.getByLabel('Message (Russian)').fill('Исправлено.');
  await desk.getByRole('checkbox', { name: 'Email customers who got the first email' }).check();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Published.')).toBeVisible();
  await emailTo(request, site.url, buyer.email, `Resolved: ${title}`);
  await page.goto('/my/');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await office.close();
});

test('the pages of incidents are accessible', async ({ context, page, site }) => {
  await sendPassword(context, site.url, staff);
  await page.goto('/admin/incidents/?state=past');
  await expectAccessible(page);
  await page.goto('/admin/incidents/new/?kind=maintenance');
  await expectAccessible(page);
});
