import { afterAll, expect, test } from 'vitest';
import { deliverDueMail } from '../../platform/mail/deliver.ts';
import { emailsTo } from '../../testing/emails.ts';
import { testShop } from '../../testing/shop.ts';
import { ticketAddresses, ticketMails, ticketParticipants, tickets } from './tables.ts';
import { eq } from '../../platform/db/drizzle.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
afterAll(() => shop.close());

const demo = 'demo@hoster.example';
const path = '/my/api/tickets/';

async function open(subject: string): Promise<number> {
  const answer = await customer.post(path, { subject, body: 'It is slow' });
  return answer.json<{ id: number }>().id;
}
const answer = (id: number, body: object) => staff.post(`/my/api/staff/tickets/${id}/messages/`, body);

test('a new ticket is confirmed once, by an email that no other machine answers', async () => {
  const id = await open('A “quoted” subject');
  const [email] = await emailsTo(shop.db, demo);
  expect(email).toMatchObject({
    subject: `[#${id}] We’ve received your ticket`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
  });
  expect(email?.text).toContain(`/my/tickets/${id}/`);
});

test('at most three confirmations an hour and ten a day reach an address', async () => {
  const count = async () => shop.db.$count(ticketMails, eq(ticketMails.kind, 'acknowledgement'));
  for (let times = 0; times < 5; times++) await open(`Again ${times}`);
  expect(await count()).toBe(3);
  for (let hour = 0; hour < 5; hour++) {
    shop.clock.advance(3_600_001);
    for (let times = 0; times < 4; times++) await open(`Again ${times}`);
  }
  expect(await count()).toBe(10);
});

test('an answer reaches customer and participants, and says what it answers', async () => {
  const id = await open('Slow');
  const [ticket] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
  const at = shop.clock.now();
  await shop.db.insert(ticketParticipants).values([
    { ticketId: id, address: 'colleague@example.test', state: 'invited', createdAt: at },
    { ticketId: id, address: 'stranger@example.test', state: 'held', createdAt: at },
    { ticketId: id, address: 'gone@example.test', state: 'invited', createdAt: at },
  ]);
  await shop.db.insert(ticketAddresses).values({ address: 'gone@example.test', isStopped: true });
  await answer(id, { body: 'First *answer*' });
  await answer(id, { body: 'Second answer' });
  const [second, first] = await emailsTo(shop.db, demo);
  expect(second).toMatchObject({
    subject: `[#${id}] Slow`,
    text: expect.stringContaining('Second answer'),
    replyTo: `support+${ticket?.token}@hoster.example`,
    envelopeFrom: expect.stringMatching(new RegExp(`^bounce\\+${id}-[a-z0-9]+@`)),
    sender: { address: 'support@hoster.example' },
  });
  // A person wrote it.
  expect(Object.keys(second?.headers ?? {})).not.toContain('Auto-Submitted');
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(second?.headers?.['References']).toContain(`<${first?.messageId}>`);
  expect(second?.headers?.['In-Reply-To']).toMatch(new RegExp(`^<${id}\\.\\d+\\.[a-z0-9]+@hoster\\.example>$`));
  expect(await emailsTo(shop.db, 'colleague@example.test')).toHaveLength(2);
  expect(await emailsTo(shop.db, 'stranger@example.test')).toEqual([]);
  expect(await emailsTo(shop.db, 'gone@example.test')).toEqual([]);
  expect(ticket?.token).toMatch(/^[a-z0-9]{20}$/);
});

test('SMTP gets the identifiers, the sender and the address for bounces', async () => {
  const id = await open('Headers');
  await answer(id, { body: 'Done' });
  const [email] = await emailsTo(shop.db, demo);
  const sent: unknown[] = [];
  const transport = { sendMail: async (message: unknown) => void sent.push(message), close: () => undefined };
  await deliverDueMail(shop.app.hoster, transport as never);
  expect(sent).toContainEqual(
    expect.objectContaining({
      messageId: `<${email?.messageId}>`,
      envelope: { from: email?.envelopeFrom, to: demo },
      from: email?.sender,
      replyTo: email?.replyTo,
      headers: { 'Content-Language': 'en', ...email?.headers },
    }),
  );
});
