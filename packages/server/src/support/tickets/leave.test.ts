import { afterAll, expect, test } from 'vitest';
import { emailsTo } from '../../testing/emails.ts';
import { testShop } from '../../testing/shop.ts';
import { speakerOn } from './desk-on-tables.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
const stranger = shop.browser();
afterAll(() => shop.close());

async function open(): Promise<number> {
  const body = { subject: 'Slow', body: 'It is slow' };
  return (await customer.post('/my/api/tickets/', body)).json<{ id: number }>().id;
}
const decide = (id: number, address: string) =>
  staff.post(`/my/api/staff/tickets/${id}/participants/`, { address, decision: 'invite' });
const answer = (id: number, body = 'Done') => staff.post(`/my/api/staff/tickets/${id}/messages/`, { body });

async function linkOf(address: string): Promise<string> {
  const [email] = await emailsTo(shop.db, address);
  const key = /\/leave-ticket\/([\w-]+)\//.exec(email?.text ?? '')?.[1];
  if (key === undefined) throw new Error(`No link in an email to ${address}.`);
  return `/my/api/leave-ticket/${key}/`;
}

test('a participant leaves by the link in their emails, and gets no more of them', async () => {
  const id = await open();
  await decide(id, 'colleague@example.test');
  await answer(id);
  const link = await linkOf('colleague@example.test');
  expect((await stranger.get(link)).json()).toEqual({ number: id, subject: 'Slow', email: 'colleague@example.test' });
  expect((await stranger.delete(link)).statusCode).toBe(200);
  const before = await emailsTo(shop.db, 'colleague@example.test');
  await answer(id, 'Something else');
  expect(await emailsTo(shop.db, 'colleague@example.test')).toHaveLength(before.length);
  expect(await speakerOn(shop.db, id, 'colleague@example.test'), 'their answers wait for an invitation').toBeNull();
  const thread = (await customer.get(`/my/api/tickets/${id}/messages/`)).json();
  expect(thread).toContainEqual(
    expect.objectContaining({
      event: 'left',
      body: '',
      author: expect.objectContaining({ name: 'colleague@example.test' }),
    }),
  );
  expect([(await stranger.get(link)).statusCode, (await stranger.delete(link)).statusCode]).toEqual([404, 404]);
});

test('leaving changes neither whose turn it is nor the part of others', async () => {
  const id = await open();
  await decide(id, 'one@example.test');
  await decide(id, 'two@example.test');
  await answer(id);
  await stranger.delete(await linkOf('one@example.test'));
  expect((await customer.get(`/my/api/tickets/${id}/`)).json()).toMatchObject({ status: 'answered' });
  expect(await speakerOn(shop.db, id, 'two@example.test')).toBe('participant');
});

test('the link works on after the ticket was merged into another one', async () => {
  const from = await open();
  const into = await open();
  await decide(from, 'moved@example.test');
  const link = await linkOf('moved@example.test');
  await staff.post(`/my/api/staff/tickets/${from}/merge/`, { into });
  expect((await stranger.get(link)).json()).toMatchObject({ number: into });
});

test('a link with another signature or ticket leads nowhere', async () => {
  const id = await open();
  await decide(id, 'safe@example.test');
  const link = await linkOf('safe@example.test');
  const others = [
    link.replace(`${id}-`, `${id - 1}-`),
    link.replace(/.\/$/, '_/'),
    '/my/api/leave-ticket/9999999999-a/',
  ];
  for (const other of others) expect((await stranger.delete(other)).statusCode, `For ${other}`).toBe(404);
});

test('the customer’s emails have no link to leave', async () => {
  const id = await open();
  await answer(id);
  const [email] = await emailsTo(shop.db, 'demo@hoster.example');
  expect(email?.text).not.toContain('/leave-ticket/');
});
