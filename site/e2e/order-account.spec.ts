import { makeBuyer } from './support/customers.ts';
import { signUpMidway } from './support/order.ts';
import { expect, freshEmail, goodPassword, linkIn, readMail, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;
const stage = '/virtual-private-servers/nvme-3/?name=phone-1&stage=account';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a new buyer signs up inside the order, and the email leads back to it', async ({ page, site }) => {
      await page.goto(stage);
      await signUpMidway(page, site.url, t, async () => {
        await expect(page.getByRole('navigation', { name: 'Order steps' }), 'the order stays in sight').toBeVisible();
        await expect(page.getByText('Total', { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('link', { name: 'Open mail app' })).toBeVisible();
      });
      await expect(page).toHaveURL(/name=phone-1&stage=personal-data/);
    });

    test('the same form signs a customer in', async ({ page, site }) => {
      const { email, password } = await makeBuyer(site.url);
      await page.goto(stage);
      await page.getByLabel(t.email, { exact: true }).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: javaScriptEnabled ? t.signUp : 'I have an account: sign in' }).click();
      await expect(page).toHaveURL(/name=phone-1&stage=payment/);
    });

    test('who has an account gets to the sign-in form, with the email and no errors', async ({ page, site }) => {
      const { email, password } = await makeBuyer(site.url);
      await page.goto(stage);
      await page.getByLabel(t.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: 'I have an account: sign in' }).click();
      // Before the script has started, the button leads to another page. It keeps its name until that is there, while
      // the other button says that the form is being sent.
      await expect(page.getByRole('button', { name: 'I have an account: sign in' })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: /^Email or|^Email$/ })).toHaveValue(email);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
      await expect(page).toHaveURL(/name=phone-1&stage=payment/);
    });
  });
}

test('the order continues in its own tab once the link of the email was opened in another', async ({
  context,
  page,
  site,
}) => {
  await page.goto(stage);
  const email = freshEmail();
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: t.signUp }).click();
  await expect(page.getByText(t.checkMail)).toBeVisible();
  const other = await context.newPage();
  const mail = await readMail(other, site.url, email, t.confirmSubject);
  await other.goto(linkIn(mail, '/auth/confirm-email/'));
  await expect(other).toHaveURL(/stage=personal-data/);
  await expect(page).toHaveURL(/stage=personal-data/);
});
