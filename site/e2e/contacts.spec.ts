import type { Page } from '@playwright/test';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, freshEmail, readMail, settled, test } from './support/test.ts';

const SUPPORT = 'hello@hoster.example';
const main = (page: Page) => page.getByRole('main');

async function fill(page: Page, email: string, subject: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ann Lee');
  await main(page).getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Do you have a VPS with 64 GB?');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: javaScriptEnabled ? '@full' : [] }, () => {
    test.use({ javaScriptEnabled });

    test('a message reaches support, and its number stays', async ({ page, site }) => {
      const email = freshEmail();
      const subject = `More memory for ${email}`;
      await page.goto('/contacts/#contact-form');
      await fill(page, 'ann', subject);
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert').getByText('Email: Enter a valid email address.')).toBeVisible();
      await expect(page.getByLabel('Message'), 'nothing is lost').toHaveValue('Do you have a VPS with 64 GB?');
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByLabel('Email').fill(email);
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText(/^Message \d+ sent$/)).toBeVisible();
      if (javaScriptEnabled) await expect(main(page).getByRole('status').filter({ hasText: 'Message' })).toBeFocused();
      const id = /sent=(\d+)/.exec(page.url())?.[1] ?? '';
      const letter = await readMail(page, site.url, SUPPORT, new RegExp(`#${id}. ${subject}`));
      expect(letter).toContain(`Reply to: ${email}`);
      expect(letter).toContain('Do you have a VPS with 64 GB?');
      expect(await readMail(page, site.url, email, /received your message/)).toContain(id);
    });
  });
}

test('a message from an address with a name and a domain in Cyrillic is confirmed there', async ({ page, site }) => {
  const mailbox = `имя${Date.now()}`;
  await page.goto('/contacts/#contact-form');
  await fill(page, `${mailbox}@пример.рф`, 'More memory');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Message \d+ sent$/)).toBeVisible();
  const id = /sent=(\d+)/.exec(page.url())?.[1] ?? '';
  expect(await readMail(page, site.url, `${mailbox}@xn--e1afmkfd.xn--p1ai`, /received your message/)).toContain(id);
});

test('another message begins in the first empty field', { tag: '@full' }, async ({ page, context, site }) => {
  await sendPassword(context, site.url, await makeBuyer(site.url));
  await page.goto('/contacts/');
  await page.getByLabel('Subject').fill('More memory');
  await page.getByLabel('Message').fill('Do you have a VPS with 64 GB?');
  // Only the script moves the focus from the link that goes.
  await settled(page);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'Send another message' }).press('Enter');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test(
  'in Russian, from Russia: the company there is first, and gets the message',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await context.setExtraHTTPHeaders({ 'CF-IPCountry': 'RU' });
    const email = freshEmail();
    await page.goto('/ru/contacts/');
    await expect(page.locator('html')).toHaveAttribute('prefix', /^og: https:/);
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText('ООО «Хостер Демо»');
    await page.getByLabel('Имя').fill('Олег');
    await main(page).getByLabel('Электронная почта').fill(email);
    await page.getByLabel('Тема').fill(`Счёт ${email}`);
    await page.getByLabel('Сообщение').fill('Пришлите, пожалуйста, счёт.');
    await main(page).getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(/^Сообщение №.\d+ отправлено$/)).toBeVisible();
    await context.setExtraHTTPHeaders({});
    expect(await readMail(page, site.url, 'privet@hoster.example', new RegExp(email))).toContain('Пришлите');
  },
);

test('a customer’s name and email are filled in', { tag: '@full' }, async ({ page, context, site }) => {
  const customer = await makeBuyer(site.url);
  await sendPassword(context, site.url, customer);
  await page.goto('/contacts/');
  await expect(main(page).getByLabel('Email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Berg');
});

test(
  'the subject suggests help articles while it’s typed, and nothing is lost by reading one',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/contacts/#contact-form');
    await page.getByLabel('Your name').fill('Ann Lee');
    await page.getByLabel('Subject').pressSequentially('My ssh key');
    const articles = page.getByRole('list', { name: 'These help articles may answer your question:' });
    await expect(articles.getByRole('link')).toHaveCount(3);
    await expect(main(page).getByRole('status').filter({ hasText: '3 help articles' })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const link = articles.getByRole('link').first();
    await expect(link).toBeFocused();
    const title = await link.innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your name')).toHaveValue('Ann Lee');
    await expect(page.getByLabel('Subject')).toHaveValue('My ssh key');
    await expect(articles.getByRole('link').first(), 'the kept subject suggests them again').toHaveText(title);
  },
);
