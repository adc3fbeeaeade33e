import type {
  StaffTicketDetails,
  Ticket,
  TicketAttachment,
  TicketDetails,
  TicketMessage,
  TicketOptions,
} from '@hoster/contract';
import { afterAll, describe, expect, it, test } from 'vitest';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { services } from '../../sales/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/shop.ts';
import { upload as uploadTo } from '../../testing/upload.ts';
import { tickets } from './tables.ts';

const shop = await testShop();
const customer = await shop.customer();
const stranger = await shop.stranger();
const staff = await shop.staff();
afterAll(() => shop.close());

const path = '/my/api/tickets/';
const input = { subject: 'The server is slow', body: 'Since **noon**:\n\n```\nload 9.1\n```' };

async function open(change: object = {}, browser: Browser = customer): Promise<TicketDetails> {
  // The same within a minute would be a form that was sent twice.
  shop.clock.advance(61_000);
  const answer = await browser.post(path, { ...input, ...change });
  expect(answer.statusCode, `says ${answer.body}`).toBe(201);
  return answer.json();
}
const list = async (query = '', browser = customer) =>
  (await browser.get(`${path}${query}`)).json<{ count: number; results: Ticket[]; next: string | null }>();
const messagesOf = async (id: number, browser = customer) =>
  (await browser.get(`${path}${id}/messages/`)).json<TicketMessage[]>();
const answer = (id: number, body: object) => staff.post(`/my/api/staff/tickets/${id}/messages/`, body);
const unread = async () =>
  (await customer.get('/my/api/account/menu_context/')).json<{ unread: { tickets: number } }>().unread.tickets;

describe('a customer', () => {
  it('opens a ticket, whose number is four digits long, and finds it by state, text and number', async () => {
    const ticket = await open();
    expect(ticket).toMatchObject({ status: 'open', priority: 'normal', department: 'technical', unread: false });
    expect(ticket.id).toBeGreaterThan(1000);
    expect(await messagesOf(ticket.id)).toMatchObject([
      { author: { is_staff: false, is_own: true }, body: input.body, via: 'web', is_note: false },
    ]);
    for (const query of ['?status=open', '?search=SLOW', '?search=load+9.1', `?search=%23${ticket.id}`]) {
      expect(
        (await list(query)).results.map(({ id }) => id),
        `at ${query}`,
      ).toContain(ticket.id);
    }
    for (const query of ['?status=closed', '?search=nothing', '?search=%25', '?unread=true']) {
      expect(
        (await list(query)).results.map(({ id }) => id),
        `at ${query}`,
      ).not.toContain(ticket.id);
    }
  });

  it('gets pages of the list', async () => {
    await open();
    await open();
    const first = await list('?page_size=1&status=open');
    expect(first.results).toHaveLength(1);
    expect(first.next).toBe('/my/api/tickets/?page=2&page_size=1&status=open');
    expect((await customer.get(`${path}?page=9999`)).statusCode).toBe(404);
  });

  it('has an unread ticket after an answer until it’s read, replies, closes and reopens', async () => {
    const { id } = await open();
    const before = await unread();
    expect((await answer(id, { body: 'It was a neighbour.' })).statusCode).toBe(201);
    expect(await unread()).toBe(before + 1);
    expect((await list('?unread=true')).results.map((ticket) => ticket.id)).toEqual([id]);
    expect((await customer.post(`${path}${id}/read/`)).json()).toMatchObject({ unread: false, status: 'answered' });
    expect(await unread()).toBe(before);
    await customer.post(`${path}${id}/messages/`, { body: 'Thanks' });
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ status: 'open' });
    expect((await customer.post(`${path}${id}/close/`)).json()).toMatchObject({ status: 'closed', reopenable: true });
    expect((await customer.post(`${path}${id}/reopen/`)).json()).toMatchObject({ status: 'open', closed: null });
    await customer.post(`${path}${id}/close/`);
    await customer.post(`${path}${id}/messages/`, { body: 'It is slow again' });
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ status: 'open' });
  });

  it('opens a new ticket instead of one that was closed more than 30 days ago', async () => {
    const { id } = await open();
    await customer.post(`${path}${id}/close/`);
    await shop.db
      .update(tickets)
      .set({ closedAt: new Date(shop.clock.now().getTime() - 31 * 86_400_000) })
      .where(eq(tickets.id, id));
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ reopenable: false });
    for (const call of [
      customer.post(`${path}${id}/reopen/`),
      customer.post(`${path}${id}/messages/`, { body: 'Again' }),
    ]) {
      const refused = await call;
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ticket_closed' }]);
    }
  });

  it('sees who of support is writing an answer, for a minute', async () => {
    const { id } = await open();
    const answering = async () => (await customer.get(`${path}${id}/`)).json<TicketDetails>().answering;
    expect(await answering()).toBeNull();
    await staff.post(`/my/api/staff/tickets/${id}/answering/`);
    expect(await answering()).toEqual({ name: expect.any(String) });
    await answer(id, { body: 'Done' });
    expect(await answering()).toBeNull();
  });
});

test('a ticket about a server without base administration has the lowest priority, whatever was asked for', async () => {
  const options = (await customer.get(`${path}options/`)).json<TicketOptions>();
  const [row] = await shop.db.select().from(services).where(eq(services.kind, 'vps')).limit(1);
  expect(options.services).toContainEqual({ id: row?.id, name: row?.name, is_lowest: false });
  expect(await open({ service: row?.id, priority: 'high' })).toMatchObject({ priority: 'high', service: row?.id });
  const off = sql`jsonb_set(${services.spec}, '{base_administration}', 'false')`;
  await shop.db
    .update(services)
    .set({ spec: off })
    .where(eq(services.id, row?.id ?? 0));
  expect(await open({ service: row?.id, priority: 'high' })).toMatchObject({ priority: 'lowest' });
  const after = (await customer.get(`${path}options/`)).json<TicketOptions>();
  expect(after.services).toContainEqual({ id: row?.id, name: row?.name, is_lowest: true });
});

describe('others', () => {
  it('don’t find the ticket', async () => {
    const { id } = await open();
    for (const browser of [stranger, shop.browser()]) {
      const status = browser === stranger ? 404 : 401;
      for (const rest of ['', 'messages/'])
        expect((await browser.get(`${path}${id}/${rest}`)).statusCode, `of ${rest}`).toBe(status);
      for (const rest of ['messages/', 'read/', 'close/', 'reopen/'])
        expect(
          (await browser.post(`${path}${id}/${rest}`, rest === 'messages/' ? { body: 'x' } : {})).statusCode,
          `of ${rest}`,
        ).toBe(status);
    }
    for (const key of [id, 999_999]) {
      expect((await stranger.get(`/my/api/ticket-drafts/${key}/`)).statusCode).toBe(404);
      expect((await stranger.put(`/my/api/ticket-drafts/${key}/`, { body: 'x' })).statusCode).toBe(404);
    }
    expect((await list('', stranger)).count).toBe(0);
    const [row] = await shop.db.select().from(services).limit(1);
    const refused = await stranger.post(path, { ...input, service: row?.id });
    expect([refused.statusCode, refused.json()]).toEqual([400, { service: ['Choose one of your services.'] }]);
  });

  it('who aren’t staff get a 403 from the calls of staff', async () => {
    const { id } = await open();
    for (const browser of [customer, stranger]) {
      expect((await browser.get('/my/api/staff/tickets/')).statusCode).toBe(403);
      expect((await browser.get(`/my/api/staff/tickets/${id}/`)).statusCode).toBe(403);
      expect((await browser.post(`/my/api/staff/tickets/${id}/messages/`, { body: 'x' })).statusCode).toBe(403);
    }
  });
});

test.each<[string, object, object]>([
  ['without words', { subject: ' ', body: '' }, { subject: [expect.any(String)], body: [expect.any(String)] }],
  ['with a line break in its subject', { subject: 'a\r\nBcc: eve@example.test' }, { subject: [expect.any(String)] }],
  ['with a long text', { body: 'a'.repeat(20_001) }, { body: [expect.stringContaining('20000')] }],
  [
    'with 26 files',
    { attachments: Array.from({ length: 26 }, (_, id) => id + 1) },
    { attachments: [expect.any(String)] },
  ],
  ['with files that aren’t there', { attachments: [999_999] }, { attachments: [expect.stringContaining('no longer')] }],
  ['with an unknown field', { status: 'closed' }, { status: ['Unknown field.'] }],
  ['with an unknown priority', { priority: 'urgent' }, { priority: [expect.any(String)] }],
])('a ticket %s is refused', async (_what, change, errors) => {
  const refused = await customer.post(path, { ...input, ...change });
  expect([refused.statusCode, refused.json()]).toEqual([400, errors]);
});

describe('what is sent twice', () => {
  const twice = (browser: Browser, url: string, body: object) =>
    Promise.all([browser.post(url, body), browser.post(url, body)]);
  const upload = async () =>
    (await uploadTo(customer, [new File(['log'], 'log.txt')])).json<TicketAttachment[]>()[0]?.id;

  it('is one ticket with its files', async () => {
    const sent = { ...input, subject: 'Sent twice', attachments: [await upload()] };
    const answers = await twice(customer, path, sent);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = answers.map((one) => one.json<TicketDetails>().id);
    expect(first).toBe(second);
    const [message] = await messagesOf(first ?? 0);
    expect(message?.attachments).toHaveLength(1);
    // As without script, where the files are sent again too.
    const again = await customer.post(path, { ...sent, attachments: [await upload()] });
    expect(again.json<TicketDetails>().id).toBe(first);
    expect((await customer.post(path, { ...sent, body: 'Something else', attachments: [] })).json().id).not.toBe(first);
  });

  it('is one reply of the customer, and one answer of staff', async () => {
    const { id } = await open();
    await twice(customer, `${path}${id}/messages/`, { body: 'Still slow' });
    await twice(staff, `/my/api/staff/tickets/${id}/messages/`, { body: 'We look at it' });
    await twice(customer, `${path}${id}/messages/`, { body: 'Still slow' });
    shop.clock.advance(61_000);
    await customer.post(`${path}${id}/messages/`, { body: 'Still slow' });
    expect((await messagesOf(id)).slice(1).map(({ body }) => body)).toEqual([
      'Still slow',
      'We look at it',
      'Still slow',
      'Still slow',
    ]);
  });
});

test('Markdown of a message is safe to show: no HTML, pictures or scripts, and links pass on nothing', async () => {
  const body = [
    '<script>alert(1)</script>',
    '[a](javascript:alert(1)) [b](https://example.test/)',
    '![c](https://spy.example/pixel.png)',
    '# rm -rf /',
    'run install.sh, see https://example.test/x',
  ].join('\n\n');
  const [message] = await messagesOf((await open({ body })).id);
  expect(message?.html).not.toMatch(/<script|<img|<h1|href="javascript/);
  expect(message?.html).toContain('# rm -rf /');
  expect(message?.html).toContain('<a href="https://example.test/" rel="nofollow noopener noreferrer">b</a>');
  expect(message?.html).not.toContain('href="http://install.sh');
  const preview = await customer.post(`${path}preview/`, { body: '**bold**' });
  expect(preview.json()).toEqual({ html: '<p><strong>bold</strong></p>' });
});

test('a draft that arrives after its message was sent is dropped', async () => {
  const typed = { subject: 'Late', body: 'The draft of this was slower' };
  const { id } = (await customer.post('/my/api/tickets/', typed)).json();
  const drafts = '/my/api/ticket-drafts/';
  expect((await customer.put(`${drafts}new/`, typed)).statusCode).toBe(200);
  expect((await customer.get(`${drafts}new/`)).json()).toMatchObject({ body: '', updated: null });
  await customer.put(`${drafts}${id}/`, { body: 'Something new' });
  expect((await customer.get(`${drafts}${id}/`)).json()).toMatchObject({ body: 'Something new' });
  await customer.delete(`${drafts}${id}/`);
});

test('a draft is kept for its ticket until it’s sent or discarded', async () => {
  const drafts = '/my/api/ticket-drafts/';
  expect((await customer.get(`${drafts}new/`)).json()).toMatchObject({ body: '', updated: null, attachments: [] });
  const typed = { subject: 'Half', body: 'a sentence', service: null, department: 'billing', priority: 'high' };
  expect((await customer.put(`${drafts}new/`, typed)).statusCode).toBe(200);
  expect((await customer.get(`${drafts}new/`)).json()).toMatchObject(typed);
  expect((await stranger.get(`${drafts}new/`)).json()).toMatchObject({ body: '' });
  const { id } = await open();
  expect((await customer.get(`${drafts}new/`)).json()).toMatchObject({ body: '', updated: null });
  await customer.put(`${drafts}${id}/`, { body: 'reply' });
  expect((await customer.get(`${drafts}${id}/`)).json()).toMatchObject({ body: 'reply' });
  await customer.delete(`${drafts}${id}/`);
  expect((await customer.get(`${drafts}${id}/`)).json()).toMatchObject({ body: '' });
});

describe('staff', () => {
  it('see open tickets first, the one that has waited longest on top', async () => {
    const { id: first } = await open({ subject: 'First' });
    shop.clock.advance(60_000);
    const { id: second } = await open({ subject: 'Second' });
    const { id: done } = await open({ subject: 'Done' });
    await answer(done, { body: 'Done' });
    const { results } = (await staff.get('/my/api/staff/tickets/?page_size=200&status=open')).json<{
      results: Ticket[];
    }>();
    const order = results.map(({ id }) => id);
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
    expect(order).not.toContain(done);
    expect(results.find(({ id }) => id === first)).toMatchObject({
      customer: { email: 'demo@hoster.example' },
      unread: true,
    });
  });

  it('add notes that customers neither see nor find nor are emailed', async () => {
    const { id } = await open();
    const emails = (await shop.emails()).length;
    expect((await answer(id, { body: 'He owes us money', note: true })).json()).toMatchObject({ is_note: true });
    expect((await messagesOf(id)).map(({ body }) => body)).toEqual([input.body]);
    expect((await list('?search=owes')).count).toBe(0);
    expect(await shop.emails()).toHaveLength(emails);
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ status: 'open', unread: false });
    const seen = (await staff.get(`/my/api/staff/tickets/${id}/`)).json<StaffTicketDetails>();
    expect(seen.messages.map(({ is_note: isNote }) => isNote)).toEqual([false, true]);
  });

  it('ask for something, and close', async () => {
    const { id } = await open();
    await answer(id, { body: 'Which server?', status: 'waiting' });
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ status: 'waiting' });
    await staff.post(`/my/api/staff/tickets/${id}/close/`);
    expect((await customer.get(`${path}${id}/`)).json()).toMatchObject({ status: 'closed' });
    expect((await answer(999_999, { body: 'x' })).statusCode).toBe(404);
  });
});
