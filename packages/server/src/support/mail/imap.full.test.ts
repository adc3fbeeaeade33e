import { ImapFlow } from 'imapflow';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { dovecot, type Dovecot, hasDovecot } from '../../testing/dovecot.ts';
import type { ImapSettings } from './config.ts';
import { watchMailbox } from './imap.ts';
import { lastUid, storeInbound } from './store.ts';
import { supportInboundMail } from './tables.ts';

const backend = await testBackend();
const server: Dovecot | null = hasDovecot ? await dovecot() : null;
afterAll(async () => {
  await server?.stop();
  await server?.remove();
  await backend.close();
});

const email = (name: string) =>
  `From: Ann <ann@example.com>\r\nTo: support@example.net\r\nMessage-ID: <${name}@example.com>\r\nSubject: ${name}\r\n\r\nHello\r\n`;

async function onServer<T>({ port, user, password }: Dovecot, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const auth = { user, pass: password };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

const deliver = (to: Dovecot, name: string) => onServer(to, (client) => client.append('INBOX', email(name)));
const unread = (on: Dovecot) =>
  onServer(on, async (client) => (await client.status('INBOX', { unseen: true, messages: true })) || null);

async function stored(): Promise<string[]> {
  const rows = await backend.db.select().from(supportInboundMail).orderBy(supportInboundMail.id);
  return rows.map(({ raw }) => /Subject: (\S+)/.exec(raw.toString())?.[1] ?? '');
}

const storedEventually = (names: readonly string[]) => expect.poll(stored, { timeout: 20_000 }).toEqual(names);

test.skipIf(!server)(
  'a mailbox is followed: nothing is lost or doubled by restarts and a new UIDVALIDITY',
  async () => {
    if (!server) return;
    await server.start();
    await onServer(server, (client) => client.append('INBOX', email('old'), ['\\Seen']));
    await onServer(server, (client) => client.mailboxCreate('Done'));
    await deliver(server, 'waiting');
    const { port, user, password } = server;
    const settings: ImapSettings = {
      host: '127.0.0.1',
      port,
      secure: false,
      user,
      password,
      mailbox: 'INBOX',
      doneFolder: null,
    };
    const store = {
      store: (inbound: Parameters<typeof storeInbound>[1]) => storeInbound(backend.db, inbound),
      lastUid: (source: string, validity: string) => lastUid(backend.db, source, validity),
      now: () => backend.clock.now(),
    };
    const log = { error: () => undefined, warn: () => undefined };
    let stop = watchMailbox(settings, store, log);
    await storedEventually(['waiting']);
    await deliver(server, 'told');
    await storedEventually(['waiting', 'told']);
    expect(await unread(server)).toMatchObject({ unseen: 0, messages: 3 });

    // The server goes away; meanwhile somebody reads a new message on a phone.
    await server.stop();
    await server.start();
    await onServer(server, (client) => client.append('INBOX', email('seen-elsewhere'), ['\\Seen']));
    await storedEventually(['waiting', 'told', 'seen-elsewhere']);
    await stop();

    await server.stop();
    await server.renumber();
    await server.start();
    await deliver(server, 'renumbered');
    stop = watchMailbox({ ...settings, doneFolder: 'Done' }, store, log);
    await storedEventually(['waiting', 'told', 'seen-elsewhere', 'old', 'renumbered']);
    await expect.poll(() => unread(server).then((status) => status?.messages), { timeout: 20_000 }).toBe(0);
    await stop();
  },
);
