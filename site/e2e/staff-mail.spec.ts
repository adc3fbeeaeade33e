import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emailTo, makeCustomer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
const secret = 'a-secret-of-at-least-32-characters';

/** A site that gets email to support by the webhook. */
test.use({
  siteEnv: {
    SUPPORT_ADDRESS: 'support@hoster.example',
    SUPPORT_AUTHSERV_IDS: 'mx.example.net',
    SUPPORT_WEBHOOK_SECRET: secret,
  },
});

let mails = 0;

/** Delivers an email to support, as its mail server does. */
async function deliver(origin: string, fields: Record<string, string>, body: string): Promise<void> {
  const head = {
    'Message-ID': `<m${(mails += 1)}@example.com>`,
    To: 'support@hoster.example',
    Date: new Date().toUTCString(),
    'Content-Type': 'text/plain; charset=utf-8',
    ...fields,
  };
  const raw = `${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}\r\n`;
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');
  const answer = await fetch(`${origin}/my/api/support/inbound/`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'hoster-signature': `t=${seconds},v1=${signature}` },
    body: raw,
  });
  expect(answer.status).toBe(200);
}

/** Opens an email in quarantine, once it's judged. */
async function openMail(desk: Page, list: string, subject: string): Promise<void> {
  const link = desk.getByRole('link', { name: subject });
  await expect(async () => {
    await desk.goto(list);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
}

test('staff invite the author of a held message, and accept and discard email in quarantine, without a script', async ({
  browser,
  context,
  page,
  site,
}) => {
  const customer = await makeCustomer(site.url);
  await sendPassword(context, site.url, customer);
  await page.goto('/my/tickets/new/');
  await page.getByLabel('Subject').fill('The server is slow');
  await page.getByLabel('Message', { exact: true }).fill('Since noon');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The server is slow' })).toBeVisible();
  const number = /\/my\/tickets\/(\d+)\//.exec(page.url())?.[1] ?? '';
  const letter = await emailTo(context.request, site.url, customer.email, 'received your ticket');
  const To = /support\+[a-z0-9]+@hoster\.example/.exec(letter)?.[0] ?? '';

  await deliver(site.url, { From: 'Grace <grace@example.com>', To, Subject: 'Re: slow' }, 'I can help');
  const forged = { 'Authentication-Results': 'mx.example.net; dmarc=fail header.from=example.com' };
  await deliver(site.url, { From: customer.email, To, Subject: 'From my server', ...forged }, 'It sends this');
  await deliver(site.url, { From: 'bot@example.org', Subject: 'Buy now', 'Auto-Submitted': 'auto-generated' }, 'Cheap');

  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await sendPassword(office, site.url, staff);
  const desk = await office.newPage();
  const held = desk.getByRole('listitem').filter({ hasText: 'I can help' });
  await expect(async () => {
    await desk.goto(`/admin/tickets/${number}/`);
    await expect(held).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(held.getByText('Held: the customer doesn’t see it')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Since noon')).toBeVisible();
  await expect(page.getByText('I can help')).toBeHidden();
  await held.getByRole('button', { name: 'Invite and accept grace@example.com' }).click();
  await expect(desk.getByRole('row', { name: /grace@example\.com.*Invited/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('I can help')).toBeVisible();

  await openMail(desk, '/admin/mail/', 'From my server');
  await expect(desk.getByText('It sends this')).toBeVisible();
  await expect(desk.getByText('Sender not verified')).toBeVisible();
  await expect(desk.getByLabel('Ticket number')).toHaveValue('');
  await desk.getByLabel('Ticket number').fill('999999');
  await desk.getByRole('button', { name: 'Accept email' }).click();
  await expect(desk.getByText('There’s no ticket with this number.')).toBeVisible();
  await expect(desk.getByLabel('Ticket number')).toHaveValue('999999');
  await desk.getByLabel('Ticket number').fill(number);
  await desk.getByRole('button', { name: 'Accept email' }).click();
  await desk.getByRole('link', { name: `Accepted: ticket #${number}` }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'It sends this' })).toBeVisible();

  await openMail(desk, '/admin/mail/?state=ignored', 'Buy now');
  await desk.getByRole('button', { name: 'Discard email' }).click();
  await expect(desk.getByText('The text was deleted.')).toBeVisible();
  const path = new URL(desk.url()).pathname;
  await desk.goto('/admin/mail/?state=decided');
  await expect(desk.getByRole('row', { name: /Buy now.*Discarded/ })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Address' }).fill('nonsense');
  await desk.getByRole('button', { name: 'Allow address' }).click();
  await expect(desk.getByRole('textbox', { name: 'Address' })).toHaveValue('nonsense');
  await desk.getByRole('textbox', { name: 'Address' }).fill('monitor@example.com');
  await desk.getByRole('button', { name: 'Allow address' }).click();
  await desk.getByRole('button', { name: 'Remove monitor@example.com' }).click();
  await expect(desk.getByRole('row', { name: /monitor@example\.com/ })).toBeHidden();
  await office.close();

  for (const closed of ['/admin/mail/', path]) expect((await page.goto(closed))?.status()).toBe(404);
  await context.clearCookies();
  await sendPassword(context, site.url, staff);
  await context.addCookies([{ name: 'django_language', value: 'ru', url: site.url }]);
  await page.goto(path);
  await expect(page.getByText('Текст удалён.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/mail/?state=decided');
  await expect(page.getByRole('heading', { level: 1, name: 'Карантин писем' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/tickets/${number}/`);
  await expectAccessible(page);
});
