import type { Page } from '@playwright/test';
import { emailTo, makeCustomer, sendPassword } from './support/customers.ts';
import { expectHeard, listen } from './support/heard.ts';
import { type Running, shareSite, type SharedSite } from './support/processes.ts';
import { deliver, supportMail } from './support/support-mail.ts';
import { expect, settled, test as base } from './support/test.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };

/** Counts what the server tells a page about tickets from now on, by whichever connection it has. */
function tellingOfTickets(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"ticket"')) count += 1;
    }),
  );
  return () => count;
}

interface Two {
  /** Processes of one site; the customer's browser reaches the first one, that of staff the second. */
  two: { shared: SharedSite; customers: Running; offices: Running };
}

const test = base.extend<object, Two>({
  two: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const shared = await shareSite(supportMail);
      const two = { shared, customers: await shared.start(), offices: await shared.start() };
      await use(two);
      await two.customers.stop();
      await two.offices.stop();
      await shared.stop();
    },
    { scope: 'worker', timeout: 5 * WAIT_TIMEOUT },
  ],
  baseURL: async ({ two }, use) => use(two.customers.url),
});

test(
  'a ticket continues by web and by email between two processes, of which one is restarted, on a page that stays open',
  { tag: '@full' },
  async ({ browser, context, two }) => {
    // Not the fixture’s page: while its process is down, calls fail, and the console says so.
    const page = await context.newPage();
    const customer = await makeCustomer(two.customers.url);
    await sendPassword(context, two.customers.url, customer);
    const told = tellingOfTickets(page);
    await page.goto('/my/tickets/new/');
    await page.getByLabel('Subject').fill('The server is slow');
    await page.getByLabel('Message', { exact: true }).fill('Since noon');
    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'top.txt', mimeType: 'text/plain', buffer: Buffer.from('load 40') });
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The server is slow' })).toBeVisible();
    const number = /\/my\/tickets\/(\d+)\//.exec(page.url())?.[1] ?? '';
    const thread = page.getByRole('main').getByRole('listitem');
    await settled(page);
    await listen(page);

    const office = await browser.newContext({ baseURL: two.offices.url });
    await sendPassword(office, two.offices.url, staff);
    const desk = await office.newPage();
    const deskTold = tellingOfTickets(desk);
    await desk.goto(`/admin/tickets/${number}/`);
    await expect(desk.getByRole('link', { name: 'top.txt' })).toBeVisible();
    const answer = async (text: string) => {
      await desk.getByLabel('Message', { exact: true }).fill(text);
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByRole('listitem').getByText(text)).toBeVisible();
    };

    await test.step('an answer from one process comes up on the page of the other', async () => {
      await answer('Which plan is it?');
      await expect(thread.getByText('Which plan is it?')).toBeVisible();
      await expectHeard(page, /^1 new message$/m);
    });

    await test.step('the customer answers by email, without the quote', async () => {
      const letter = await emailTo(page.request, two.offices.url, customer.email, 'Which plan is it?');
      const to = /support\+[a-z0-9]+@hoster\.example/.exec(letter)?.[0] ?? '';
      await deliver(page.request, two.offices.url, {
        from: customer.email,
        to,
        subject: 'Re: something else',
        body: 'It’s NVMe 3.\r\n\r\nOn Monday, Hoster wrote:\r\n> Which plan is it?\r\n',
      });
      await expect(thread.last().getByText('It’s NVMe 3.')).toBeVisible();
      await expect(thread.last().getByText('> Which plan is it?')).toBeHidden();
      await expect(desk.getByRole('listitem').getByText('It’s NVMe 3.')).toBeVisible();
      await expect.poll(told).toBeGreaterThan(0);
    });

    await test.step('while the customer’s process restarts, staff answer; the page continues by itself', async () => {
      const port = Number(new URL(two.customers.url).port);
      await two.customers.stop();
      await answer('We’ve moved it to another node.');
      two.customers = await two.shared.start(port);
      await expect(thread.getByText('We’ve moved it to another node.')).toBeVisible();
      await page.getByLabel('Your reply').fill('Now it’s fast');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(thread.last().getByText('Now it’s fast')).toBeVisible();
      await expectHeard(page, /^1 new message$/m);
      await expect(desk.getByRole('listitem').getByText('Now it’s fast')).toBeVisible();
      await expect.poll(deskTold).toBeGreaterThan(0);
    });
    await office.close();
  },
);
