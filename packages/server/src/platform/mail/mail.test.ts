import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq, isNotNull } from '../db/drizzle.ts';
import { resetLimit } from '../http/index.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { deliverDueMail, type Transport, transportOf } from './deliver.ts';
import { enqueueMail } from './service.ts';
import { mailOutbox } from './tables.ts';

const email = {
  kind: 'service-ready' as const,
  to: 'grace@example.test',
  language: 'en' as const,
  subject: 'Confirm <you>',
  text: 'Go to http://localhost:3000/x?a=1&b=2.\n',
};

/** The whole text, and the company below it. */
const said = expect.stringMatching(
  /^Go to http:\/\/localhost:3000\/x\?a=1&b=2\.\n\n-- \nHoster Demo B\.V\.\n/,
) as string;

const hour = 60 * 60 * 1000;

describe('the embedded mailbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());
  const get = (url: string) => backend.app.inject({ url, headers: { 'accept-language': 'en' } });

  it('lists emails newest first, finds them by address and links their URLs', async () => {
    await enqueueMail(backend.db, email);
    await enqueueMail(backend.db, {
      ...email,
      to: 'ada@example.test',
      subject: 'Second',
      html: '<p>Hi<script>1</script></p>',
    });
    expect(await deliverDueMail(backend.app.hoster, null)).toBe(2);
    expect(await deliverDueMail(backend.app.hoster, null)).toBe(0);
    const list = (await get('/mail/')).body;
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('Confirm &lt;you&gt;'));
    const found = (await get('/mail/?to=GRACE')).body;
    expect(found).toContain('Confirm');
    expect(found).not.toContain('Second');
    expect((await get('/mail/?to=%25')).body).toContain('No emails yet.');
    const [, path] = /href="(\/mail\/\d+\/)"/.exec(found) ?? [];
    const page = await get(path ?? '');
    expect(page.body).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows an HTML email in a frame without scripts', async () => {
    const [row] = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'Second'));
    expect((await get(`/mail/${row?.id}/`)).body).toContain('<iframe class="card" sandbox');
    const html = await get(`/mail/${row?.id}/html/`);
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect((await get('/mail/999/')).statusCode).toBe(404);
    expect((await get('/mail/nonsense/')).statusCode).toBe(404);
    expect((await get(`/mail/0${row?.id}/`)).statusCode).toBe(404);
  });

  it('sends no email for a change that was rolled back', async () => {
    const undone = backend.db.transaction(async (tx) => {
      await enqueueMail(tx, { ...email, subject: 'Never' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await get('/mail/')).body).not.toContain('Never');
  });
});

describe('with an SMTP server', () => {
  const smtp = fakeSmtp();
  let backend: TestBackend;
  let transport: Transport;

  beforeAll(async () => {
    smtp.server.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const { port } = smtp.server.address() as AddressInfo;
    backend = await testBackend({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      supportEmail: 'support@hoster.example',
    });
  });
  beforeEach(async () => {
    transport = transportOf(backend.app.hoster);
    await backend.db.delete(mailOutbox);
    // Ahead of the database, from which rows get their time.
    backend.clock.set(new Date(Date.now() + 1000));
    smtp.reset();
  });
  afterEach(() => transport?.close());
  afterAll(async () => {
    await backend.close();
    smtp.server.close();
  });

  const deliver = () => deliverDueMail(backend.app.hoster, transport);
  async function theRow() {
    const [row] = await backend.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    if (!row) throw new Error('There is no email');
    return row;
  }
  const messageIdOf = (message = '') => /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim();

  it('sends each email once, without a public mailbox', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await enqueueMail(backend.db, { ...email, subject: 'Привет', language: 'ru', expiresAt });
    await deliver();
    await deliver();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('To: grace@example.test');
    expect(smtp.received[0]).toContain('Content-Language: ru');
    expect((await backend.app.inject({ url: '/mail/' })).statusCode).toBe(404);
    // The links in its text are gone from the database.
    expect(await theRow()).toMatchObject({ status: 'sent', recipient: email.to, text: '', html: null });
  });

  it.each([
    ['the connection', { greeting: '421 too busy' }],
    ['the connection for good', { greeting: '554 no service here' }],
    ['the sender', { 'MAIL FROM': '451 try again later' }],
    ['the recipient', { 'RCPT TO': '451 greylisted' }],
    ['the text', { DATA: '452 out of storage' }],
    ['what was sent', { end: '451 aborted' }],
  ])('tries again for five days, with pauses, when %s is refused for now', async (_what, answers) => {
    smtp.answers = answers;
    await enqueueMail(backend.db, email);
    let tries = 0;
    while ((await theRow()).status === 'queued' && tries < 30) {
      await deliver();
      await deliver();
      expect(await theRow(), 'once, then a pause').toMatchObject({ attempts: ++tries, text: said });
      backend.clock.advance(6 * hour);
    }
    expect(tries, 'the last one after five days').toBe(21);
    expect(await theRow()).toMatchObject({ status: 'failed', text: said });
  });

  it('delivers what was refused for hours, as the same message', async () => {
    smtp.answers = { end: '451 aborted' };
    await enqueueMail(backend.db, email);
    for (let tries = 0; tries < 12; tries++) {
      await deliver();
      backend.clock.advance(hour);
    }
    smtp.answers = {};
    await deliver();
    expect(await theRow()).toMatchObject({ status: 'sent', attempts: 13, error: null });
    expect(new Set(smtp.received).size).toBe(1);
    expect(messageIdOf(smtp.received[0])).toMatch(/^<.+@.+>$/);
  });

  it.each([
    ['the sender', { 'MAIL FROM': '550 unknown sender' }],
    ['the recipient', { 'RCPT TO': '550 no such user' }],
    ['what was sent', { end: '554 spam' }],
  ])('stops when %s is refused for good, keeps the text and tells support', async (_what, answers) => {
    smtp.answers = answers;
    await resetLimit(backend.db, { action: 'mail failure', subject: 'support' });
    await enqueueMail(backend.db, email);
    await enqueueMail(backend.db, email);
    await deliver();
    const rows = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email.to));
    const failed = { status: 'failed', attempts: 1, text: said, error: expect.stringContaining('55') as string };
    expect(rows).toMatchObject([failed, failed]);
    const told = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'support@hoster.example'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(email.to);
    backend.clock.advance(1000);
    await deliver();
    expect(await backend.db.select().from(mailOutbox), 'no email about the email to support').toHaveLength(3);
  });

  it('shares many emails between three processes when the server is slow', async () => {
    for (let index = 0; index < 24; index++) await enqueueMail(backend.db, { ...email, subject: `Email ${index}` });
    const transports = [1, 2, 3].map(() => transportOf(backend.app.hoster));
    const greet = smtp.hold();
    const processes = transports.map((each) => deliverDueMail(backend.app.hoster, each));
    await expect.poll(() => smtp.connections()).toBe(15);
    const leased = backend.db.select().from(mailOutbox).where(isNotNull(mailOutbox.claimedUntil));
    expect(await leased, 'no email waits leased').toHaveLength(15);
    greet();
    await Promise.all(processes);
    expect(smtp.received).toHaveLength(24);
    expect(new Set(smtp.received.map(messageIdOf)).size).toBe(24);
    for (const each of transports) each?.close();
  });

  it('keeps an email leased for as long as it is being sent', async () => {
    await enqueueMail(backend.db, email);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const greet = smtp.hold();
      const sent = deliver();
      await expect.poll(() => smtp.connections()).toBe(1);
      await backend.db.update(mailOutbox).set({ claimedUntil: new Date(0) });
      vi.advanceTimersByTime(20_000);
      await expect.poll(async () => (await theRow()).claimedUntil?.getTime()).toBeGreaterThan(Date.now());
      expect(await deliver()).toBe(0);
      greet();
      await sent;
      expect(smtp.received).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

type Answers = Partial<Record<'greeting' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'end', string>>;

/** As much of RFC 5321 as one client needs. */
function fakeSmtp() {
  let connections = 0;
  let held = Promise.resolve();
  const smtp = {
    /** Messages that came, also those that were refused after that. */
    received: [] as string[],
    /** Answers other than the usual ones. */
    answers: {} as Answers,
    reset: () => {
      smtp.received.length = 0;
      smtp.answers = {};
      connections = 0;
    },
    /** Connections that were made since the reset. */
    connections: () => connections,
    /** Greets nobody until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    server: createServer((socket) => {
      let inData = false;
      let buffer = '';
      connections++;
      socket.setEncoding('utf8').on('error', () => undefined);
      const answer = (to: keyof Answers, usual: string) => socket.write(`${smtp.answers[to] ?? usual}\r\n`);
      void held.then(() => {
        answer('greeting', '220 test');
        if (smtp.answers.greeting !== undefined) socket.end();
      });
      socket.on('data', (chunk: string) => {
        buffer += chunk;
        for (;;) {
          const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
          if (end === -1) return;
          const text = buffer.slice(0, end);
          buffer = buffer.slice(end + (inData ? 5 : 2));
          if (inData) {
            smtp.received.push(text);
            inData = false;
            answer('end', '250 taken');
          } else if (text === 'DATA') {
            inData = smtp.answers.DATA === undefined;
            answer('DATA', '354 continue');
          } else if (text === 'QUIT') socket.end('221 bye\r\n');
          else if (text.startsWith('MAIL FROM')) answer('MAIL FROM', '250 ok');
          else if (text.startsWith('RCPT TO')) answer('RCPT TO', '250 ok');
          else socket.write('250 ok\r\n');
        }
      });
    }),
  };
  return smtp;
}
