import type { StaffTicketDetails, TicketMessage } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { emailsTo } from '../../testing/emails.ts';
import { testShop } from '../../testing/shop.ts';
import type { MailContent, NewVerdict, ThreadVerdict } from '../mail/verdict.ts';
import { applyVerdict } from './apply-verdict.ts';
import { deskOnTables } from './desk-on-tables.ts';
import { companySettings } from '../../platform/company/tables.ts';
import { ticketAddresses, ticketMails, ticketParticipants, tickets } from './tables.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
afterAll(() => shop.close());
const context = shop.app.hoster;
const desk = await deskOnTables(context);

const demo = 'demo@hoster.example';
const content: MailContent = {
  text: 'It works now',
  folded: ['> quoted'],
  html: null,
  foldedHtml: [],
  remoteImages: [],
  attachments: [{ name: 'a.txt', type: 'text/plain', size: 5, content: Buffer.from('hello'), cid: null }],
  inline: [],
  blocked: [{ name: 'virus.exe', size: 9, why: 'program' }],
};
let mails = 0;
const spoken = (address: string) => ({
  reason: 'accepted' as const,
  email: { messageId: `mail-${(mails += 1)}@example.test`, sender: address, hash: `hash-${mails}` },
  author: { address, name: 'Grace' },
  subject: 'By email',
  date: null,
  mayAnswer: true,
  notes: [],
  otherTicket: null,
  notices: [],
  answers: ['answered@hoster.example'],
  content,
  participantsOffered: [{ address: 'cc@example.test', name: '' }],
});
const apply = (verdict: Parameters<typeof applyVerdict>[2]) =>
  shop.db.transaction((tx) => applyVerdict(context, tx, verdict));
const threadOf = (ticket: number, address: string, change: Partial<ThreadVerdict> = {}): ThreadVerdict => ({
  ...spoken(address),
  verdict: 'thread',
  ticket,
  via: 'token',
  speaker: 'customer',
  reopen: false,
  ...change,
});
const open = async () =>
  (await customer.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' })).json<{ id: number }>().id;
const messagesOf = async (id: number) =>
  (await customer.get(`/my/api/tickets/${id}/messages/`)).json<TicketMessage[]>();

test('finds tickets by token and number, and sent messages by id and by the address for bounces', async () => {
  const id = await open();
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
  expect(await desk.ticketByToken(row?.token.toUpperCase() ?? '')).toMatchObject({ number: id, status: 'open' });
  expect(await desk.ticketByToken('nothing')).toBeNull();
  expect(await desk.ticketByNumber(id)).toMatchObject({ number: id });
  expect(await desk.ticketByNumber(99_999_999_999)).toBeNull();
  const [email] = await emailsTo(shop.db, demo);
  const sent = await desk.messageById(email?.messageId ?? '');
  expect(sent).toMatchObject({ ticket: { number: id }, direction: 'sent', to: demo });
  const key = /^bounce\+\d+-([a-z0-9]+)@/.exec(email?.envelopeFrom ?? '')?.[1] ?? '';
  expect(await desk.sentByKey(id, key)).toEqual(sent);
  expect(await desk.sentByKey(id + 1, key)).toBeNull();
});

test('only confirmed addresses, invited participants and staff may speak', async () => {
  const id = await open();
  const ticket = { number: id, status: 'open', closedAt: null } as const;
  const [address] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, demo));
  await shop.db.insert(emailAddresses).values({ userId: address?.userId ?? 0, email: 'new@example.test' });
  const createdAt = shop.clock.now();
  await shop.db.insert(ticketParticipants).values([
    { ticketId: id, address: 'in@example.test', state: 'invited', createdAt },
    { ticketId: id, address: 'out@example.test', state: 'held', createdAt },
  ]);
  const speakers = { [demo]: 'customer', 'new@example.test': null, 'in@example.test': 'participant' };
  const more = { 'out@example.test': null, 'staff@hoster.example': 'staff', 'x@example.test': null };
  for (const [from, right] of Object.entries({ ...speakers, ...more }))
    expect(await desk.speakerOn(ticket, from), `for ${from}`).toBe(right);
  expect(await desk.customerAt('new@example.test')).toBe(demo);
  expect(await desk.customerAt('x@example.test')).toBeNull();
});

test('a reply by email is a message with its files, which reopens the ticket and is known from then on', async () => {
  const id = await open();
  await customer.post(`/my/api/tickets/${id}/close/`);
  const verdict = threadOf(id, demo, { reopen: true });
  expect(await desk.takenAs(verdict.email)).toBeNull();
  expect(await apply(verdict)).toBe(id);
  expect(await desk.takenAs(verdict.email)).toBe(id);
  expect(await desk.takenAs({ ...verdict.email, hash: 'another' })).toBeNull();
  const message = (await messagesOf(id)).at(-1);
  expect(message).toMatchObject({
    body: content.text,
    folded: '> quoted',
    via: 'email',
    verified: true,
    author: { is_own: true },
    attachments: [
      { name: 'a.txt', blocked: null },
      { name: 'virus.exe', url: null, blocked: 'program' },
    ],
  });
  expect((await customer.get(`/my/api/tickets/${id}/`)).json()).toMatchObject({ status: 'open' });
  const since = new Date(0);
  expect(await desk.count({ kind: 'reopening', ticket: id }, since)).toBe(1);
  expect(await desk.count({ kind: 'message', ticket: id }, since)).toBe(1);
});

test('an answer of staff by email reaches the customer', async () => {
  const id = await open();
  await apply(threadOf(id, 'staff@hoster.example', { speaker: 'staff' }));
  expect((await emailsTo(shop.db, demo))[0]?.text).toContain(content.text);
  expect((await customer.get(`/my/api/tickets/${id}/`)).json()).toMatchObject({ status: 'answered', unread: true });
});

test('a stranger opens a ticket without an account, and gets its acknowledgement', async () => {
  const address = 'grace@example.test';
  const verdict: NewVerdict = { ...spoken(address), verdict: 'new', linkedTo: null, customer: null };
  const id = (await apply(verdict)) ?? 0;
  const ticket = (await staff.get(`/my/api/staff/tickets/${id}/`)).json<StaffTicketDetails>();
  expect(ticket).toMatchObject({ customer: { account: null, name: 'Grace', email: address }, subject: 'By email' });
  expect((await customer.get(`/my/api/tickets/${id}/`)).statusCode).toBe(404);
  const [email] = await emailsTo(shop.db, address);
  expect(email?.headers).toMatchObject({
    'In-Reply-To': `<${verdict.email.messageId}>`,
    'Auto-Submitted': 'auto-replied',
  });
  expect(await desk.count({ kind: 'ticket', address }, new Date(0))).toBe(1);
  expect(await desk.count({ kind: 'ticket-of-domain', domain: 'example.test' }, new Date(0))).toBe(1);
  expect(await desk.speakerOn({ number: id, status: 'open', closedAt: null }, address)).toBe('customer');
});

test('a held message is shown to staff only', async () => {
  const id = await open();
  await apply({ ...threadOf(id, 'eve@example.test'), verdict: 'participant', askAt: null } as never);
  expect(await messagesOf(id)).toHaveLength(1);
  const ticket = (await staff.get(`/my/api/staff/tickets/${id}/`)).json<StaffTicketDetails>();
  expect(ticket.messages).toHaveLength(2);
  expect(ticket.participants).toContainEqual({ address: 'eve@example.test', name: 'Grace', state: 'held' });
});

test('a permanent bounce marks what was sent and stops mail to its address', async () => {
  const id = await open();
  await staff.post(`/my/api/staff/tickets/${id}/messages/`, { body: 'Hello' });
  const [email] = await emailsTo(shop.db, demo);
  const { content: _, participantsOffered: __, ...judged } = spoken('mailer-daemon@example.test');
  await apply({
    ...judged,
    verdict: 'bounce',
    ticket: id,
    kind: 'permanent',
    recipient: demo,
    status: '5.1.1',
    of: email?.messageId ?? null,
    stopsMail: true,
  });
  const [mail] = await shop.db
    .select()
    .from(ticketMails)
    .where(eq(ticketMails.mailId, email?.messageId ?? ''));
  expect(mail).toMatchObject({ bounced: 'permanent', bounceStatus: '5.1.1' });
  const before = (await emailsTo(shop.db, demo)).length;
  await staff.post(`/my/api/staff/tickets/${id}/messages/`, { body: 'Again' });
  expect(await emailsTo(shop.db, demo)).toHaveLength(before);
  await shop.db.delete(ticketAddresses);
});

test('mail that comes back from the sender of the settings is our own', async () => {
  const value = { name: 'Shop', address: 'Hello@shop.example.test', support: 'reports@shop.example.test' };
  await context.db
    .insert(companySettings)
    .values({ name: 'sender', value, changedAt: context.clock.now() })
    .onConflictDoUpdate({ target: companySettings.name, set: { value } });
  const { ownAddresses } = (await deskOnTables(context)).settings;
  expect(ownAddresses).toContain('hello@shop.example.test');
  expect(ownAddresses).toEqual(expect.arrayContaining([...desk.settings.ownAddresses]));
});
