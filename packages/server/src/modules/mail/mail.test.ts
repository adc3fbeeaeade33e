import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { deliverDueMail, transportOf } from './deliver.ts';
import { enqueueMail } from './service.ts';
import { mailOutbox } from './tables.ts';

const letter = {
  to: 'grace@example.test',
  language: 'en' as const,
  subject: 'Confirm <you>',
  text: 'Go to http://localhost:3000/x?a=1&b=2.\n',
};

describe('the embedded mailbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());
  const get = (url: string) => backend.app.inject({ url, headers: { 'accept-language': 'en' } });

  it('lists emails newest first, finds them by address and links their URLs', async () => {
    await enqueueMail(backend.db, letter);
    await enqueueMail(backend.db, {
      ...letter,
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
  });

  it('sends no email for a change that was rolled back', async () => {
    const undone = backend.db.transaction(async (tx) => {
      await enqueueMail(tx, { ...letter, subject: 'Never' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await get('/mail/')).body).not.toContain('Never');
  });
});

describe('with an SMTP server', () => {
  let smtp: Server;
  let refuses = false;
  const received: string[] = [];
  let backend: TestBackend;

  beforeAll(async () => {
    smtp = fakeSmtp(received, () => refuses).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    const address = smtp.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    backend = await testBackend({ smtpUrl: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await backend.close();
    smtp.close();
  });

  it('sends each email once, without a public mailbox', async () => {
    const transport = transportOf(backend.app.hoster);
    await enqueueMail(backend.db, { ...letter, subject: 'Привет', language: 'ru' });
    await deliverDueMail(backend.app.hoster, transport);
    await deliverDueMail(backend.app.hoster, transport);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: grace@example.test');
    expect(received[0]).toContain('Content-Language: ru');
    expect((await backend.app.inject({ url: '/mail/' })).statusCode).toBe(404);
    // The links in its text are gone from the database.
    const [row] = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'Привет'));
    expect(row).toMatchObject({ status: 'sent', recipient: letter.to, text: '', html: null });
    transport?.close();
  });

  it('a rejected email waits and stores the reason', async () => {
    refuses = true;
    const transport = transportOf(backend.app.hoster);
    await enqueueMail(backend.db, { ...letter, subject: 'Refused' });
    await deliverDueMail(backend.app.hoster, transport);
    const [row] = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'Refused'));
    expect(row).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('550') as string });
    expect(row?.text).toBe(letter.text);
    expect(await deliverDueMail(backend.app.hoster, transport)).toBe(0);
    await backend.db
      .update(mailOutbox)
      .set({ attempts: 7, nextAttemptAt: new Date(0) })
      .where(eq(mailOutbox.id, row?.id ?? 0));
    await deliverDueMail(backend.app.hoster, transport);
    const [given] = await backend.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'Refused'));
    expect(given).toMatchObject({ status: 'failed', attempts: 8, text: '' });
    transport?.close();
  });
});

/** As much of RFC 5321 as one client needs. */
function fakeSmtp(received: string[], refuses: () => boolean): Server {
  return createServer((socket) => {
    let inData = false;
    let buffer = '';
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push(text);
          inData = false;
          socket.write('250 taken\r\n');
        } else if (text === 'DATA') {
          inData = true;
          socket.write('354 continue\r\n');
        } else if (text === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(text.startsWith('RCPT') && refuses() ? '550 no such user\r\n' : '250 ok\r\n');
      }
    });
  });
}
