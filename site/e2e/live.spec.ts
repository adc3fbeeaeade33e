import type { Page, WebSocket } from '@playwright/test';
import { authCall } from './support/auth-call.ts';
import { makeBuyer, sendPassword } from './support/customers.ts';
import { acceptTerms } from './support/order.ts';
import { accountCall } from './support/services.ts';
import { choose, expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words.en;

/** Lets the page make no call by a timer: what changes on it, the server has told. */
async function withoutTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: real } = window;
    // Polls are the only timers of these lengths.
    const isPoll = (delay = 0) => [2000, 3000, 20_000, 30_000].includes(delay);
    window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      isPoll(delay) ? 0 : real(run, delay, ...rest)) as typeof window.setTimeout;
    const { setInterval: realInterval } = window;
    window.setInterval = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      isPoll(delay) ? 0 : realInterval(run, delay, ...rest)) as typeof window.setInterval;
  });
}

/** The connections that the page opens from now on: on a busy machine, more than one until one is answered in time. */
function connectionsOf(page: Page): WebSocket[] {
  const opened: WebSocket[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/my/api/live/')) opened.push(socket);
  });
  return opened;
}

test('a service that is paid for in another tab becomes active without a reload, and signing out disconnects', async ({
  page,
  context,
  site,
}) => {
  const buyer = await makeBuyer(site.url);
  await sendPassword(context, site.url, buyer);
  await page.goto('/virtual-private-servers/nvme-3/?stage=payment&name=live-1');
  await choose(page.getByRole('radio', { name: /^Bank card/ }));
  await acceptTerms(page, t);
  await page.getByRole('button', { name: t.order }).click();
  await page.waitForURL('**/bank/pay/**');

  const other = await context.newPage();
  await withoutTimers(other);
  const connections = connectionsOf(other);
  // Opened by its address: of a document that is left, Chromium doesn’t report that its connection is closed.
  const list = ['GET', '/my/api/services/'] as const;
  const { results } = await accountCall<{ results: { id: number }[] }>(context.request, site.url, [...list]);
  await other.goto(`/my/services/${results[0]?.id}/`);
  const status = other.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('Payment due');
  await expect.poll(() => connections.some((socket) => !socket.isClosed())).toBe(true);

  await page.getByRole('button', { name: t.bankPay, exact: true }).click();
  await expect(status).toHaveText('Active', { timeout: 20_000 });

  await authCall(context.request, site.url, ['DELETE', '/auth/session']);
  await expect.poll(() => connections.every((socket) => socket.isClosed())).toBe(true);
});
