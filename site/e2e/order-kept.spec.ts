import type { Page } from '@playwright/test';
import { acceptTerms, signUpMidway } from './support/order.ts';
import { expect, logInAsDemo, settled, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const plan = '/virtual-private-servers/nvme-3/';
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';
/** Every text as long as it may be. */
const longest = {
  name: `${'kept-'.repeat(12)}123`,
  project: '😀'.repeat(32),
  comment: `Первая строка\n${'я'.repeat(986)}${'😀'.repeat(500)}`,
  iso: `https://example.org/${'a'.repeat(2028)}`,
  keyTitle: 'ж'.repeat(100),
};

test.use({ viewport: { width: 1440, height: 900 } });

const commentOf = (page: Page) => page.getByLabel(/^Comment for our engineers/);
const projectOf = (page: Page) => page.locator('[name=project_name]');
const unfold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first().click();

async function fillAndSignUp(page: Page, origin: string): Promise<void> {
  await page.getByLabel(/^Hostname/).fill(longest.name);
  await page.getByRole('radiogroup', { name: 'What to install' }).getByText('Disk images').click();
  await page.getByText('Your own ISO', { exact: true }).click();
  await page.getByLabel('ISO image address').fill(longest.iso);
  await unfold(page, 'Project and notes');
  await projectOf(page).fill(longest.project);
  await commentOf(page).fill(longest.comment);
  await unfold(page, 'SSH keys');
  await page.getByText('Add an SSH key', { exact: true }).click();
  await page.getByLabel('Key name').fill(longest.keyTitle);
  await page.getByLabel('Public key').fill(publicKey);
  await page.getByRole('button', { name: t.toAccount }).first().click();
  await expect(page, 'nothing private in the address').toHaveURL(
    /nvme-3\/\?image=\d+&name=[-\w]{63}&project_name=[%\w]+&stage=account$/,
  );
  await signUpMidway(page, origin, t);
  await page.getByRole('link', { name: 'Configuration' }).first().click();
  await expect(page.getByLabel(/^Hostname/)).toHaveValue(longest.name);
  await expect(page.getByLabel('ISO image address')).toHaveValue(longest.iso);
  await expect(
    page
      .getByLabel('New project')
      .or(page.getByLabel(/^Project/))
      .last(),
  ).toHaveValue(longest.project);
  await expect(commentOf(page)).toHaveValue(longest.comment);
  await expect(page.getByLabel('Key name')).toHaveValue(longest.keyTitle);
  await expect(page.getByLabel('Public key')).toHaveValue(publicKey);
}

/** At the payment stage as the demo customer, whose session then ends; a way to pay is chosen. */
async function loseSession(page: Page): Promise<void> {
  await page.goto(`${plan}?name=kept-2&stage=payment`);
  await page.getByText('Bank card', { exact: true }).click();
  await acceptTerms(page, t);
  await page.context().clearCookies({ name: 'sessionid' });
  await page.getByRole('button', { name: t.order }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your session has ended');
  await page.locator('main input[name=login]').fill('demo');
  await page.locator('main input[name=password]').fill('demo-hoster-2026');
  await page.locator('main input[name=password]').press('Enter');
  await expect(page).toHaveURL(/name=kept-2&stage=(payment|account)/);
  await expect(page.getByRole('radio', { name: /Bank card/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: t.accept }), 'consent is given anew').not.toBeChecked();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@full' : [] },
    () => {
      test.use({ javaScriptEnabled });

      test('every text survives a sign-up at its limit', async ({ page, site }) => {
        await page.goto(plan);
        await fillAndSignUp(page, site.url);
      });

      test('a hostname that no order may have stops at its stage', async ({ page }) => {
        await logInAsDemo(page);
        await page.goto(`${plan}?name=-bad_&stage=payment`);
        await expect(page).toHaveURL(/name=-bad_#name$/);
        const name = page.getByLabel(/^Host ?name/);
        await expect(name).toHaveAttribute('aria-invalid', 'true');
        await page.getByRole('button', { name: 'Continue to payment' }).first().click();
        await expect(name).toHaveAttribute('aria-invalid', 'true');
        await name.fill('good');
        await page.getByRole('button', { name: 'Continue to payment' }).first().click();
        await expect(page).toHaveURL(/name=good&stage=payment$/);
      });

      test('reports a session that ends mid-order, and the order continues after sign-in', async ({ page }) => {
        await logInAsDemo(page);
        await loseSession(page);
      });
    },
  );
}

test('a refused order shows the reason until its form is sent again', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  await page.goto(`${plan}?stage=payment`);
  await settled(page);
  await page.route('**/my/api/vps-order/', (route) =>
    route.fulfill({ status: 400, json: { location: ['This location is being serviced.'] } }),
  );
  await page.getByText('Account balance', { exact: true }).click();
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  const told = page.getByText('This location is being serviced.').first();
  await expect(told).toBeVisible();
  const bottom = ({ y, height }: { y: number; height: number }) => y + height;
  const [list, heading] = await Promise.all([
    page.getByRole('alert').filter({ hasText: 'Fix 1 issue' }).boundingBox(),
    page.getByRole('heading', { name: 'Location' }).boundingBox(),
  ]);
  expect(heading?.y, 'room below the list').toBeGreaterThan((list ? bottom(list) : Infinity) + 16);
  await page.getByLabel(/^Host ?name/).fill('renamed');
  await expect(page).toHaveURL(/name=renamed/);
  await expect(told, 'still there after another field has changed').toBeVisible();
});
