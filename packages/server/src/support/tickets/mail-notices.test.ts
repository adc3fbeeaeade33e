import type { StaffTicketDetails, TicketMessage } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { announce } from '../../platform/index.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { emailsTo } from '../../testing/emails.ts';
import { receive, supportMail } from '../../testing/incoming-mail.ts';
import { message } from '../../testing/mail-message.ts';
import { testShop } from '../../testing/shop.ts';
import type { RefuseVerdict } from '../mail/verdict.ts';
import { applyVerdict } from './apply-verdict.ts';
import { ticketAddresses, ticketMails, tickets } from './tables.ts';

const shop = await testShop({ supportMail });
const customer = await shop.customer();
const staff = await shop.staff();
afterAll(() => shop.close());
// Limits of an hour and a day are over.
beforeEach(() => shop.clock.advance(25 * 3_600_000));

const { hoster } = shop.app;
const demo = 'demo@hoster.example';
const hour = 3_600_000;
const open = async () =>
  (await customer.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' })).json<{ id: number }>().id;
const ticketOf = async (id: number) => (await staff.get(`/my/api/staff/tickets/${id}/`)).json<StaffTicketDetails>();
const tokenOf = async (id: number) => {
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
  return `support+${row?.token}@hoster.example`;
};
const bodiesOf = async (id: number) =>
  (await customer.get(`/my/api/tickets/${id}/messages/`)).json<TicketMessage[]>().map(({ body }) => body);

let refused = 0;
/** A message that was refused because of its size. */
const tooLarge = (change: Partial<RefuseVerdict> = {}): RefuseVerdict => ({
  verdict: 'refuse',
  reason: 'too-large',
  email: { messageId: `large-${(refused += 1)}@example.com`, sender: demo, hash: '' },
  author: { address: demo, name: '' },
  subject: 'A question',
  date: null,
  mayAnswer: false,
  notes: [],
  otherTicket: null,
  notices: [],
  answers: [],
  ticket: null,
  tellSender: true,
  ...change,
});
const apply = (verdict: RefuseVerdict) => shop.db.transaction((tx) => applyVerdict(hoster, tx, verdict));
const replies = async () =>
  (await emailsTo(shop.db, demo)).filter(({ subject }) => subject.includes('wasn’t accepted'));

test('the sender of more than 25 MB gets a reply that no machine answers', async () => {
  await receive(shop, message({ From: demo, 'Message-ID': '<large@example.com>' }, Buffer.alloc(25_000_001, 'a')));
  expect(await replies()).toMatchObject([
    {
      subject: 'Your message wasn’t accepted',
      text: expect.stringContaining('A question'),
      envelopeFrom: '',
      replyTo: null,
      headers: {
        'In-Reply-To': '<large@example.com>',
        References: '<large@example.com>',
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        Precedence: 'bulk',
      },
    },
  ]);
}, 30_000);

test('it goes out once for a message, three times an hour, ten times a day, and to no address whose mail bounces', async () => {
  const before = (await replies()).length;
  const sent = async () => (await replies()).length - before;
  const verdict = tooLarge();
  await apply(verdict);
  await apply(verdict);
  expect(await sent()).toBe(1);
  await apply(tooLarge({ tellSender: false }));
  expect(await sent()).toBe(1);
  for (let times = 0; times < 4; times++) await apply(tooLarge());
  expect(await sent()).toBe(3);
  for (let hours = 0; hours < 4; hours++) {
    shop.clock.advance(hour + 1);
    for (let times = 0; times < 4; times++) await apply(tooLarge());
  }
  expect(await sent()).toBe(10);
  shop.clock.advance(25 * hour);
  await shop.db.insert(ticketAddresses).values({ address: demo, isStopped: true });
  await apply(tooLarge());
  expect(await sent()).toBe(10);
  await shop.db.delete(ticketAddresses);
});

test('a customer is asked about their other address, and shows its messages by confirming it', async () => {
  const other = 'demo@work.example';
  const [address] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, demo));
  await shop.db.insert(emailAddresses).values({ userId: address?.userId ?? 0, email: other });
  const id = await open();
  const write = async (body: string) => receive(shop, message({ From: other, To: await tokenOf(id) }, body));
  await write('From the office');
  const [asked, ...others] = (await emailsTo(shop.db, demo)).filter(({ subject }) => subject.includes(other));
  expect(others).toEqual([]);
  expect(asked).toMatchObject({
    subject: `[#${id}] Did you write from ${other}?`,
    text: expect.stringContaining('/my/security/'),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
  });
  await write('Are you there?');
  expect((await emailsTo(shop.db, demo)).filter(({ subject }) => subject.includes(other))).toHaveLength(1);
  expect(await emailsTo(shop.db, other)).toEqual([]);

  await shop.db.update(emailAddresses).set({ verified: true }).where(eq(emailAddresses.email, other));
  await shop.db.transaction((tx) =>
    announce(hoster, tx, 'address.verified', { email: other, userId: address?.userId ?? 0 }),
  );
  expect(await bodiesOf(id)).toEqual(['Since noon', 'From the office', 'Are you there?']);
  expect((await ticketOf(id)).participants).toEqual([]);
});

test('nobody is asked about a ticket that isn’t theirs', async () => {
  const nosy = 'mira@example.test';
  await shop.stranger();
  const victim = 'victim@example.com';
  const [row] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, nosy));
  await shop.db.insert(emailAddresses).values({ userId: row?.userId ?? 0, email: victim });
  const id = await open();
  await receive(shop, message({ From: victim, To: await tokenOf(id) }, 'Hello'));
  expect((await ticketOf(id)).messages).toHaveLength(2);
  expect(await emailsTo(shop.db, nosy)).toEqual([]);
  const automatic = await shop.db.select().from(ticketMails).where(eq(ticketMails.address, nosy));
  expect(automatic).toEqual([]);
});
