import { makeCustomer, sendPassword } from './support/customers.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const staff = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer opens a ticket with a file, staff answer, and the customer sees it and closes the ticket', async ({
  browser,
  context,
  page,
  site,
}) => {
  await sendPassword(context, site.url, await makeCustomer(site.url));
  await page.goto('/my/tickets/');
  await expect(page.getByText('No tickets yet')).toBeVisible();
  await page.getByRole('link', { name: 'New ticket' }).first().click();
  await page.getByLabel('Subject').fill('The server is slow');
  await page.getByLabel('Message', { exact: true }).fill('Since **noon**');
  await page.getByLabel('Files').setInputFiles({ name: 'graph.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  // Nothing is lost when the page is loaded again.
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('The server is slow');
  await expect(page.getByText('graph.png').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The server is slow' })).toBeVisible();
  await expect(page.getByRole('strong').filter({ hasText: 'noon' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'graph.png' })).toBeVisible();
  await expectAccessible(page);
  const number = /\/my\/tickets\/(\d+)\//.exec(page.url())?.[1] ?? '';
  // An open ticket would show the answer as it comes, and so count it as read.
  await page.goto('/my/tickets/');

  const office = await browser.newContext({ baseURL: site.url });
  await sendPassword(office, site.url, staff);
  const desk = await office.newPage();
  await desk.goto('/admin/tickets/');
  await desk.getByRole('link', { name: new RegExp(`#${number} `) }).click();
  await expect(desk.getByRole('link', { name: 'graph.png' })).toBeVisible();
  await desk.getByLabel('Message', { exact: true }).fill('It was a noisy neighbour. We’ve moved it.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('listitem').getByText('It was a noisy neighbour.')).toBeVisible();
  await expect(desk.getByLabel('Message', { exact: true })).toHaveValue('');
  await office.close();

  await page.goto('/my/tickets/');
  const row = page.getByRole('row', { name: /The server is slow/ });
  await expect(row.getByText('New reply')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('listitem').getByText('It was a noisy neighbour.')).toBeVisible();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeVisible();
  await page.goto('/my/tickets/?status=closed');
  await expect(row).toBeVisible();
  await expect(row.getByText('New reply')).toBeHidden();
  await page.goto('/my/tickets/?status=open');
  await expect(page.getByText('No tickets found')).toBeVisible();
  expect((await page.goto('/admin/tickets/'))?.status()).toBe(404);
  expect((await page.goto(`/admin/tickets/${number}/`))?.status()).toBe(404);
});

test('what is typed survives the end of the session, and a message from elsewhere', async ({ context, page, site }) => {
  const customer = await makeCustomer(site.url);
  await sendPassword(context, site.url, customer);
  await page.goto('/my/tickets/new/');
  // The session ends under a page that has started: one that starts without it knows nobody to keep a text for.
  await settled(page);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await context.clearCookies({ name: /session/ });
  await page.getByLabel('Subject').fill('Typed too late');
  await page.getByLabel('Message', { exact: true }).fill('A long story');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page.getByText('Your session has ended. Sign in, and what you wrote is there.')).toBeVisible();
  await page.getByLabel('Email or username').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Typed too late');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A long story');
  await expect(page.getByText(/^We restored your draft of .*\d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typed too late' })).toBeVisible();
  await page.getByLabel('Your reply').fill('Here I am typing');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Your reply').fill('From another tab');
  // A draft that is still being saved when the message is sent would arrive after it.
  await expect(other.getByText('Draft saved')).toBeVisible();
  await other.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('listitem').getByText('From another tab')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('Here I am typing');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('listitem').getByText('Here I am typing')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await page.goto('/my/tickets/new/');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that is sent after the session has ended waits for the customer to sign in', async ({
    context,
    page,
    site,
  }) => {
    const customer = await makeCustomer(site.url);
    await sendPassword(context, site.url, customer);
    await page.goto('/my/tickets/new/');
    await page.getByLabel('Subject').fill('Typed too late');
    await page.getByLabel('Message', { exact: true }).fill('A long story');
    await context.clearCookies({ name: /session/ });
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve been signed out' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank');
    await sendPassword(context, site.url, customer);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Typed too late' })).toBeVisible();
    await expect(page.getByText('A long story')).toBeVisible();

    // So does a short form.
    await page.goto('/my/projects/?edit=new');
    await page.getByLabel('Project name').fill('Typed too late, too');
    await context.clearCookies({ name: /session/ });
    await page.getByRole('button', { name: 'Save project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve been signed out' })).toBeVisible();
    await sendPassword(context, site.url, customer);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('Typed too late, too')).toBeVisible();
  });

  test('a ticket and a reply are sent with files; what is refused keeps what was typed', async ({
    context,
    page,
    site,
  }) => {
    await page.goto('/my/tickets/new/');
    await expect(page, 'guests get the contact form').toHaveURL(/\/contacts\/#contact-form$/);
    await sendPassword(context, site.url, await makeCustomer(site.url));
    await page.goto('/my/tickets/new/');
    await page.getByLabel('Message', { exact: true }).fill('Words that must stay');
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByRole('link', { name: /required/ })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Words that must stay');
    await page.getByLabel('Subject').fill('Without script');
    await page.getByLabel('Files').setInputFiles([
      { name: 'run.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') },
      { name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') },
      { name: 'spare.txt', mimeType: 'text/plain', buffer: Buffer.from('spare') },
    ]);
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByText('run.exe: We don’t accept programs.').first()).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Without script');
    await page.getByRole('checkbox', { name: 'Remove spare.txt' }).check();
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Without script' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'kept.txt' })).toBeVisible();
    await expect(page.getByText('spare.txt')).toHaveCount(0);
    await page.getByLabel('Your reply').fill('One more thing');
    await page
      .getByRole('button', { name: 'Files' })
      .setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_000_000, 'a') });
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('listitem').getByText('One more thing')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'log.txt' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('log.txt');
  });
});
