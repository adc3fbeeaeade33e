import type {
  CannedAnswer,
  StaffTicketDetails,
  StaffTicketPage,
  TicketDetails,
  TicketMessage,
  TicketQueue,
} from '@hoster/contract';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { connect } from '../../testing/live-socket.ts';
import { testShop } from '../../testing/shop.ts';

const shop = await testShop();
await shop.app.listen({ port: 0, host: '127.0.0.1' });
const customer = await shop.customer();
const stranger = await shop.stranger();
const boss = await shop.staff();
const ann = await signedInCustomer(shop, 'ann-support@example.test', { staffRole: 'support', firstName: 'Ann' });
afterAll(() => shop.close());

const path = '/my/api/staff/tickets/';
const idOf = async (browser: Browser) =>
  (await browser.get('/my/api/staff/colleagues/')).json<{ id: number; is_self: boolean }[]>().find((one) => one.is_self)
    ?.id ?? 0;
async function open(change: object = {}, browser: Browser = customer): Promise<number> {
  shop.clock.advance(61_000);
  const body = { subject: 'Slow server', body: 'Since noon', ...change };
  return (await browser.post('/my/api/tickets/', body)).json<TicketDetails>().id;
}
const list = async (query: string, browser = boss) => (await browser.get(`${path}${query}`)).json<StaffTicketPage>();
const numbers = async (query: string, browser = boss) => (await list(query, browser)).results.map(({ id }) => id);
const details = async (id: number, browser = boss) => (await browser.get(`${path}${id}/`)).json<StaffTicketDetails>();
const answer = (id: number, body: object, browser = boss) => browser.post(`${path}${id}/messages/`, body);
const merge = (from: number, into: number) => boss.post(`${path}${from}/merge/`, { into });

describe('the list of staff', () => {
  it('has the longest waiting first, and continues after the last ticket of a page', async () => {
    const [first, second] = [await open({ subject: 'One' }), await open({ subject: 'Two' })];
    const answered = await open({ subject: 'Answered' });
    await answer(answered, { body: 'Done' });
    const all = await numbers('?status=open');
    expect(all.indexOf(first)).toBeLessThan(all.indexOf(second));
    expect(all).not.toContain(answered);
    const pages: number[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: StaffTicketPage = await list(
        `?status=open&page_size=1${next && `&after=${encodeURIComponent(next)}`}`,
      );
      pages.push(...page.results.map(({ id }) => id));
      ({ next } = page);
    }
    expect(pages).toEqual(all);
    shop.clock.advance(1000);
    // A customer who writes again hasn't waited less.
    await customer.post(`/my/api/tickets/${first}/messages/`, { body: 'Hello?' });
    expect(await numbers('?status=open')).toEqual(all);
    expect((await numbers(''))[0]).toBe(first);
  });

  it('filters by department, owner, lateness, and words in subject, number and address', async () => {
    const id = await open({ subject: 'Invoice of 100% wrong', department: 'billing', priority: 'high' });
    expect(await numbers('?department=billing')).toContain(id);
    expect(await numbers('?department=sales')).not.toContain(id);
    for (const search of ['of 100%', String(id), `[%23${id}]`, 'demo@hoster'])
      expect(await numbers(`?search=${search.replaceAll('% ', '%25 ').replace('100%', '100%25')}`)).toContain(id);
    expect(await numbers('?search=mira@example')).not.toContain(id);
    await boss.put(`${path}${id}/owner/`, { owner: await idOf(boss), was: null });
    expect(await numbers('?owner=me')).toContain(id);
    expect(await numbers('?owner=me', ann)).not.toContain(id);
    expect(await numbers('?owner=none')).not.toContain(id);
    expect(await numbers(`?owner=${await idOf(boss)}`, ann)).toContain(id);
    expect(await numbers('?late=true')).not.toContain(id);
    const billing = (await boss.get('/my/api/staff/ticket-targets/')).json<{ department: string }[]>();
    const targets = billing
      .filter(({ department }) => department === 'billing')
      .map((target) => ({ ...target, minutes: 1 }));
    expect((await boss.put('/my/api/staff/ticket-targets/', { targets })).statusCode).toBe(200);
    shop.clock.advance(61_000);
    expect(await numbers('?late=true')).toContain(id);
    const queues = (await boss.get('/my/api/staff/ticket-queues/')).json<TicketQueue[]>();
    expect(queues.find(({ department }) => department === 'billing')).toMatchObject({ open: 1, late: 1 });
    expect(
      (await boss.put('/my/api/staff/ticket-targets/', { targets: [{ ...targets[0], minutes: 0 }] })).statusCode,
    ).toBe(400);
    for (const query of ['?after=soon', '?owner=x', '?department=x'])
      expect((await boss.get(`${path}${query}`)).statusCode).toBe(400);
  });

  it('is a CSV file too', async () => {
    const id = await open({ subject: '=cmd' });
    const file = await boss.get(`${path}csv/?status=open`);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain(`${id},'=cmd,`);
    expect((await customer.get(`${path}csv/`)).statusCode).toBe(403);
  });
});

test('a ticket is assigned once, to somebody who may answer it, and stays theirs', async () => {
  const id = await open();
  const [own, hers] = [await idOf(boss), await idOf(ann)];
  const answers = await Promise.all([
    boss.put(`${path}${id}/owner/`, { owner: own, was: null }),
    ann.put(`${path}${id}/owner/`, { owner: hers, was: null }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const was = (await details(id)).owner?.id ?? 0;
  const finance = await signedInCustomer(shop, 'desk-finance@example.test', { staffRole: 'finance' });
  const theirs = await idOf(finance);
  expect((await boss.put(`${path}${id}/owner/`, { owner: theirs, was })).statusCode).toBe(400);
  await boss.put(`${path}${id}/owner/`, { owner: hers, was });
  await answer(id, { body: 'Done', status: 'closed' });
  expect((await details(id, ann)).owner).toMatchObject({ id: hers, is_self: true });
});

test('the time to the first answer doesn’t change with the second one', async () => {
  const id = await open();
  expect(await details(id)).toMatchObject({ first_answer_minutes: null, waiting_since: expect.any(String) });
  shop.clock.advance(25 * 60_000);
  await answer(id, { body: 'We’re checking', note: true });
  expect((await details(id)).first_answer_minutes).toBeNull();
  await answer(id, { body: 'Restarted' });
  await customer.post(`/my/api/tickets/${id}/messages/`, { body: 'Still slow' });
  shop.clock.advance(60 * 60_000);
  await answer(id, { body: 'Moved' });
  expect(await details(id)).toMatchObject({ first_answer_minutes: 25, waiting_since: null, due: null });
});

test('notes and owners reach the customer in no channel: calls, search, emails, export, socket', async () => {
  const id = await open();
  const page = await connect(shop.app, customer);
  const emails = (await shop.emails()).length;
  await answer(id, { body: 'Owes us 40 euros', note: true });
  await boss.put(`${path}${id}/owner/`, { owner: await idOf(boss), was: null });
  const seen = [
    (await customer.get(`/my/api/tickets/${id}/`)).body,
    (await customer.get(`/my/api/tickets/${id}/messages/`)).body,
    (await customer.get('/my/api/tickets/')).body,
    (await customer.get('/my/api/account/export/')).body,
  ].join('\n');
  expect(seen).not.toContain('Owes us');
  expect(
    (await customer.get('/my/api/tickets/?search=Owes')).json<{ count: number }>().count,
    'found by its words',
  ).toBe(0);
  expect(await shop.emails()).toHaveLength(emails);
  // What comes after it is heard first.
  await answer(id, { body: 'Hello' });
  await expect.poll(() => page.messages.length).toBeGreaterThan(0);
  expect(page.messages.filter(({ kind }) => kind === 'ticket')).toHaveLength(1);
  page.close();
});

test('canned answers have both languages and known placeholders only', async () => {
  const texts = { en: 'Hello {customer}, {ticket}', ru: 'Здравствуйте, {customer}' };
  const canned = { name: 'Greeting', department: 'technical', body: texts };
  const url = '/my/api/staff/canned-answers/';
  const [added] = (await ann.post(url, canned)).json<CannedAnswer[]>();
  expect(added).toMatchObject(canned);
  expect((await ann.post(url, canned)).json()).toEqual({ name: [expect.any(String)] });
  const wrong = await ann.post(url, { name: 'Other', body: { ...texts, ru: '{balance}' } });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { body: { ru: [expect.stringContaining('{customer}')] } },
  ]);
  expect((await ann.post(url, { name: 'Half', body: { en: 'Hi' } })).statusCode).toBe(400);
  expect((await ann.put(`${url}${added?.id}/`, { ...canned, name: 'Welcome' })).json()).toMatchObject([
    { name: 'Welcome' },
  ]);
  expect((await ann.delete(`${url}${added?.id}/`)).json()).toEqual([]);
  expect((await ann.delete(`${url}${added?.id}/`)).statusCode).toBe(404);
  expect((await customer.get(url)).statusCode).toBe(403);
});

describe('merging', () => {
  it('moves all messages, closes the ticket, and leads its emails and its customer to the other one', async () => {
    const into = await open({ subject: 'First', body: 'One' });
    const from = await open({ subject: 'Again', body: 'Two' });
    await answer(from, { body: 'Secret', note: true });
    await answer(into, { body: 'Looking' });
    expect((await merge(from, into)).json()).toMatchObject({
      id: into,
      status: 'open',
      waiting_since: expect.any(String),
    });
    const messages = (await customer.get(`/my/api/tickets/${into}/messages/`)).json<TicketMessage[]>();
    expect(messages.map(({ body }) => body)).toEqual(['One', 'Two', 'Looking']);
    expect((await customer.get(`/my/api/tickets/${from}/`)).json()).toMatchObject({
      status: 'closed',
      reopenable: false,
      merged_into: into,
    });
    expect((await customer.post(`/my/api/tickets/${from}/messages/`, { body: 'Three' })).statusCode).toBe(409);
    expect((await answer(from, { body: 'Three' })).statusCode).toBe(409);
    expect((await merge(from, into)).statusCode).toBe(400);
  });

  it('refuses tickets of others, itself and unknown ones, and one of two that are merged into each other', async () => {
    const [one, other] = [await open({ subject: 'A' }), await open({ subject: 'B' })];
    const foreign = await open({ subject: 'C' }, stranger);
    for (const into of [one, foreign, 999_999])
      expect((await merge(one, into)).json()).toEqual({ into: [expect.any(String)] });
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

test('staff see that the customer or a colleague is writing, but not themselves', async () => {
  const id = await open();
  await boss.post(`${path}${id}/answering/`);
  expect((await details(id)).answering).toBeNull();
  expect((await details(id, ann)).answering).toEqual({ name: expect.any(String) });
  expect((await details(id)).is_customer_typing).toBe(false);
  await customer.put(`/my/api/ticket-drafts/${id}/`, { body: 'One more thing' });
  expect((await details(id)).is_customer_typing).toBe(true);
  shop.clock.advance(30_000);
  expect((await details(id)).is_customer_typing).toBe(false);
});
