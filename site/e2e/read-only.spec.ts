import type { Page } from '@playwright/test';
import { csrfToken } from './support/auth-call.ts';
import { makeCustomer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { accountCall, orderTrial } from './support/services.ts';
import { acceptInvitation, invite } from './support/team.ts';
import { words } from './support/words.ts';
import { choose, expect, expectAccessible, test } from './support/test.ts';
import { DUE_TIMEOUT, passDays } from './support/time.ts';

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';
const refusal = 'Your role in this account doesn’t allow this.';
/** Links that begin a change. */
const change =
  /^(Order|Top up|Add (?!a passkey)|Create (?!token)|Rename|Renew|Upgrade|Change|Pay\b|Edit|New ticket|Invite|Manage|Choose|Keep)/;

/** What can be typed in or pressed in the forms of the page, except for some. */
const controls = (page: Page, allowed: RegExp) =>
  page
    .getByRole('main')
    .locator('form[method="post"]')
    .filter({ hasNotText: allowed })
    .locator(':is(button, input:not([type="hidden"]), select, textarea):enabled');

test(
  'a member who may only read sees the account, finds no control that the role refuses, and reads why at addresses of forms',
  {
    tag: '@full',
  },
  async ({ page, context, browser, site }) => {
    // The owner has one of everything.
    await sendPassword(context, site.url, await makeCustomer(site.url));
    const id = await orderTrial(page, site.url, 'shared-1');
    const make = (path: string, data: object) =>
      accountCall<{ id: number }>(context.request, site.url, ['POST', path], data);
    const project = await make('/my/api/projects/', { name: 'Client A' });
    const ticket = await make('/my/api/tickets/', {
      subject: 'The server is slow',
      body: 'Since noon',
      department: 'technical',
      priority: 'normal',
      service: id,
      attachments: [],
    });
    await make('/my/api/legal-entities/', {
      kind: 'company',
      name: 'Berg GmbH',
      country: 'DE',
      address: 'Torstraße 1',
      zip_code: '10115',
      city: 'Berlin',
    });
    await page.goto('/my/billing/');
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.waitForURL('**/bank/pay/**');
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
    await expect(page.getByText('Used for renewals')).toBeVisible();

    const visitor = await makeCustomer(site.url);
    await invite(page, visitor.email, 'Read only');
    const office = await browser.newContext({ baseURL: site.url });
    const member = await office.newPage();
    await sendPassword(office, site.url, visitor);
    await acceptInvitation(member, site.url, visitor.email);
    const main = member.getByRole('main');
    const service = `/my/services/${id}/`;

    await test.step('what may be read is there, and nothing that changes it', async () => {
      const pages: [path: string, seen: string | RegExp, allowed?: RegExp][] = [
        ['/my/', 'shared-1'],
        ['/my/services/', 'shared-1'],
        [service, 'Renewal'],
        [`${service}?tab=access`, 'Login details'],
        [`${service}?tab=network`, 'Reverse DNS'],
        [`${service}?tab=billing`, 'Auto-renewal'],
        ['/my/billing/', 'Visa •••• 4242'],
        ['/my/billing/', 'Berg GmbH'],
        ['/my/invoices/', 'Invoices'],
        ['/my/tickets/', 'The server is slow'],
        [`/my/tickets/${ticket.id}/`, 'Since noon'],
        ['/my/projects/', 'Client A'],
        ['/my/notifications/', 'Notifications'],
        ['/my/team/', visitor.email, /Leave account/],
        ['/my/settings/', 'Personal data', /Sign out|Save|Light|Currency/],
        ['/my/security/', 'No SSH keys yet.', /address|password|session|Connect/],
      ];
      for (const [path, seen, allowed = /(?!)/] of pages) {
        await member.goto(path);
        await expect(main.getByText(seen).first(), path).toBeVisible();
        await expect.poll(() => controls(member, allowed).allInnerTexts(), `forms of ${path}`).toEqual([]);
        await expect
          .poll(() => main.getByRole('link', { name: change }).allInnerTexts(), `links of ${path}`)
          .toEqual([]);
        if (path === '/my/' || path === service) await expectAccessible(member);
      }
      await member.goto('/my/services/');
      await expect(main.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
      await member.goto(`${service}?tab=access`);
      await expect(main.getByText('Password', { exact: true })).toHaveCount(0);
      await expect(member.getByRole('link', { name: 'Danger zone' })).toHaveCount(0);
      await member.goto(service);
      await expect(main.getByRole('button', { name: 'Restart' })).toHaveCount(0);
      await expect(main.getByText('Reinstall the operating system')).toHaveCount(0);
      await expect(main.getByRole('switch', { name: 'Auto-renewal' })).toBeDisabled();
    });

    await test.step('addresses of forms say that the role doesn’t allow them', async () => {
      const addresses = [
        `${service}?edit=name`,
        `${service}?tab=danger`,
        `${service}renew/`,
        `${service}upgrade/`,
        '/my/billing/?edit=top-up',
        '/my/billing/?edit=company',
        '/my/billing/?replace=1',
        '/my/tickets/new/',
        '/my/projects/?edit=new',
        `/my/projects/?edit=${project.id}`,
        '/my/settings/?edit=personal-info',
        '/my/team/?invite',
        '/my/team/?recipient',
        '/my/team/?member=1',
      ];
      for (const address of addresses) {
        const answer = await member.goto(address);
        expect(answer?.status(), address).toBe(200);
        await expect(main.getByText(refusal), address).toBeVisible();
        await expect(member.getByRole('dialog'), address).toHaveCount(0);
      }
      await expectAccessible(member);
    });

    await test.step('forms of a page from before are refused, and nothing changes', async () => {
      const token = await csrfToken(office.request, site.url);
      const sent: [path: string, form: Record<string, string>][] = [
        [service, { intent: 'operate', kind: 'restart' }],
        [service, { intent: 'auto-renewal' }],
        [service, { intent: 'cancel', when: 'now' }],
        [service, { intent: 'rename', name: 'mine' }],
        [`${service}renew/`, { payment_method: 'balance', currency: 'EUR', requestKey: 'renew' }],
        [`${service}upgrade/`, { plan: '4', payment_method: 'balance', currency: 'EUR', requestKey: 'upgrade' }],
        [`${service}upgrade/`, { intent: 'smaller', smaller: '1' }],
        ['/my/billing/', { intent: 'add-card' }],
        ['/my/billing/', { intent: 'top-up', amount: '50', currency: 'EUR', payment_method: 'card' }],
        ['/my/projects/', { intent: 'save', id: '0', name: 'Mine' }],
        ['/my/projects/', { intent: 'delete', id: String(project.id) }],
        ['/my/tickets/new/', { subject: 'Mine', body: 'Mine' }],
        [`/my/tickets/${ticket.id}/`, { body: 'Mine' }],
        [`/my/tickets/${ticket.id}/`, { intent: 'close' }],
        ['/my/team/', { intent: 'invite', email: 'x@example.com', role: 'owner' }],
        ['/my/settings/', { intent: 'personal-info', first_name: 'Eve' }],
        ['/my/security/', { intent: 'add-ssh-key', title: 'Mine', key: publicKey }],
      ];
      for (const [path, form] of sent) {
        const answer = await office.request.post(site.url + path, {
          form: { csrfmiddlewaretoken: token, ...form },
          headers: { origin: site.url, 'x-csrftoken': token },
          maxRedirects: 0,
        });
        expect([403, 409], `${path} ${JSON.stringify(form)}`).toContain(answer.status());
      }
      const { status, name } = await accountCall<{ status: string; name: string }>(context.request, site.url, [
        'GET',
        `/my/api/services/${id}/`,
      ]);
      expect({ status, name }).toEqual({ status: 'active', name: 'shared-1' });
    });

    await test.step('an order is refused with the reason, and kept', async () => {
      await member.goto('/virtual-private-servers/nvme-3/?stage=payment&name=mine');
      await choose(member.getByRole('radio', { name: /^Bank card/ }));
      await acceptTerms(member, words.en);
      await member.getByRole('button', { name: words.en.order }).click();
      await expect(main.getByText('We couldn’t place your order')).toBeVisible();
      await expect(main.getByText('You do not have permission to perform this action.')).toBeVisible();
      await expect(main.getByRole('checkbox', { name: words.en.accept })).toBeChecked();
    });

    await test.step('a suspended service says so without what pays for it', async () => {
      const card = await accountCall<{ saved_cards: { id: number }[] }>(context.request, site.url, [
        'GET',
        '/my/api/account/finance/',
      ]);
      await accountCall(context.request, site.url, ['DELETE', `/my/api/saved-cards/${card.saved_cards[0]?.id}/`]);
      await member.goto(service);
      await expect(main.getByRole('status').first()).toHaveText('Active');
      await passDays(site, id, 8);
      await expect(main.getByRole('status').first()).toHaveText('Suspended', { timeout: DUE_TIMEOUT });
      await expect(main.getByRole('link', { name: change })).toHaveCount(0);
      await member.goto('/my/');
      const task = main.getByRole('listitem').filter({ hasText: 'shared-1 is suspended' });
      await expect(task.getByRole('link', { name: 'Open service' })).toHaveAttribute('href', service);
    });
    await office.close();
  },
);
