import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { desc, eq } from '../../../packages/server/src/platform/db/drizzle.ts';
import { mailOutbox } from '../../../packages/server/src/platform/mail/tables.ts';
import { type Cookies, shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let site: ShopSite;
let customer: Cookies;
let staff: Cookies;
beforeAll(async () => {
  site = await shopSite();
  customer = await site.signIn();
  staff = await site.signIn('staff', 'staff-hoster-2026');
});
afterAll(() => site.close());

/** Sends a form as a browser without script does. */
const send = (path: string, cookies: Cookies, fields: Readonly<Record<string, string>>) =>
  site.ask(path, {
    method: 'POST',
    cookies,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Path of the link in the newest email to an address. */
async function linkTo(email: string): Promise<string> {
  const [message] = await site.backend.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id));
  return /\/leave-ticket\/[\w-]+\//.exec(message?.text ?? '')?.[0] ?? '';
}

test('somebody in copy leaves a ticket without an account and without script; its thread says so', async () => {
  const opened = await send('/my/tickets/new/', customer, { subject: 'Slow server', body: 'It is slow' });
  expect(opened.statusCode, `The form was answered: ${opened.body.slice(0, 500)}`).toBe(303);
  const path = String(opened.headers.location);
  const id = /\d+/.exec(path)?.[0] ?? '';
  const email = 'colleague@example.test';
  await send(`/admin/tickets/${id}/`, staff, { intent: 'invite', address: email });
  const link = await linkTo(email);

  const asked = (await site.ask(link)).body;
  expect(asked).toContain('Leave this ticket?');
  expect(asked).toContain('Slow server');
  expect((await site.ask(`/ru${link}`)).body).toMatch(/Выйти из\sтикета\?/);
  expect((await site.ask(path, { cookies: customer })).body, 'opening the link changes nothing').not.toContain(
    'left the conversation',
  );

  const left = await send(link, {}, { intent: 'leave' });
  expect((await site.ask(String(left.headers.location))).body).toContain('You’ve left the ticket');
  expect((await site.ask(path, { cookies: customer })).body).toContain(`${email} left the conversation`);
  const again = await site.ask(link);
  expect([again.statusCode, again.body.includes('You’re not part of this ticket')]).toEqual([404, true]);
});
