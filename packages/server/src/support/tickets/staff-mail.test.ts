import type { StaffMail, StaffMailDetails, StaffTicketDetails, TicketMessage } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emailsTo } from '../../testing/emails.ts';
import { emailAddresses, users } from '../../identity/auth/tables.ts';
import { receive, supportMail } from '../../testing/incoming-mail.ts';
import { message, verified } from '../../testing/mail-message.ts';
import { testShop } from '../../testing/shop.ts';
import { supportInboundMail } from '../mail/tables.ts';
import { ticketAddresses, tickets } from './tables.ts';

const shop = await testShop({ supportMail });
const customer = await shop.customer();
const staff = await shop.staff();
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(supportInboundMail);
  await shop.db.delete(ticketAddresses);
  // Limits of an hour and a day are over.
  shop.clock.advance(25 * 3_600_000);
});

const demo = 'demo@hoster.example';
const stranger = 'grace@example.com';
const mailPath = '/my/api/staff/mail/';
const open = async () =>
  (await customer.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' })).json<{ id: number }>().id;
const ticketOf = async (id: number) => (await staff.get(`/my/api/staff/tickets/${id}/`)).json<StaffTicketDetails>();
const seenByCustomer = async (id: number) =>
  (await customer.get(`/my/api/tickets/${id}/messages/`)).json<TicketMessage[]>().map(({ body }) => body);
const tokenOf = async (id: number) => {
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
  return `support+${row?.token}@hoster.example`;
};
const mails = async (state: string) =>
  (await staff.get(`${mailPath}?state=${state}`)).json<{ results: StaffMail[] }>().results;
const subjectsTo = async (address: string) =>
  (await emailsTo(shop.db, address)).map(({ subject }) => subject).toReversed();
const decide = (id: number, address: string, decision: string) =>
  staff.post(`/my/api/staff/tickets/${id}/participants/`, { address, decision });

test('staff invite the author of a held message, whom the customer then sees, or reject it', async () => {
  const id = await open();
  await receive(shop, message({ From: `Grace <${stranger}>`, To: await tokenOf(id) }, 'I can help'));
  await receive(shop, message({ From: 'eve@example.com', To: await tokenOf(id) }, 'Click here'));
  const held = await ticketOf(id);
  expect(held.messages.slice(1)).toMatchObject([
    { body: 'I can help', address: stranger, held: 'waiting' },
    { body: 'Click here', address: 'eve@example.com', held: 'waiting' },
  ]);
  expect(await seenByCustomer(id)).toEqual(['Since noon']);

  await customer.post(`/my/api/tickets/${id}/close/`);
  expect((await decide(id, stranger, 'invite')).json<StaffTicketDetails>()).toMatchObject({
    status: 'open',
    participants: [
      { address: 'eve@example.com', state: 'held' },
      { address: stranger, name: 'Grace', state: 'invited' },
    ],
  });
  expect((await decide(id, 'eve@example.com', 'reject')).json<StaffTicketDetails>().messages).toMatchObject([
    { held: null },
    { held: null },
    { body: 'Click here', held: 'rejected' },
  ]);
  expect(await seenByCustomer(id)).toEqual(['Since noon', 'I can help']);
  await staff.post(`/my/api/staff/tickets/${id}/messages/`, { body: 'Thanks, both' });
  expect(await subjectsTo(stranger)).toEqual([`[#${id}] You’ve been added to this ticket`, `[#${id}] Slow`]);
  expect(await emailsTo(shop.db, 'eve@example.com')).toEqual([]);
  // A rejection can be taken back, and an invitation too.
  await decide(id, 'eve@example.com', 'invite');
  expect(await seenByCustomer(id)).toContain('Click here');
  await decide(id, stranger, 'reject');
  await receive(shop, message({ From: stranger, To: await tokenOf(id) }, 'Me again'));
  expect(await seenByCustomer(id)).not.toContain('Me again');
});

test('people who are invited learn by whom, to which ticket and how to stop, in their language', async () => {
  const id = await open();
  const colleague = 'colleague@example.com';
  await decide(id, colleague, 'invite');
  // Again changes nothing.
  await decide(id, colleague, 'invite');
  await staff.post(`/my/api/staff/tickets/${id}/messages/`, { body: 'We’ve found it' });
  const [answer, invitation, ...others] = await emailsTo(shop.db, colleague);
  expect(others).toEqual([]);
  expect(invitation).toMatchObject({
    text: expect.stringContaining(`Robin from Hoster Support has added you to ticket #${id}: Slow`),
    replyTo: await tokenOf(id),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
  });
  expect(invitation?.text).toContain('/leave-ticket/');
  expect(answer?.text).toContain('We’ve found it');
  expect(answer?.text).toContain('/leave-ticket/');
  expect(answer?.text).not.toContain('/my/tickets/');

  const mira = 'mira@example.test';
  await shop.stranger();
  const [owner] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, mira));
  await shop.db
    .update(users)
    .set({ language: 'ru' })
    .where(eq(users.id, owner?.userId ?? 0));
  await decide(id, mira, 'invite');
  expect(await subjectsTo(mira)).toEqual([expect.stringMatching(/^\[#\d+\] Вас добавили\sв\sтикет$/)]);
});

test('invitations reach no address of ours, none whose mail bounces, and any other three times an hour', async () => {
  const id = await open();
  const own = await decide(id, await tokenOf(id), 'invite');
  expect([own.statusCode, Object.keys(own.json<object>())]).toEqual([400, ['address']]);
  const gone = 'gone@example.com';
  await shop.db.insert(ticketAddresses).values({ address: gone, isStopped: true });
  await decide(id, gone, 'invite');
  expect(await subjectsTo(gone)).toEqual([]);
  const pestered = 'pestered@example.com';
  for (let times = 0; times < 5; times++) {
    await decide(id, pestered, 'invite');
    await decide(id, pestered, 'reject');
  }
  expect(await subjectsTo(pestered)).toHaveLength(3);
  // The customer gets all answers already.
  const before = (await subjectsTo(demo)).length;
  await decide(id, demo, 'invite');
  expect(await subjectsTo(demo)).toHaveLength(before);
});

test('only staff decide', async () => {
  const id = await open();
  const calls = [
    customer.post(`/my/api/staff/tickets/${id}/participants/`, { address: stranger, decision: 'invite' }),
    customer.get(mailPath),
    customer.get(`${mailPath}1/`),
    customer.post(`${mailPath}1/accept/`, {}),
    customer.post(`${mailPath}1/discard/`),
    customer.get('/my/api/staff/mail-addresses/'),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
  expect((await decide(999_999, stranger, 'invite')).statusCode).toBe(404);
  expect((await decide(id, 'nonsense', 'invite')).statusCode).toBe(400);
});

test('a refused email is read and accepted into a ticket, whose customer sees that nobody verified it', async () => {
  const id = await open();
  const raw = message(
    { From: demo, To: await tokenOf(id), 'Authentication-Results': verified(demo, 'fail') },
    'My own server sends this',
  );
  await receive(shop, raw);
  const [mail] = await mails('held');
  expect(mail).toMatchObject({ from: demo, subject: 'A question', verdict: 'refuse', decision: null });
  const path = `${mailPath}${mail?.id}/`;
  expect((await staff.get(path)).json<StaffMailDetails>()).toMatchObject({
    text: 'My own server sends this',
    verified: false,
  });
  expect((await staff.post(`${path}accept/`, { ticket: 999_999 })).json()).toEqual({ ticket: [expect.any(String)] });
  expect((await staff.post(`${path}accept/`, { ticket: id })).json()).toMatchObject({
    ticket: id,
    decision: 'accepted',
  });
  const shown = (await customer.get(`/my/api/tickets/${id}/messages/`)).json<TicketMessage[]>().at(-1);
  expect(shown).toMatchObject({ body: 'My own server sends this', verified: false, author: { is_own: true } });
  for (const what of ['accept/', 'discard/']) expect((await staff.post(path + what, {})).statusCode).toBe(409);
  expect(await mails('held')).toEqual([]);
  expect(await mails('decided')).toMatchObject([{ id: mail?.id }]);
});

test('why an email is held is said in the language of the reader, also of one that was judged before', async () => {
  const id = await open();
  const forged = { From: demo, To: await tokenOf(id), 'Authentication-Results': verified(demo, 'fail') };
  await receive(shop, message(forged, 'My own server sends this'));
  const reasonIn = async (language: string) => {
    const answer = await staff.get(`${mailPath}?state=held`, { headers: { 'accept-language': language } });
    return answer.json<{ results: StaffMail[] }>().results.map(({ reason }) => reason);
  };
  expect(await reasonIn('en')).toEqual(['Sender may be forged (DMARC failed)']);
  expect(await reasonIn('ru')).toEqual([expect.stringContaining('Отправитель может быть поддельным')]);
  await shop.db.update(supportInboundMail).set({ reason: 'DMARC failed for demo@hoster.example' });
  expect(await reasonIn('ru')).toEqual(['DMARC failed for demo@hoster.example']);
});

test('automatic mail of a person opens a ticket, and needs no decision from then on', async () => {
  const sent = (await emailsTo(shop.db, stranger)).length;
  const from = { From: stranger, 'Auto-Submitted': 'auto-generated' };
  await receive(shop, message(from, 'Written by a person'));
  const [mail] = await mails('ignored');
  expect(mail).toMatchObject({ from: stranger, verdict: 'ignore', ticket: null });
  const accepted = await staff.post(`${mailPath}${mail?.id}/accept/`, { is_person: true });
  const { ticket } = accepted.json<StaffMailDetails>();
  expect(await ticketOf(ticket ?? 0)).toMatchObject({
    customer: { account: null, email: stranger },
    messages: [{ body: 'Written by a person' }],
  });
  expect(await emailsTo(shop.db, stranger), 'no acknowledgement').toHaveLength(sent);
  await receive(shop, message(from, 'Again'));
  expect(await mails('ignored')).toEqual([]);
  expect((await staff.get('/my/api/staff/mail-addresses/')).json()).toEqual([
    { address: stranger, is_person: true, is_stopped: false },
  ]);
  const put = await staff.put('/my/api/staff/mail-addresses/', {
    address: stranger,
    is_person: false,
    is_stopped: false,
  });
  expect(put.json()).toEqual([]);
});

test('an email about a ticket that was ignored is offered beside the ticket; what is discarded loses its text', async () => {
  const id = await open();
  await receive(shop, message({ From: demo, To: await tokenOf(id), Precedence: 'auto_reply' }, 'I am away'));
  const [offered] = (await ticketOf(id)).mail;
  expect(offered).toMatchObject({ from: demo, verdict: 'ignore', ticket: id });
  const path = `${mailPath}${offered?.id}/`;
  expect((await staff.post(`${path}discard/`, {})).json()).toMatchObject({ decision: 'discarded', text: null });
  expect((await ticketOf(id)).mail).toEqual([]);
  const [row] = await shop.db.select().from(supportInboundMail);
  expect(row?.raw).toHaveLength(0);
});

test('our own mail, copies and reports aren’t offered', async () => {
  const id = await open();
  const raw = message({ From: demo, To: await tokenOf(id) }, 'It works');
  await receive(shop, raw);
  await receive(shop, Buffer.concat([Buffer.from('X-Copy: 1\r\n'), raw]));
  await receive(shop, message({ From: 'support@hoster.example' }, 'Hello'));
  expect(await mails('ignored')).toEqual([]);
  expect((await ticketOf(id)).messages).toHaveLength(2);
});
