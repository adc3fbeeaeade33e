import type { Ticket, TicketMessage } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { testBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../testing/customer.ts';
import { api } from '../../testing/browser.ts';
import { emailedKey } from '../../testing/emails.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

const form = { name: 'Ann Lee', subject: 'A larger VPS', message: 'Is there one with 64 GB?' };
const write = (email: string, subject = form.subject) =>
  backend.browser().post('/my/api/contact/', { ...form, email, subject });
const ticketsOf = async (browser: Browser) =>
  (await browser.get('/my/api/tickets/')).json<{ results: Ticket[] }>().results;

test('what a guest wrote becomes their tickets when they sign up and confirm the address, and not before', async () => {
  const email = 'ann@example.test';
  await write(email, 'First');
  backend.clock.advance(60_000);
  await write(email, 'Second');
  await write('other@example.test');
  const browser = backend.browser();
  await browser.post(`${api}/auth/signup`, { email, password });
  const key = await emailedKey(backend.db, email);
  await browser.post(`${api}/auth/email/verify`, { key });
  const tickets = await ticketsOf(browser);
  expect(tickets.map(({ subject, status }) => [subject, status])).toEqual([
    ['Second', 'open'],
    ['First', 'open'],
  ]);
  const messages = (await browser.get(`/my/api/tickets/${tickets[1]?.id}/messages/`)).json<TicketMessage[]>();
  expect(messages).toMatchObject([{ body: form.message, author: { is_own: true } }]);
});

test('an unconfirmed address brings nobody’s messages', async () => {
  const email = 'grace@example.test';
  await write(email);
  const eve = await signedInCustomer(backend, 'eve@example.test');
  const { userId } = await makeCustomer(backend.app, 'mallory@example.test');
  await backend.db.insert(emailAddresses).values({ userId, email, verified: false });
  expect(await ticketsOf(eve)).toEqual([]);
  const mallory = backend.browser();
  await mallory.login('mallory@example.test', password);
  expect(await ticketsOf(mallory)).toEqual([]);
});

test('tickets are part of the customer’s data, and go with the account', async () => {
  const email = 'mira@example.test';
  await write(email);
  const mira = await signedInCustomer(backend, email);
  await mira.post('/my/api/tickets/', { subject: 'Second', body: 'Help' });
  await mira.put('/my/api/ticket-drafts/new/', { body: 'half' });
  const { sections } = (await mira.get('/my/api/account/export/')).json<{
    sections: Record<string, { subject?: string; body?: string }[]>;
  }>();
  expect(sections['tickets']?.map(({ subject }) => subject)).toEqual([form.subject, 'Second']);
  expect(sections['ticket_messages']?.map(({ body }) => body)).toEqual([form.message, 'Help']);
  expect(sections['ticket_drafts']).toMatchObject([{ body: 'half' }]);
  const deleted = await mira.post('/my/api/account/deletion/', { confirm: true });
  expect(deleted.statusCode, `says ${deleted.body}`).toBe(200);
});
