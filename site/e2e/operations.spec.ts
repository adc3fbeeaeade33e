import { makeCustomer, sendPassword } from './support/customers.ts';
import { expectHeard, listen } from './support/heard.ts';
import { openPart } from './support/order.ts';
import { accountCall, orderByCard, orderTrial } from './support/services.ts';
import { expect, expectAccessible, settled, test } from './support/test.ts';

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';

test('a server is restarted, reinstalled with another system and a key, and its address named; the page shows each', async ({
  page,
  context,
  site,
}) => {
  await sendPassword(context, site.url, await makeCustomer(site.url));
  const id = await orderTrial(page, site.url, 'rebuilt');
  await accountCall(context.request, site.url, ['POST', '/my/api/ssh-keys/'], { title: 'Laptop', key: publicKey });
  await page.goto(`/my/services/${id}/`);
  const main = page.getByRole('main');
  const history = main.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  const restart = main.getByRole('button', { name: 'Restart' });

  await test.step('restart', async () => {
    await settled(page);
    await listen(page);
    await restart.click();
    await page.getByRole('alertdialog', { name: 'Restart rebuilt?' }).getByRole('button', { name: 'Restart' }).click();
    await expectHeard(page, /^Restart: (Queued|In progress)$/m);
    await expect(restart, 'keeps the focus').toBeFocused();
    await expect(history.first()).toContainText('Restart · Completed');
    await expect(history.first()).toContainText('by Ada');
    await expect(restart).toBeVisible();
  });

  await test.step('reinstall: the wrong name is refused at its field, and what was chosen stays', async () => {
    await main.getByText('Reinstall the operating system').click();
    await expect(main.getByText(/^Reinstalling permanently deletes all data/)).toBeVisible();
    await main.getByLabel('Operating system').selectOption({ label: 'Debian 13' });
    await main.getByRole('checkbox', { name: 'Laptop' }).check();
    const confirm = main.getByLabel('Enter rebuilt to confirm');
    await confirm.fill('another');
    await main.getByRole('button', { name: 'Delete data and reinstall' }).click();
    await expect(confirm).toHaveAccessibleDescription('Enter the name of the server to confirm.');
    await expect(confirm).toHaveAttribute('aria-invalid', 'true');
    await expect(confirm).toHaveValue('another');
    await expect(main.getByLabel('Operating system').locator('option:checked')).toHaveText('Debian 13');
    await expect(main.getByRole('checkbox', { name: 'Laptop' })).toBeChecked();
    await expect(history.filter({ hasText: 'Reinstallation' })).toHaveCount(0);
    await expectAccessible(page);
    await confirm.fill('rebuilt');
    await listen(page);
    await main.getByRole('button', { name: 'Delete data and reinstall' }).click();
    await expectHeard(page, /^Reinstallation: (Queued|In progress)$/m);
    await expect(history.first()).toContainText('Reinstallation: Debian 13 · Completed');
    await expect(history.first()).toContainText('by Ada');
    await expect(restart).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: 'Debian 13' })).toBeVisible();
    await openPart(page, 'Access');
    await expect(main.getByText('There’s no password. Connect with the SSH key Laptop.')).toBeVisible();
  });

  await test.step('reverse DNS', async () => {
    await openPart(page, 'Network');
    const name = main.getByLabel(/^Name for [\d.]+$/);
    const save = main.getByRole('button', { name: /^Save the name for [\d.]+$/ });
    await name.fill('not a name');
    await save.click();
    await expect(name).toHaveAccessibleDescription(/Enter a full domain name, such as mail\.example\.com\./);
    await expect(name).toHaveValue('not a name');
    await name.fill('mail.example.com');
    await save.click();
    await openPart(page, 'Overview');
    await expect(history.first()).toContainText(/Reverse DNS change: \S+ → mail\.example\.com · Completed/);
    await openPart(page, 'Network');
    await expect(name).toHaveValue('mail.example.com');
    await expectAccessible(page);
  });
});

test(
  'a snapshot is taken, restored after a reinstallation and deleted; one that doesn’t fit says so',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await sendPassword(context, site.url, await makeCustomer(site.url));
    const { extra_services: offered } = await accountCall<{
      extra_services: { monthly: { id: number; slug: string }[] };
    }>(context.request, site.url, ['GET', '/my/api/vps-order/create_context/']);
    const extra = offered.monthly.find(({ slug }) => slug === 'snapshot-storage');
    const monthly = [{ id: extra?.id, count: 50 }];
    const id = await orderByCard(page, site.url, 'kept', { extra_services: { one_time: [], monthly } });
    await page.goto(`/my/services/${id}/`);
    const main = page.getByRole('main');
    const history = main.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    const system = await main
      .getByRole('definition')
      .filter({ hasText: /^(Debian|Ubuntu|AlmaLinux)/ })
      .innerText();
    await openPart(page, 'Snapshots');
    await expect(main.getByText('No snapshots yet.')).toBeVisible();
    await main.getByLabel('Name (optional)').fill('before the update');
    await main.getByRole('button', { name: 'Take snapshot' }).click();
    const list = main.getByRole('region', { name: 'Snapshots' });
    await expect(list.getByRole('listitem')).toContainText('before the update');
    await expect(list.getByText(/^\d+ GB of 50 GB used$/)).toBeVisible();
    await expectAccessible(page);

    await test.step('another one doesn’t fit', async () => {
      await main.getByRole('button', { name: 'Take snapshot' }).click();
      await openPart(page, 'Overview');
      await expect(history.first()).toContainText('Snapshot');
      await expect(history.first()).toContainText('Failed');
      await expect(history.first()).toContainText('doesn’t fit into the free snapshot storage');
    });

    await test.step('restored, the server has its former system', async () => {
      await main.getByText('Reinstall the operating system').click();
      await main.getByLabel('Operating system').selectOption({ label: 'Debian 12' });
      await main.getByLabel('Enter kept to confirm').fill('kept');
      await main.getByRole('button', { name: 'Delete data and reinstall' }).click();
      await expect(history.first()).toContainText('Reinstallation: Debian 12 · Completed');
      await openPart(page, 'Snapshots');
      await list.getByText('Restore: before the update').click();
      await list.getByLabel('Enter kept to confirm').fill('kept');
      await list.getByRole('button', { name: 'Replace data and restore' }).click();
      await expect(main.getByRole('progressbar')).toHaveCount(0);
      await openPart(page, 'Overview');
      await expect(history.first()).toContainText('Snapshot restored: before the update · Completed');
      await expect(main.getByRole('definition').filter({ hasText: system }).first()).toBeVisible();
    });

    await test.step('deleted', async () => {
      await openPart(page, 'Snapshots');
      await list.getByText('Delete: before the update').click();
      await list.getByRole('button', { name: 'Delete snapshot' }).click();
      await expect(main.getByText('No snapshots yet.')).toBeVisible();
    });
  },
);
