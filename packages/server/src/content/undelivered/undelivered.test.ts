import type { StaffEmail } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { deliverDueMail, type Transport } from '../../platform/mail/deliver.ts';
import { mailOutbox } from '../../platform/mail/tables.ts';
import { api } from '../../testing/browser.ts';
import { testShop } from '../../testing/shop.ts';
import { keepingTransport } from '../../testing/transport.ts';

const path = '/my/api/staff/emails/';
const refusal = Object.assign(new Error('550 5.1.1 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });

const shop = await testShop();
afterAll(() => shop.close());
const staff = await shop.staff();

/** An SMTP server that refuses everything, or takes it. */
const smtp = (answer: 'refuses' | 'takes') => keepingTransport(answer === 'refuses' ? refusal : null);
const deliver = (transport: Transport) => deliverDueMail(shop.app.hoster, transport);
const list = async () => (await staff.get(path)).json<StaffEmail[]>();
const rowOf = async (id: number) => (await shop.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

/** A password reset whose email is refused. */
beforeEach(async () => {
  await shop.db.delete(mailOutbox);
  shop.clock.set(new Date(Date.now() + 1000));
  await shop.browser().post(`${api}/auth/password/request`, { email: 'demo@hoster.example' });
  await deliver(smtp('refuses').transport);
});

it('lists what couldn’t be delivered, and nothing of its text', async () => {
  const emails = await list();
  expect(emails).toMatchObject([{ recipient: 'demo@hoster.example', attempts: 1, is_expired: false }]);
  expect(emails[0]?.error).toContain('550 5.1.1');
  const link = /\/auth\/\S+/.exec((await rowOf(emails[0]?.id ?? 0))?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(/\w{20}/);
  expect(JSON.stringify(emails)).not.toContain(link);
});

it('sends one again with its text, once', async () => {
  const id = (await list())[0]?.id ?? 0;
  const presses = await Promise.all([1, 2].map(() => staff.post(`${path}${id}/resend/`, {})));
  expect(presses.map(({ statusCode }) => statusCode)).toContain(200);
  expect(await list()).toEqual([]);
  const { sent, transport } = smtp('takes');
  await deliver(transport);
  expect(sent).toMatchObject([{ to: 'demo@hoster.example', text: expect.stringContaining('http') }]);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', text: '' });
  expect((await staff.post(`${path}${id}/resend/`, {})).statusCode).toBe(404);
});

it('tries one that was sent again for days, like a new one', async () => {
  const id = (await list())[0]?.id ?? 0;
  await shop.db
    .update(mailOutbox)
    .set({ createdAt: new Date(0), expiresAt: null })
    .where(eq(mailOutbox.id, id));
  await staff.post(`${path}${id}/resend/`, {});
  const busy = Object.assign(new Error('451 later'), { code: 'EENVELOPE', responseCode: 451 });
  await deliver(keepingTransport(busy).transport);
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
});

it('refuses to send links that have expired, and says so', async () => {
  const id = (await list())[0]?.id ?? 0;
  shop.clock.advance(4 * 86_400_000);
  await staff.login('staff@hoster.example', 'staff-hoster-2026');
  expect(await list()).toMatchObject([{ id, is_expired: true }]);
  const answer = await staff.post(`${path}${id}/resend/`, {});
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_expired']);
});

it('never delivers a link that expired while the mail server was away', async () => {
  const id = (await list())[0]?.id ?? 0;
  await shop.db.update(mailOutbox).set({ status: 'queued' }).where(eq(mailOutbox.id, id));
  shop.clock.advance(4 * 86_400_000);
  const { sent, transport } = smtp('takes');
  await deliver(transport);
  expect(sent).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('expired') });
});

it('discards one with its text', async () => {
  const id = (await list())[0]?.id ?? 0;
  expect((await staff.delete(`${path}${id}/`)).json()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'discarded', text: '', html: null });
  expect((await staff.delete(`${path}${id}/`)).statusCode).toBe(404);
});

it('deals with no email that hasn’t failed', async () => {
  const id = (await list())[0]?.id ?? 0;
  await shop.db.update(mailOutbox).set({ status: 'queued' }).where(eq(mailOutbox.id, id));
  expect((await staff.delete(`${path}${id}/`)).statusCode).toBe(404);
  expect((await staff.post(`${path}${id}/resend/`, {})).statusCode).toBe(404);
  expect((await rowOf(id))?.text).not.toBe('');
});

it('is for staff only', async () => {
  const id = (await list())[0]?.id ?? 0;
  for (const [browser, status] of [
    [await shop.customer(), 403],
    [shop.browser(), 401],
  ] as const) {
    expect((await browser.get(path)).statusCode).toBe(status);
    expect((await browser.post(`${path}${id}/resend/`, {})).statusCode).toBe(status);
    expect((await browser.delete(`${path}${id}/`)).statusCode).toBe(status);
  }
});
